import { beforeEach, describe, expect, it } from 'vitest';
import { ACTION, Queue } from '../src/queue';
import type { Did, Note, TableView } from '../src/wire';
import { Clock, fixture } from './help';

let clock: Clock;
let factor: number;
let seen: string[];
let queue: Queue;
let hold: number;
let ends: number[];

beforeEach(() => {
  clock = new Clock();
  const around = clock.around();
  factor = 1;
  seen = [];
  hold = 0;
  ends = [];
  queue = new Queue({
    ms: (note) => (note.what === ACTION ? 0 : 100),
    factor: () => factor,
    play: (note) => void seen.push(note.what),
    settle: (table, skipped) => void seen.push(`= ${table.version}${skipped.length ? ` (${skipped.length})` : ''}`),
    hold: () => hold,
    ends: (one) => ends.includes(one.table.version),
    later: (run, ms) => void around.later(run, ms),
  });
});

function happening(version: number, ...whats: string[]): { did: Did[]; table: TableView } {
  const notes = whats.map((what): Note => ({ what }));
  return { did: [{ version, who: 'chance', do: 'roll 1 2', at: 0, notes }], table: { ...fixture('moved').table, version } };
}

describe('playing what happened', () => {
  it('goes note by note and then takes the server’s view', () => {
    queue.add(happening(1, 'a', 'b'));
    expect(seen).toEqual([ACTION, 'a']);
    clock.pass(100);
    expect(seen).toEqual([ACTION, 'a', 'b']);
    clock.pass(100);
    expect(seen).toEqual([ACTION, 'a', 'b', '= 1']);
    expect(queue.busy).toBe(false);
  });
  it('plays one happening after the other', () => {
    queue.add(happening(1, 'a'));
    queue.add(happening(2, 'b'));
    clock.pass(250);
    expect(seen).toEqual([ACTION, 'a', '= 1', ACTION, 'b', '= 2']);
  });
  it('does not wait at all where nothing is to move', () => {
    factor = 0;
    queue.add(happening(1, 'a', 'b'));
    expect(seen).toEqual(['= 1 (1)']);
    clock.pass(1000);
    expect(seen).toEqual(['= 1 (1)']);
  });
  it('plays the end of a race through, however much comes behind it', () => {
    ends = [2];
    for (let version = 1; version <= 7; version += 1) queue.add(happening(version, 'x'));
    // What was before the end is only told; the end itself is played, and what follows comes after it.
    expect(seen).toEqual([ACTION, 'x', '= 1 (1)', ACTION, 'x']);
    hold = 500;
    clock.pass(100);
    expect(seen.at(-1)).toBe('= 2');
    clock.pass(499);
    expect(seen.at(-1)).toBe('= 2');
    hold = 0;
    clock.pass(1);
    expect(seen.slice(5)).toEqual(['= 2', ACTION, 'x']);
    clock.pass(1000);
    expect(seen.at(-1)).toBe('= 7');
  });
  it('jumps when it has fallen far behind, and tells what it jumped', () => {
    for (let version = 1; version <= 6; version += 1) queue.add(happening(version, 'x'));
    expect(seen).toEqual([ACTION, 'x', '= 5 (5)', ACTION, 'x']);
    clock.pass(1000);
    expect(seen.at(-1)).toBe('= 6');
  });
  it('lets a result be looked at, whatever the pace, and goes on when told to', () => {
    factor = 0;
    hold = 5000;
    queue.add(happening(1, 'a'));
    queue.add(happening(2, 'b'));
    expect(seen).toEqual(['= 1 (1)']);
    hold = 0;
    queue.release();
    expect(seen).toEqual(['= 1 (1)', '= 2 (1)']);
  });
  it('follows by itself when a result has stood long enough', () => {
    queue.add(happening(1, 'a'));
    hold = 5000;
    clock.pass(100);
    hold = 0;
    queue.add(happening(2, 'b'));
    clock.pass(4800);
    expect(seen).toEqual([ACTION, 'a', '= 1']);
    clock.pass(200);
    expect(seen).toEqual([ACTION, 'a', '= 1', ACTION, 'b']);
  });
  it('settles at once when asked to, and a timer on its way does nothing any more', () => {
    queue.add(happening(1, 'a', 'b'));
    queue.flush();
    expect(seen).toEqual([ACTION, 'a', '= 1 (1)']);
    clock.pass(1000);
    expect(seen).toHaveLength(3);
  });
});
