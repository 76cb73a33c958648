/** What the server shows of a race meeting, and what the pages read from it. */
import { account, nameOf } from '../../choices';
import type { Told } from '../../told';
import { t } from '../../words.svelte';
import type { Note, TableView } from '../../wire';

/** The fields of `view` that are drawn; lists by horse have its number as index, `placed` has the place. */
export interface View {
  phase: number;
  race: number;
  first: number;
  turn: number;
  lot: number;
  high_bid: number;
  high_bidder: number;
  bids: number[];
  passed: number[];
  sealed_bid: number | null;
  owned_by: number[];
  owners_card: number[];
  punters_card: number[];
  bookies_card: number;
  prices: number[];
  named: number[][];
  slips: number[] | null;
  shown: number[][];
  turned: number[];
  home: number;
  placed: number[];
  offers: number;
  offer_verb: number;
  offer_horse: number;
  offer_to: number;
  offer_price: number;
  out: number[];
  points: number[];
  cabinet: number[];
  counted: number;
  profit: number[];
  wallets: number[][];
  sheet: number[][];
}

export const PHASE = { over: 0, auction: 1, draws: 2, naming: 3, slips: 4, racing: 5, trading: 6, answering: 7 } as const;
/** `offer_verb`: the one who has the turn offers a horse of his own; else he asks for one. */
export const OFFER = 11;
export const HORSES = [1, 2, 3, 4, 5, 6] as const;
export const RACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const RESERVE = 100;
export const OFFERS = 3;
const CLASS = [0, 1, 1, 1, 2, 2, 2, 3, 3];
const PRIZES = [100, 75, 50];
const METALS = ['bronze', 'bronze', 'silver', 'gold'] as const;

export function viewOf(table: TableView): View {
  return table.view as unknown as View;
}
export function spaces(table: TableView): number {
  return Number(table.options.spaces);
}
/** The class of a race is also its points: 1 Maiden, 2 Handicap, 3 Feature (BTB-7). */
export function classOf(race: number): number {
  return CLASS[race] ?? 0;
}
export function metalOf(race: number): 'bronze' | 'silver' | 'gold' {
  return METALS[classOf(race)] ?? 'bronze';
}
export function prizes(race: number): number[] {
  return PRIZES.map((prize) => prize * classOf(race));
}
/** What a horse earns in one race on average: each place is as likely as any other. */
export function earns(race: number): number {
  return prizes(race).reduce((sum, prize) => sum + prize, 0) / HORSES.length;
}
export function className(race: number): string {
  return t('beat-the-bookie-class', { class: classOf(race) });
}
export function horseName(horse: number): string {
  return t('beat-the-bookie-horse-name', { horse });
}
export function ownerOf(view: View, horse: number): number | null {
  const seat = view.owned_by[horse] ?? -1;
  return seat < 0 ? null : seat;
}
export function horsesOf(view: View, seat: number): number[] {
  return HORSES.filter((horse) => view.owned_by[horse] === seat);
}
export function ownedBy(table: TableView, horse: number): string {
  const seat = ownerOf(viewOf(table), horse);
  if (seat === null) return t('btb-nobodys');
  return seat === table.you ? t('btb-yours') : t('btb-owned-by', { name: nameOf(table, seat) });
}
/** 4 : 1, as the rulebook has it. */
export function odds(price: number): string {
  return `${price} : 1`;
}
/** What a stake gains or loses on average, in per cent: each horse wins one race in six. */
export function betValue(price: number): number {
  return Math.round(((price + 1) / HORSES.length - 1) * 100);
}
export function placeOf(view: View, horse: number): number {
  const place = view.placed.indexOf(horse);
  return place > 0 ? place : 0;
}
export function stakesOf(list: readonly number[] | null | undefined): { horse: number; stake: number }[] {
  return HORSES.map((horse) => ({ horse, stake: list?.[horse] ?? 0 })).filter((one) => one.stake > 0);
}
export function namedBy(view: View, seat: number): number[] {
  return (view.named[seat] ?? []).filter((horse) => horse > 0);
}
/** Who got the trophy of a race. */
export function winnersOf(table: TableView, race: number): number[] {
  const mask = viewOf(table).cabinet[race] ?? 0;
  return table.seats.map((one) => one.seat).filter((seat) => Math.floor(mask / 2 ** seat) % 2 === 1);
}
export function trophiesOf(table: TableView, seat: number): number[] {
  return RACES.filter((race) => winnersOf(table, race).includes(seat));
}
/** The seats in the order in which they speak: from the Bookie's left. */
export function inOrder(table: TableView): number[] {
  const seats = table.seats.length;
  return Array.from({ length: seats }, (_, k) => (viewOf(table).first + k) % seats);
}

