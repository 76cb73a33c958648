import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bigCourse, middle, smallCourse } from '../src/games/lose-your-shirt/course';
import { page } from '../src/games/lose-your-shirt/page';
import { look, pick, planOf, SELECTION } from '../src/games/lose-your-shirt/pick.svelte';
import { rowsOf, sumsOf } from '../src/games/lose-your-shirt/result';
import { cardOf, handOf, handSize, hiddenSelection, HOME, kindOf, oddsOf, trailOf, viewOf, type View } from '../src/games/lose-your-shirt/view';
import type { Mode, PartProps } from '../src/games/registry';
import { LiveTable } from '../src/store.svelte';
import { toldOf } from '../src/told';
import type { ChoiceView, Did, Note, TableView } from '../src/wire';
import { words } from '../src/words.svelte';

const NONE = [-1, -1, -1];
const ZERO = [0, 0, 0];

/** A table of three in its second race, on cards from the hands; the viewer is seat 0 and to play. */
function table(view: Partial<View> = {}, change: Partial<TableView> = {}): TableView {
  const hand = Array.from({ length: 20 }, () => 0);
  hand[2] = 2;
  hand[18] = 1;
  return {
    table: 't1', game: 'lose-your-shirt', name: 'A table', code: null, invite: null, version: 90, phase: 'playing', pace: 'normal',
    options: { squares: 18, lanes: 6, starting_money: 100, races: 8, betting: 'simultaneous', lane_change: 'diagonal', odds_include_stake: false },
    seats: ['Mira', 'Otto', 'Aino'].map((name, seat) => ({ seat, kind: 'person', name, level: null, here: true, auto: false })),
    you: 0, host: 0, to_move: [], chance: null, legal: [],
    money: { p1: 80, p2: 60, p3: 0, bank: 2000, stakes: 60, jackpot: 260 },
    view: {
      race: 2, dealer: 1, phase: 3, turn: 0, broke: ZERO, to_deal: 0, hand, cards: [4, 3, 3], selected: [1, 1, 1], selection: 10, shown: NONE, laid: [1, 1, 1],
      sealed_bet: 0, bet: [1, 2, 3], stake: [20, 30, 50], lane: [0, 1, 2, 3, 4, 5, 6, 0], square: [0, 0, 0, 4, 9, 0, 0, 0], first: 0, second: 0, top: -1,
      pile: Array.from({ length: 20 }, () => 0), down_left: 0, pending: -1, results: [[4, 6], [0, 0], [0, 0]],
      last_selection: [9, 17, 3], last_bet: [1, 2, 3], last_stake: [20, 30, 50], last_gain: [100, 60, -50], last_pool: 0, ...view,
    } as unknown as Record<string, unknown>,
    result: null, log: [], fair: { scheme: '', commitment: '', entropy: [] }, build: 'b', deadline: null, ...change,
  } as TableView;
}
function choice(text: string, what: number, which: number, where: number, verb = 'play'): ChoiceView {
  return { text, verb, what, which, where, low: 0, high: 0, step: 0 };
}
function did(version: number, ...notes: Note[]): Did {
  return { version, who: 'p1', do: null, at: 0, notes };
}
const play = (from: TableView, ...notes: Note[]): TableView => notes.reduce((drawn, note) => page.draw(drawn, note), from);

let shown: Record<string, unknown> | null = null;
function show(part: Component<PartProps>, at: TableView, mode: Mode): string {
  const live = new LiveTable('t1');
  live.page = page;
  live.latest = at;
  live.shown = at;
  shown = mount(part, { target: document.body, props: { live, table: at, mode } });
  flushSync();
  return document.body.innerHTML;
}
beforeAll(() => words.needGame('lose-your-shirt', 'en'));
beforeEach(() => pick.take(null));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

describe('cards', () => {
  it('are the kinds of the view and of the notes', () => {
    for (let kind = 0; kind < 20; kind += 1) {
      const { horse, spaces } = cardOf(kind);
      expect(kindOf({ what: 'played', horse, spaces })).toBe(kind);
    }
    expect(cardOf(10)).toEqual({ kind: 10, horse: 4, spaces: 3 });
    expect(cardOf(18)).toEqual({ kind: 18, horse: 0, spaces: -2 });
  });
  it('of the own hand stand one by one, the hidden selection apart', () => {
    expect(handOf(table()).map((card) => card.key)).toEqual(['2.0', '2.1', '18.0']);
    expect(hiddenSelection(table())).toBe(10);
    expect(hiddenSelection(table({ shown: [10, -1, -1] }))).toBe(-1);
    expect(hiddenSelection(table({}, { you: null }))).toBe(-1);
    expect([handSize(table(), 0), handSize(table({ shown: [10, -1, -1] }), 0)]).toEqual([3, 4]);
  });
});

