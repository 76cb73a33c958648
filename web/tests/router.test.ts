import { describe, expect, it } from 'vitest';
import { placeOf } from '../src/router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/new/racehorse', { page: 'new', game: 'racehorse' }],
    ['/t/abc_1-2', { page: 'table', id: 'abc_1-2' }],
    ['/tv/abc', { page: 'tv', id: 'abc' }],
    ['/join/K7QFA', { page: 'join', code: 'K7QFA' }],
    ['/settings', { page: 'settings' }],
    ['/t', { page: 'lost' }],
    ['/t/a/b', { page: 'lost' }],
    ['/nowhere/x', { page: 'lost' }],
    ['/t/%E0%A4%A', { page: 'lost' }],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });
  it('take a clause as anchor', () => {
    expect(placeOf('/rules/quarter-horse', '#QHR-12')).toEqual({ page: 'rules', game: 'quarter-horse', anchor: 'QHR-12' });
  });
});