/** What each horse went for in the auction, as far as it was told here. */
export function soldFor(told: readonly Told[]): Map<number, number> {
  return new Map(told.filter((one) => one.note.what === 'horse-sold').map((one) => [Number(one.note.horse), Number(one.note.amount)]));
}
/** The bid at which a seat passed on the lot, as far as it was told here. */
export function passedAt(told: readonly Told[], seat: number): number {
  for (let index = told.length - 1; index >= 0; index -= 1) {
    const note = told[index]!.note;
    if (note.what === 'lot-opened') return 0;
    if ((note.what === 'passed' || note.what === 'priced-out') && note.seat === seat) {
      const before = told.slice(0, index).findLast((one) => one.note.what === 'bid-made' || one.note.what === 'lot-opened');
      return before?.note.what === 'bid-made' ? Number(before.note.amount) : 0;
    }
  }
  return 0;
}
/** Who has handed in his note for this lot, or finished his slips. */
export function isIn(table: TableView, seat: number): boolean {
  return !table.to_move.includes(seat);
}
/** The card turned last in this race. */
export function lastTurned(told: readonly Told[]): number {
  const note = told.findLast((one) => one.note.what === 'turned' || one.note.what === 'turned-home' || one.note.what === 'race-off')?.note;
  return note && note.what !== 'race-off' ? Number(note.horse) : 0;
}

export type Step = 1 | 2 | 3 | 4 | 5;
export const STEPS: readonly Step[] = [1, 2, 3, 4, 5];
export const STEP_NAMES = ['prizes', 'punters', 'bets', 'trading', 'trophy'] as const;
const STEP_OF: Record<string, Step> = {
  'race-run': 1, 'prize-paid': 1, 'owners-paid': 1, 'ticket-paid': 2, 'ticket-lost': 2, 'bet-won': 3, 'stake-back': 3, 'bet-lost': 3, 'money-returned': 3,
  'window-opened': 4, 'profit-counted': 5, 'trophy-won': 5, 'no-trophy': 5, bankrupt: 5,
}; // prettier-ignore

export interface Line {
  card: number | null;
  prizes: number | null;
  ticket: number | null;
  bets: number | null;
  trades: number | null;
  profit: number | null;
  /** Notes that belong to this seat, for the small words. */
  notes: Note[];
}
export interface Sheet {
  race: number;
  step: Step;
  lines: Line[];
  placed: number[];
  /** Who got the trophy, when that has been said. */
  trophy: number[] | null;
  /** What happened in each step, in the order told. */
  said: Record<Step, Note[]>;
}
const TRADES = ['forced-sale', 'sold-to-bank', 'bought-from-bank', 'traded'];

/** The sheet of the race that was run last, from what was told; the figures of the server's own where this page has not heard all of it. */
export function sheetOf(told: readonly Told[], table: TableView): Sheet | null {
  const view = viewOf(table);
  const notes = told.map((one) => one.note);
  const ran = notes.findLastIndex((note) => note.what === 'race-run');
  const begun = notes.slice(0, Math.max(0, ran)).findLastIndex((note) => note.what === 'race-started');
  if (ran < 0 || begun < 0) return view.home === 3 ? kept(table) : null;
  const race = Number(notes[begun]!.race);
  const next = notes.slice(ran).findIndex((note) => note.what === 'race-started');
  const late = table.options.trading === 'after-trophy' ? notes.slice(0, begun).findLastIndex((note) => note.what === 'window-opened') : -1;
  const before = late < 0 ? [] : notes.slice(late, begun).filter((note) => TRADES.includes(note.what));
  const all = [...before, ...notes.slice(begun, next < 0 ? undefined : ran + next)];
  const counted = all.findIndex((note) => note.what === 'profit-counted');
  const lines: Line[] = table.seats.map((seat) => lineOf(all, seat.seat, counted));
  const run = notes[ran]!;
  const trophy = all.filter((note) => note.what === 'trophy-won').map((note) => Number(note.seat));
  const said = trophy.length > 0 || all.some((note) => note.what === 'no-trophy');
  const step = all.slice(all.indexOf(run)).reduce<Step>((now, note) => STEP_OF[note.what] ?? now, 1);
  return {
    race,
    step: table.options.trading === 'after-trophy' && said ? 5 : step,
    lines,
    placed: [0, Number(run.horse), Number(run.second), Number(run.third)],
    trophy: said ? trophy : null,
    said: saidIn(all.slice(all.indexOf(run))),
  };
}

