import { describe, expect, it } from 'vitest';
import { page } from '../src/games/beat-the-bookie/page';
import { betValue, gained, odds, sheetOf, trophiesOf, viewOf } from '../src/games/beat-the-bookie/view';
import { toldOf } from '../src/told';
import type { Did, Note, TableView } from '../src/wire';

/** The race of the drawings: wallets of 340, 320, 320, 250, 430 become 810, 540, 410, 170, 230. */
const OTTO = 0;
const MIRA = 1;
const BELA = 2;
const AINO = 3;
const ZSOFI = 4;
const WALLETS = [340, 320, 320, 250, 430];
const none = [0, 0, 0, 0, 0, 0, 0];

function note(what: string, fields: Record<string, number> = {}): Note {
  return { what, clause: 'BTB-1', ...fields } as Note;
}
const bet = (what: string, seat: number, horse: number, amount: number) => note(what, { seat, horse, amount });

const STORY: Note[][] = [
  [note('race-started', { race: 6, class: 2 })],
  [note('owners-drawn', { seat: OTTO, card: 12 }), note('received', { seat: OTTO, card: 12, amount: 20 })],
  [note('owners-drawn', { seat: MIRA, card: 2 }), note('fee-paid', { seat: MIRA, card: 2, amount: 20 })],
  [note('owners-drawn', { seat: BELA, card: 18 })],
  [note('owners-drawn', { seat: AINO, card: 4 }), note('fee-paid', { seat: AINO, card: 4, amount: 20 })],
  [note('punters-drawn', { seat: ZSOFI, card: 1 })],
  [note('prices-drawn', { card: 2, race: 6 })],
  [note('named', { seat: ZSOFI, horse: 1, second: 0, third: 0 })],
  [
    bet('slip-shown', OTTO, 3, 50), bet('slip-shown', MIRA, 2, 40), bet('slip-shown', MIRA, 4, 20), bet('slip-shown', BELA, 2, 60),
    bet('slip-shown', AINO, 1, 30), bet('slip-shown', AINO, 6, 30), note('no-bet', { seat: ZSOFI }), note('race-off', { race: 6 }),
  ],
  [note('turned', { horse: 3, left: 0 }), note('horse-home', { horse: 3, place: 1 })],
  [note('turned', { horse: 2, left: 0 }), note('horse-home', { horse: 2, place: 2 })],
  [
    note('turned', { horse: 4, left: 0 }), note('horse-home', { horse: 4, place: 3 }), note('race-run', { horse: 3, second: 2, third: 4 }),
    bet('prize-paid', OTTO, 3, 200), bet('prize-paid', BELA, 2, 150), bet('prize-paid', MIRA, 4, 100), note('ticket-lost', { seat: ZSOFI, card: 1 }),
    bet('bet-won', OTTO, 3, 250), bet('stake-back', OTTO, 3, 50), bet('bet-lost', MIRA, 2, 40), bet('bet-lost', MIRA, 4, 20), bet('bet-lost', BELA, 2, 60),
    bet('bet-lost', AINO, 1, 30), bet('bet-lost', AINO, 6, 30), note('window-opened', { race: 6 }),
  ],
  [note('offered', { seat: MIRA, horse: 4, other: ZSOFI, amount: 200 })],
  [note('traded', { seat: ZSOFI, horse: 4, other: MIRA, amount: 200 })],
  [
    note('trading-done', { seat: ZSOFI }),
    ...[470, 220, 90, -80, -200].map((amount, seat) => note('profit-counted', { seat, race: 6, amount })),
    note('trophy-won', { seat: OTTO, race: 6, points: 2, amount: 470 }),
    note('race-started', { race: 7, class: 3 }),
  ],
]; // prettier-ignore

const DIDS: Did[] = STORY.map((notes, index) => ({ version: 100 + index, who: 'chance', do: null, at: 0, notes }));

function before(): TableView {
  const view = {
    phase: 6, race: 5, first: 0, turn: -1, lot: 7, high_bid: 0, high_bidder: -1, bids: [0, 0, 0, 0, 0], passed: [0, 0, 0, 0, 0], sealed_bid: null,
    owned_by: [-1, MIRA, BELA, OTTO, MIRA, -1, AINO], owners_card: [0, 0, 0, 0, 0], punters_card: [0, 0, 0, 0, 0], bookies_card: 0, prices: none, named: [[], [], [], [], []],
    slips: null, shown: [none, none, none, none, none], turned: none, home: 0, placed: [0, 0, 0, 0], offers: 0, offer_verb: 0, offer_horse: 0, offer_to: -1, offer_price: 0,
    out: [0, 0, 0, 0, 0], points: [3, 1, 1, 0, 2], cabinet: [0, 1, 2, 4, 16, 1, 0, 0, 0], counted: 5, profit: [0, 0, 0, 0, 0], wallets: Array.from({ length: 9 }, () => WALLETS), sheet: [],
  }; // prettier-ignore
  const seats = ['Otto', 'Mira', 'Béla', 'Aino', 'Zsófi'].map((name, seat) => ({ seat, name, kind: 'person', here: true, auto: false, level: null }));
  const money = Object.fromEntries(WALLETS.map((amount, seat) => [`p${seat + 1}`, amount]));
  return {
    table: 't', game: 'beat-the-bookie', phase: 'playing', you: null, options: { spaces: 3, trading: 'before-trophy' }, seats, view, log: [], to_move: [], chance: null, legal: [],
    money: { ...money, bank: 0, stakes: 0 },
  } as unknown as TableView; // prettier-ignore
}