describe('the course', () => {
  it('has the measures of the drawing', () => {
    expect(middle(bigCourse(18), { lane: 4, square: 15 })).toEqual({ x: 1354, y: 335.5 });
    expect(middle(smallCourse(18), { lane: 5, square: 11 })).toEqual({ x: 229, y: 181.5 });
  });
  it('keeps every square and stall on the drawing, however long the track', () => {
    for (const squares of [10, 18, 30]) {
      for (const course of [bigCourse(squares), smallCourse(squares)]) {
        expect(middle(course, { lane: 1, square: 0 }).x).toBeGreaterThan(0);
        expect(middle(course, { lane: 1, square: 0 }).x).toBeLessThan(course.left);
        expect(middle(course, { lane: 6, square: squares }).x).toBeLessThan(course.finish);
        expect(middle(course, { lane: 6, square: squares + 1 }).x).toBeLessThan(course.width);
      }
    }
  });
  it('shows the last move from where it began, lane change and all', () => {
    const told = toldOf([
      did(1, { what: 'race-off', seat: 0, race: 1 }),
      did(2, { what: 'played', seat: 0, horse: 3, spaces: 2 }, { what: 'stepped', seat: 0, horse: 3, lane: 3, square: 1 }, { what: 'moved', seat: 0, horse: 3, lane: 3, square: 2 }),
      did(3, { what: 'played', seat: 1, horse: 0, spaces: 3 }, { what: 'stepped', seat: 1, horse: 3, lane: 4, square: 3 }, { what: 'stepped', seat: 1, horse: 3, lane: 4, square: 4 }, { what: 'moved', seat: 1, horse: 3, lane: 4, square: 5 }),
    ]);
    expect(trailOf(told)).toEqual({
      horse: 3,
      from: { lane: 3, square: 2 },
      path: [{ lane: 4, square: 3 }, { lane: 4, square: 4 }, { lane: 4, square: 5 }],
      home: false,
    });
    expect(trailOf([...told, ...toldOf([did(4, { what: 'played', seat: 2, horse: 1, spaces: 2 }, { what: 'stuck', seat: 2, horse: 1 })])])).toBeNull();
    const home = trailOf([...told, ...toldOf([did(4, { what: 'crossed', seat: 2, horse: 5, place: 1 })])]);
    expect(home).toEqual({ horse: 5, from: { lane: 5, square: 0 }, path: [], home: true });
  });
});

describe('what one is about to play', () => {
  const legal = [
    choice('play 1+4 to 2:4', 2, -1, 68),
    choice('play 1+4 to 1:4', 2, -1, 36),
    choice('play any-2 h3 to 3:2', 18, 3, 98),
    choice('play any-2 h1', 18, 1, -1),
    choice('play any-2 h4 to home', 18, 4, HOME),
    choice('play any-2 h4 to 4:2', 18, 4, 130),
  ];
  it('has a letter for each end, in the order of lanes', () => {
    const now = table({}, { legal });
    expect(planOf(now).kind).toBe(-1);
    pick.take('2.1');
    expect(planOf(now).ends.map((end) => [end.letter, end.lane, end.square])).toEqual([['A', 1, 4], ['B', 2, 4]]);
    expect(planOf(now).chosen).toBeNull();
    pick.where = 68;
    expect(planOf(now).chosen?.choice.text).toBe('play 1+4 to 2:4');
  });
  it('asks for the horse of a spot first, and knows what moves nothing', () => {
    const now = table({}, { legal });
    pick.take('18.0');
    expect(planOf(now)).toMatchObject({ horses: [1, 3, 4], horse: 0, ends: [] });
    pick.for(1);
    expect(planOf(now)).toMatchObject({ horse: 1, nothing: true });
    pick.for(4);
    expect(planOf(now).ends.map((end) => end.home)).toEqual([false, true]);
  });
  it('is the turned card when the pile is turned', () => {
    const now = table({ phase: 4, pending: 3 }, { legal: [choice('move to 2:9', -1, -1, 73, 'move')] });
    expect(planOf(now)).toMatchObject({ kind: 3, horse: 2, nothing: false });
    expect(planOf(now).chosen?.choice.text).toBe('move to 2:9');
  });
});