function saidIn(notes: readonly Note[]): Record<Step, Note[]> {
  const said: Record<Step, Note[]> = { 1: [], 2: [], 3: [], 4: [], 5: [] };
  for (const note of notes) {
    const step = STEP_OF[note.what] ?? (TRADES.includes(note.what) ? 4 : undefined);
    if (step && note.what !== 'profit-counted' && note.what !== 'stake-back') said[step].push(note);
  }
  return said;
}

function lineOf(all: readonly Note[], seat: number, counted: number): Line {
  const line: Line = { card: null, prizes: null, ticket: null, bets: null, trades: null, profit: null, notes: [] };
  const add = (field: 'card' | 'prizes' | 'ticket' | 'bets' | 'trades', amount: number) => (line[field] = (line[field] ?? 0) + amount);
  let staked = 0;
  all.forEach((note, index) => {
    const amount = Number(note.amount);
    if (note.what === 'traded' && note.other === seat && (counted < 0 || index < counted)) {
      add('trades', amount);
      line.notes.push(note);
    }
    if (note.seat !== seat) return;
    line.notes.push(note);
    if (note.what === 'fee-paid') add('card', -amount);
    else if (note.what === 'received') add('card', amount);
    else if (note.what === 'owners-drawn') add('card', 0);
    else if (note.what === 'prize-paid' || note.what === 'owners-paid') add('prizes', amount);
    else if (note.what === 'ticket-paid' || note.what === 'money-returned') add('ticket', amount);
    else if (note.what === 'ticket-lost') add('ticket', 0);
    else if (note.what === 'slip-shown') staked += amount;
    else if (note.what === 'bet-won' || note.what === 'bet-lost') add('bets', note.what === 'bet-won' ? amount : -amount);
    else if (note.what === 'profit-counted') line.profit = amount;
    else if (TRADES.includes(note.what) && (counted < 0 || index < counted)) add('trades', note.what === 'traded' || note.what === 'bought-from-bank' ? -amount : amount);
  });
  if (staked > 0) line.bets ??= 0;
  return line;
}

function kept(table: TableView): Sheet {
  const view = viewOf(table);
  const counted = view.counted >= view.race;
  return {
    race: view.race,
    step: counted ? 5 : 4,
    lines: table.seats.map(({ seat }) => {
      const [card = 0, won = 0, ticket = 0, bets = 0, trades = 0] = view.sheet[seat] ?? [];
      return { card, prizes: won, ticket, bets, trades, profit: counted ? (view.profit[seat] ?? 0) : null, notes: [] };
    }),
    placed: view.placed,
    trophy: counted ? winnersOf(table, view.race) : null,
    said: saidIn([]),
  };
}

/** What a seat's wallet has gained in this race so far: what the trophy will go by. */
export function gained(table: TableView, seat: number): number {
  const view = viewOf(table);
  return (table.money[account(seat)] ?? 0) - (view.wallets[Math.max(0, view.race - 1)]?.[seat] ?? 0);
}

/** Where a seat stands in the auction of this lot, in words: to speak, passed, bid (the amount stands beside it). */
export function bidWord(table: TableView, told: readonly Told[], seat: number): string {
  const view = viewOf(table);
  if (view.passed[seat] === 1 && (table.options.auction !== 'once-around' || (view.bids[seat] ?? 0) === 0)) return t('btb-passed', { amount: passedAt(told, seat) });
  if (table.options.auction === 'sealed') return (view.bids[seat] ?? 0) > 0 ? t('btb-has-bid') : isIn(table, seat) ? t('btb-handed-in') : t('btb-writes');
  if (table.to_move.includes(seat)) return t('btb-to-speak');
  return (view.bids[seat] ?? 0) > 0 ? t('btb-has-bid') : t('btb-not-spoken');
}

/** A seat's card in this race, in a few words. */
export function cardWord(view: View, seat: number): string {
  const punters = view.punters_card[seat] ?? 0;
  const owners = view.owners_card[seat] ?? 0;
  return punters > 0 ? t('beat-the-bookie-punters-card', { card: punters }) : owners > 0 ? t('btb-card-short', { card: owners }) : '';
}
