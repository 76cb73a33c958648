/** What the server shows of a meeting of Lose Your Shirt: cards, places, stages, and what was told of the last move. */
import type { Told } from '../../told';
import type { Note, TableView } from '../../wire';
import { t } from '../../words.svelte';

/** The fields of `view` that are drawn; lists by horse or lane have the number as index, lists by seat the seat. */
export interface View {
  race: number;
  dealer: number;
  phase: number;
  turn: number;
  broke: number[];
  to_deal: number;
  /** How many cards of each kind the viewer holds; an onlooker is told nothing of it. */
  hand?: number[] | null;
  cards: number[];
  selected: number[];
  /** The kind of the viewer's own selection; −1 none. */
  selection?: number | null;
  shown: number[];
  laid: number[];
  /** The viewer's own bet while others do not see it; 0 none. */
  sealed_bet?: number | null;
  bet: number[];
  stake: number[];
  lane: number[];
  square: number[];
  first: number;
  second: number;
  top: number;
  pile: number[];
  down_left: number;
  pending: number;
  results: number[][];
  last_selection: number[];
  last_bet: number[];
  last_stake: number[];
  last_gain: number[];
  last_pool: number;
}

export const HORSES = [1, 2, 3, 4, 5, 6] as const;
export const NONE = -1;
export const GREEN_SPOT = 18;
export const RED_SPOT = 19;
/** Kinds of bets as the fields count them. */
export const BETS = ['', 'win', 'place', 'jackpot'] as const;
export type Bet = 'win' | 'place' | 'jackpot';
/** A place is lane × 32 + square; beyond FINISH it is one number. */
const LANE = 32;
export const HOME = 255;

export function viewOf(table: TableView): View {
  return table.view as unknown as View;
}
export function pool(table: TableView): number {
  return table.money.jackpot ?? 0;
}
export function squaresOf(table: TableView): number {
  return Number(table.options.squares);
}
export function betOf(number: number): Bet | null {
  return number > 0 ? (BETS[number] as Bet) : null;
}

export interface Card {
  kind: number;
  /** 0 for a spot. */
  horse: number;
  /** Below 0 for backwards. */
  spaces: number;
}
export function cardOf(kind: number): Card {
  if (kind === GREEN_SPOT) return { kind, horse: 0, spaces: -2 };
  if (kind === RED_SPOT) return { kind, horse: 0, spaces: 3 };
  return { kind, horse: 1 + Math.floor(kind / 3), spaces: 2 + (kind % 3) };
}
/** The kind of a card as notes name it. */
export function kindOf(note: Note): number {
  const horse = Number(note.horse);
  if (horse === 0) return Number(note.spaces) < 0 ? GREEN_SPOT : RED_SPOT;
  return 3 * (horse - 1) + Number(note.spaces) - 2;
}
export function cardName(kind: number): string {
  const { horse, spaces } = cardOf(kind);
  if (horse === 0) return t(spaces < 0 ? 'card-spot-green' : 'card-spot-red', { steps: Math.abs(spaces) });
  return t('card-move', { horse, steps: spaces });
}

/** The own cards, one entry a card, in the order of horses, spots last; `key` tells copies apart. */
export function handOf(table: TableView): { key: string; kind: number }[] {
  const hand = viewOf(table).hand ?? [];
  return hand.flatMap((count, kind) => Array.from({ length: count }, (_, copy) => ({ key: `${kind}.${copy}`, kind })));
}
/** The own selection while it lies face down; −1 when there is none to hide. */
export function hiddenSelection(table: TableView): number {
  const view = viewOf(table);
  if (table.you === null) return NONE;
  const kind = view.selection ?? NONE;
  return kind >= 0 && (view.shown[table.you] ?? NONE) < 0 ? kind : NONE;
}
/** Cards in a seat's hand, its face-down selection not among them. */
export function handSize(table: TableView, seat: number): number {
  const view = viewOf(table);
  const lies = view.selected[seat] === 1 && (view.shown[seat] ?? NONE) < 0 ? 1 : 0;
  return Math.max(0, (view.cards[seat] ?? 0) - lies);
}

export type Stage = 'over' | 'dealing' | 'betting' | 'racing' | 'turning';
const STAGES: readonly Stage[] = ['over', 'dealing', 'betting', 'racing', 'turning'];
export function stageOf(table: TableView): Stage {
  return STAGES[viewOf(table).phase] ?? 'over';
}

export interface Spot {
  lane: number;
  square: number;
}
export function spotOf(place: number): Spot {
  return { lane: Math.floor(place / LANE), square: place % LANE };
}

export interface Trail {
  horse: number;
  /** Where it came from, if that is still known to this page. */
  from: Spot | null;
  /** The squares it went through, the last one included; empty where it only crossed. */
  path: Spot[];
  home: boolean;
}

const MOVES = ['stepped', 'moved', 'crossed'];

/** Where a horse stood before `at` in what was told of this race: its last square, or its stall. */
function before(told: readonly Told[], at: number, horse: number): Spot | null {
  for (let index = at - 1; index >= 0; index -= 1) {
    const { note } = told[index]!;
    if (note.what === 'moved' && Number(note.horse) === horse) return { lane: Number(note.lane), square: Number(note.square) };
    if (note.what === 'race-off' || note.what === 'race-started') return { lane: horse, square: 0 };
  }
  return null;
}

/** The last move of this race: it stays marked until the next one. */
export function trailOf(told: readonly Told[]): Trail | null {
  for (let index = told.length - 1; index >= 0; index -= 1) {
    const { note, did } = told[index]!;
    if (note.what === 'race-started' || note.what === 'stuck' || note.what === 'wasted') return null;
    if (!MOVES.includes(note.what)) continue;
    let start = index;
    while (start > 0 && told[start - 1]!.did.version === did.version && MOVES.includes(told[start - 1]!.note.what)) start -= 1;
    const horse = Number(note.horse);
    const walked = told.slice(start, index + 1).map((one) => one.note);
    return {
      horse,
      from: before(told, start, horse),
      path: walked.filter((one) => one.what !== 'crossed').map((one) => ({ lane: Number(one.lane), square: Number(one.square) })),
      home: walked.some((one) => one.what === 'crossed'),
    };
  }
  return null;
}

/** The races that are run, first and second of each. */
export function racesRun(table: TableView): { race: number; first: number; second: number }[] {
  return viewOf(table)
    .results.map(([first = 0, second = 0], index) => ({ race: index + 1, first, second }))
    .filter((one) => one.first > 0);
}

/** What each unit of a bet brings besides the stake (LYS-31, LYS-32): to be read before betting; what is paid comes from the server. */
export function oddsOf(table: TableView, bet: Bet): number {
  const less = table.options.odds_include_stake === true ? 1 : 0;
  return bet === 'win' ? 5 - less : bet === 'place' ? 2 - less : 0;
}

/** What a bet may bring, in a sentence. */
export function promise(table: TableView, bet: Bet, stake: number): string {
  if (bet === 'jackpot') return t('lys-then-jackpot', { pool: pool(table), stake });
  return t(`lys-then-${bet}`, { gain: oddsOf(table, bet) * stake, stake });
}

/** What is said while nothing of this race has been told yet. */
export function opening(table: TableView): string {
  const stage = stageOf(table);
  if (stage === 'dealing') return t('lys-being-dealt');
  return stage === 'betting' ? t('lys-betting-now') : '';
}
