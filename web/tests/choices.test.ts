import { describe, expect, it } from 'vitest';
import { account, actionText, awaited, awaits, choiceOf, choicesOf, seatOf } from '../src/choices';
import type { ChoiceView, TableView } from '../src/wire';
import { fixture } from './help';

function choice(text: string, part: Partial<ChoiceView>): ChoiceView {
  return { text, verb: text.split(' ')[0]!, what: -1, which: -1, where: -1, low: 0, high: 0, step: 0, ...part };
}
const LEGAL = [
  choice('bet win 10..100/10', { what: 1, low: 10, high: 100, step: 10 }),
  choice('bet place 10..100/10', { what: 2, low: 10, high: 100, step: 10 }),
  choice('play 4+3 to 3:8', { what: 4, which: 3, where: 8 }),
];

describe('legal choices', () => {
  it('are found by their parts', () => {
    expect(choicesOf(LEGAL, { verb: 'bet' })).toHaveLength(2);
    expect(choiceOf(LEGAL, { verb: 'bet', what: 2 })?.text).toBe('bet place 10..100/10');
    expect(choiceOf(LEGAL, { verb: 'pass' })).toBeNull();
  });
  it('become actions with the amount in the place of the range', () => {
    expect(actionText(LEGAL[0]!, 30)).toBe('bet win 30');
    expect(actionText(LEGAL[2]!)).toBe('play 4+3 to 3:8');
    expect(actionText(choice('offer h3 p2 10..300/10', { low: 10, high: 300, step: 10 }), 120)).toBe('offer h3 p2 120');
    expect(() => actionText(LEGAL[0]!)).toThrow();
    expect(() => actionText(LEGAL[0]!, 0.5)).toThrow();
  });
  it('count seats from p1 in texts', () => {
    expect(account(0)).toBe('p1');
    expect(seatOf('p12')).toBe(11);
    expect(seatOf('chance')).toBeNull();
    expect(seatOf('p0')).toBeNull();
  });
});

describe('whom the table waits for', () => {
  const table: TableView = { ...fixture('moved').table, you: 1, phase: 'playing', to_move: [], chance: { verb: 'roll', trigger: 1, by_hand: true } };
  it('is the one who starts the chance event', () => {
    expect(awaits(table)).toBe('start');
    expect(awaited(table)).toEqual([1]);
  });
  it('is not an onlooker, nor anybody where the event starts itself, nor after the end', () => {
    expect(awaits({ ...table, you: null })).toBeNull();
    expect(awaits({ ...table, chance: { verb: 'deal', trigger: 1, by_hand: false } })).toBeNull();
    expect(awaits({ ...table, phase: 'over' })).toBeNull();
  });
  it('is everyone who is to decide', () => {
    expect(awaits({ ...table, to_move: [0, 1] })).toBe('choice');
    expect(awaited({ ...table, to_move: [0, 2] })).toEqual([0, 2]);
  });
});