function drawn(events: number): TableView {
  return DIDS.slice(0, events).reduce((table, did) => did.notes.reduce((now, one) => page.draw(now, one), table), before());
}

describe('the sheet of a race', () => {
  it('is the one of the drawings, person by person', () => {
    const sheet = sheetOf(toldOf(DIDS), drawn(DIDS.length))!;
    const rows = sheet.lines.map((line) => [line.card, line.prizes, line.ticket, line.bets, line.trades, line.profit]);
    expect(rows).toEqual([
      [20, 200, null, 250, null, 470],
      [-20, 100, null, -60, 200, 220],
      [0, 150, null, -60, null, 90],
      [-20, null, null, -60, null, -80],
      [null, null, 0, null, -200, -200],
    ]);
    expect([sheet.race, sheet.step, sheet.placed, sheet.trophy]).toEqual([6, 5, [0, 3, 2, 4], [OTTO]]);
  });
  it('is filled step by step as it is told', () => {
    const settling = DIDS[11]!.notes;
    const upTo = (what: string) => [...DIDS.slice(0, 11), { ...DIDS[11]!, notes: settling.slice(0, settling.findIndex((one) => one.what === what) + 1) }];
    for (const [what, step] of [['prize-paid', 1], ['ticket-lost', 2], ['bet-won', 3], ['window-opened', 4]] as const) {
      expect(sheetOf(toldOf(upTo(what)), drawn(11))!.step).toBe(step);
    }
    expect(sheetOf(toldOf(upTo('ticket-lost')), drawn(11))!.lines[OTTO]!.bets).toBe(0);
    expect(sheetOf(toldOf(upTo('prize-paid')), drawn(11))!.trophy).toBeNull();
  });
  it('is the server’s own where the race has not been heard from its start', () => {
    const table = drawn(11);
    const view = { ...viewOf(table), home: 3, placed: [0, 3, 2, 4], sheet: WALLETS.map(() => [1, 2, 3, 4, 5]) };
    const sheet = sheetOf(toldOf(DIDS.slice(9, 12)), { ...table, view: view as unknown as TableView['view'] })!;
    expect(sheet.lines[AINO]).toMatchObject({ card: 1, prizes: 2, ticket: 3, bets: 4, trades: 5, profit: null });
  });
});

describe('what is drawn from the notes', () => {
  it('moves the money as the server does', () => {
    const table = drawn(DIDS.length);
    expect([1, 2, 3, 4, 5].map((seat) => table.money[`p${seat}`])).toEqual([810, 540, 410, 170, 230]);
    expect(gained(drawn(14), MIRA)).toBe(220);
  });
  it('takes a stake from a wallet when it is shown, and one’s own not twice', () => {
    expect(drawn(9).money['p1']).toBe(310);
    const own = { ...before(), you: OTTO };
    expect(page.draw(own, bet('slip-shown', OTTO, 3, 50)).money['p1']).toBe(340);
  });
  it('hands a horse over with its price, and a trophy once', () => {
    expect(viewOf(drawn(14)).owned_by[4]).toBe(ZSOFI);
    const end = drawn(DIDS.length);
    expect([trophiesOf(end, OTTO), viewOf(end).points[OTTO]]).toEqual([[1, 5, 6], 5]);
    expect(viewOf(page.draw(end, note('trophy-won', { seat: OTTO, race: 6, points: 2, amount: 470 }))).points[OTTO]).toBe(5);
  });
  it('shows the sheet from the first payment on and the course before', () => {
    expect(page.settled(drawn(11))).toBe(false);
    expect(page.settled(drawn(12))).toBe(true);
    expect(page.settled(page.draw(drawn(12), note('@action')))).toBe(false);
  });
  it('lights the prices of the card and says what they are worth', () => {
    expect(viewOf(drawn(7)).prices).toEqual([0, 3, 4, 5, 6, 8, 2]);
    expect([3, 4, 5, 6, 8, 2].map(betValue)).toEqual([-33, -17, 0, 17, 50, -50]);
    expect(odds(6)).toBe('6 : 1');
  });
});
