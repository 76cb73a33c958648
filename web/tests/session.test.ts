import { beforeEach, describe, expect, it } from 'vitest';
import { dropSeat, keepSeat, seatAt } from '../src/session';
import { cleanCode } from '../src/codes';

beforeEach(() => localStorage.clear());

describe('seats of this browser', () => {
  it('are kept by table, so that coming back finds the same seat', () => {
    keepSeat('t1', { token: 'a', seat: 2, code: 'K7QFA' });
    keepSeat('t2', { token: 'b', seat: null, code: 'XXXXX' });
    expect(seatAt('t1')).toEqual({ token: 'a', seat: 2, code: 'K7QFA' });
    expect(JSON.parse(localStorage.getItem('homestretch.seats')!)).toHaveProperty('t2');
    dropSeat('t1');
    expect(seatAt('t1')).toBeNull();
    dropSeat('t2');
  });
  it('survive what others have written there', () => {
    for (const text of ['{not json', '[]', 'null', '{"t9": {"token": 5}}', '{"t9": "x"}']) {
      localStorage.setItem('homestretch.seats', text);
      expect(seatAt('t9')).toBeNull();
    }
    localStorage.setItem('homestretch.seats', '{}');
    expect(seatAt('__proto__')).toBeNull();
    expect(seatAt('constructor')).toBeNull();
  });
  it('are found by a code as it is typed', () => {
    expect(cleanCode(' k7-qf a ')).toBe('K7QFA');
    expect(cleanCode('!')).toBe('');
  });
});