describe('what is drawn of a note', () => {
  it('moves a horse along its path and over the line', () => {
    const drawn = play(table(), { what: 'stepped', horse: 3, lane: 4, square: 5 });
    expect([viewOf(drawn).lane[3], viewOf(drawn).square[3]]).toEqual([4, 5]);
    const over = play(drawn, { what: 'crossed', horse: 3, place: 1 });
    expect([viewOf(over).first, viewOf(over).square[3]]).toEqual([3, 19]);
  });
  it('takes the played card from the hand, or turns the selection up', () => {
    const drawn = play(table(), { what: 'played', seat: 0, horse: 1, spaces: 4 });
    expect([viewOf(drawn).hand?.[2], viewOf(drawn).cards[0], viewOf(drawn).top, viewOf(drawn).pile[2]]).toEqual([1, 3, 2, 1]);
    expect(viewOf(play(table(), { what: 'selection-played', seat: 1, horse: 6, spaces: 2 })).shown).toEqual([-1, 15, -1]);
  });
  it('pays one’s own sealed stake once, the others’ when they are shown', () => {
    const before = table({ bet: ZERO, stake: ZERO, laid: [0, 1, 1] }, { money: { p1: 100, p2: 90, p3: 50, bank: 0, stakes: 0, jackpot: 0 } });
    const after = play(
      before,
      { what: 'bet-laid', seat: 0 },
      { what: 'own-bet', seat: 0, bet: 1, amount: 20 },
      { what: 'bet-shown', seat: 1, bet: 2, amount: 30 },
      { what: 'bet-shown', seat: 2, bet: 3, amount: 50 },
      { what: 'bet-shown', seat: 0, bet: 1, amount: 20 },
    );
    expect(after.money).toEqual({ p1: 80, p2: 60, p3: 0, bank: 0, stakes: 100, jackpot: 0 });
    expect([viewOf(after).bet, viewOf(after).stake]).toEqual([[1, 2, 3], [20, 30, 50]]);
  });
  it('pays a race out so that the result can be read from it, and leaves the next one undealt', () => {
    const end = play(
      table({ race: 2 }, { money: { p1: 80, p2: 60, p3: 0, bank: 2000, stakes: 100, jackpot: 260 } }),
      { what: 'race-over', first: 4, second: 6 },
      { what: 'selection-shown', seat: 0, horse: 4, spaces: 3 },
      { what: 'selection-shown', seat: 1, horse: 1, spaces: 2 },
      { what: 'selection-shown', seat: 2, horse: 4, spaces: 4 },
      { what: 'win-paid', seat: 0, horse: 4, amount: 100 },
      { what: 'stake-back', seat: 0, horse: 4, amount: 20 },
      { what: 'stake-lost', seat: 1, horse: 1, amount: 30 },
      { what: 'jackpot-paid', seat: 2, horse: 4, amount: 260 },
      { what: 'stake-back', seat: 2, horse: 4, amount: 50 },
      { what: 'race-started', seat: 2, race: 3 },
    );
    expect(page.settled(end)).toBe(true);
    expect(page.lead(end)).toBe('Race 2 of 8 · jackpot 30');
    expect(end.money).toEqual({ p1: 200, p2: 60, p3: 310, bank: 1900, stakes: 0, jackpot: 30 });
    expect(rowsOf(end, false).map((row) => [row.seat, row.gain, row.card])).toEqual([[2, 260, 11], [0, 100, 10], [1, -30, 0]]);
    expect(rowsOf(end, false)[0]!.why).toBe('Horse 4 won. The jackpot pays 260, and the 50 comes back.');
    expect(sumsOf(end)).toEqual({ was: 260, taken: 260, takers: [2], lost: 30, next: 30, bank: 100 });
    expect(page.settled(play(end, { what: 'card-dealt', seat: 0, left: 41 }))).toBe(false);
  });
  it('begins a race that is seen again with the bets that were made on it', () => {
    const again = play(table({ race: 3, phase: 1, to_deal: 42, bet: ZERO, stake: ZERO }), { what: 'race-off', seat: 1, race: 2 });
    expect(viewOf(again)).toMatchObject({ race: 2, phase: 3, bet: [1, 2, 3], cards: [14, 14, 14], lane: [0, 1, 2, 3, 4, 5, 6, 0], shown: NONE });
    expect(page.settled(again)).toBe(false);
  });
  it('names odds as the table has them', () => {
    const less = table({}, { options: { ...table().options, odds_include_stake: true } });
    expect([oddsOf(table(), 'win'), oddsOf(table(), 'place'), oddsOf(less, 'win'), oddsOf(less, 'place')]).toEqual([5, 2, 4, 1]);
  });
});

describe('the page', () => {
  it('has the selection only while it is looked at, and tells the others nothing', () => {
    expect(show(page.Hand, table(), 'phone')).not.toContain('Horse 4, forward 3');
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('Hold to look'));
    expect(button).toBeDefined();
    button!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    flushSync();
    expect(document.body.innerHTML).toContain('Horse 4, forward 3');
  });
  it('opens the selection where it is picked to be played', () => {
    const legal = [choice('play 4+3 to 4:12', 10, -1, 140), choice('play 1+4 to 1:4', 2, -1, 36)];
    const now = table({}, { legal, to_move: [0] });
    show(page.Hand, now, 'phone');
    expect(document.body.innerHTML).not.toContain('Horse 4, forward 3');
    pick.take(SELECTION);
    flushSync();
    expect(document.body.innerHTML).toContain('Horse 4, forward 3');
    expect(document.querySelector('.play')?.textContent).toContain('Play horse 4');
  });
  it('of the wall shows no card of a hand and no plan', () => {
    pick.take('2.0');
    const html = show(page.Board, table({}, { legal: [choice('play 1+4 to 1:4', 2, -1, 36), choice('play 1+4 to 2:4', 2, -1, 68)], to_move: [0] }), 'tv');
    expect(html).not.toContain('forward 4');
    expect(document.querySelector('.end circle')).toBeNull();
  });
  it('remembers from where the course is looked at', () => {
    const before = look.angle;
    look.turn();
    expect(localStorage.getItem('homestretch.lose-your-shirt.angle')).toBe(look.angle);
    expect(look.angle).not.toBe(before);
    look.turn();
    expect(look.angle).toBe(before);
  });
});
