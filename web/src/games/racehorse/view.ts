/** What the server shows of a Racehorse session, and the cards in its masks. */
import type { Told } from '../../told';
import type { Note, TableView } from '../../wire';
import { t } from '../../words.svelte';

/** The fields of `view` that are drawn. A set of cards is a mask of 52 bits, a number that JavaScript holds exactly. */
export interface View {
  deal: number;
  dealer: number;
  phase: number;
  turn: number;
  up: number;
  hand: number | null;
  cards: number[];
  bids: number[];
  passed: number[];
  bid: number;
  pitcher: number;
  stolen: number;
  trump: number;
  trick: number;
  leader: number;
  led: number;
  table: number[];
  winning: number;
  last_trick: number[];
  last_leader: number;
  last_taker: number;
  taken: number[];
  tricks: number[];
  points: number[];
}

export const PHASE = { dealing: 0, bidding: 1, playing: 2, over: 3 } as const;
export const VERB = { pass: 'pass', bid: 'bid', smudge: 'smudge', play: 'play' } as const;
export const SMUDGE = 5;
export const TRICKS = 6;
export const SUITS = ['club', 'diamond', 'heart', 'spade'] as const;
const SUIT_LETTERS = 'CDHS';
const RANK_LETTERS = '23456789TJQKA';
const OF_SUIT = 13;
const JACK = 9;

export function viewOf(table: TableView): View {
  return table.view as unknown as View;
}
export function suitOf(card: number): number {
  return Math.floor(card / OF_SUIT);
}
/** As the grammar writes it: `QH`. */
export function cardText(card: number): string {
  return `${RANK_LETTERS[card % OF_SUIT] ?? ''}${SUIT_LETTERS[suitOf(card)] ?? ''}`;
}
/** As it is spoken: "Queen of hearts". */
export function cardName(card: number): string {
  return t('card-name', { rank: RANK_LETTERS[card % OF_SUIT] ?? '', suit: SUITS[suitOf(card)] ?? '' });
}
/** The card of a note: `rank` from 2 to 14. */
export function cardOf(note: Note): number {
  return Number(note.suit) * OF_SUIT + Number(note.rank) - 2;
}
export function bit(card: number): number {
  return 2 ** card;
}
export function cardsIn(mask: number): number[] {
  return Array.from({ length: 52 }, (_, card) => card).filter((card) => Math.floor(mask / bit(card)) % 2 === 1);
}

export type Order = 'suit' | 'rank';
const SUIT_PLACES = [3, 1, 2, 0];

/** A hand in order: by suit, red and black by turns and trumps first, or by rank. */
export function sorted(cards: readonly number[], order: Order, trump: number): number[] {
  const place = (card: number) => (suitOf(card) === trump ? -1 : SUIT_PLACES.indexOf(suitOf(card)));
  const rank = (card: number) => card % OF_SUIT;
  return [...cards].sort((a, b) => (order === 'suit' ? place(a) - place(b) || rank(b) - rank(a) : rank(b) - rank(a) || place(a) - place(b)));
}

/** The seats in the order in which they speak or play, from `first`. */
export function from(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, k) => (first + k) % seats);
}
/** Who speaks or plays first now: the dealer's left, or the leader of the trick. */
export function firstOf(table: TableView): number {
  const view = viewOf(table);
  const seats = table.seats.length;
  if (view.phase === PHASE.playing && view.leader >= 0) return view.leader;
  return view.dealer < 0 ? 0 : (view.dealer + 1) % seats;
}

export interface Side {
  tricks: number;
  points: number;
  cards: number[];
}
/** What a side has taken in the tricks of this deal: the pitcher's, or all the others' together. */
export function side(table: TableView, pitchers: boolean): Side {
  const view = viewOf(table);
  const seats = table.seats.map((one) => one.seat).filter((seat) => (seat === view.pitcher) === pitchers);
  const sum = (list: readonly number[]) => seats.reduce((all, seat) => all + (list[seat] ?? 0), 0);
  return { tricks: sum(view.tricks), points: sum(view.points), cards: seats.flatMap((seat) => cardsIn(view.taken[seat] ?? 0)) };
}

export interface Seen {
  card: number;
  pitchers: boolean;
}
/** The highest, the lowest trump and the jack of trumps among the cards taken so far: what can be seen, not yet what is scored. */
export function trumpsSeen(table: TableView): { high: Seen | null; low: Seen | null; jack: Seen | null } {
  const trump = viewOf(table).trump;
  const trumps: Seen[] = [true, false].flatMap((pitchers) =>
    side(table, pitchers)
      .cards.filter((card) => suitOf(card) === trump)
      .map((card) => ({ card, pitchers })),
  );
  trumps.sort((a, b) => b.card - a.card);
  return { high: trumps[0] ?? null, low: trumps.at(-1) ?? null, jack: trumps.find((one) => one.card % OF_SUIT === JACK) ?? null };
}

/** A trick in the order in which it was played: seat and card, −1 for a card still to come. */
export function trickOf(table: TableView, cards: readonly number[], leader: number): { seat: number; card: number }[] {
  return from(Math.max(0, leader), table.seats.length).map((seat) => ({ seat, card: cards[seat] ?? -1 }));
}

export interface DealEnd {
  pitcher: number;
  bid: number;
  points: number;
  made: boolean;
  /** What each of the four points came to, in the order told. */
  told: Note[];
  paid: Map<number, number>;
}
const POINTS = ['high-point', 'low-point', 'jack-point', 'jack-undealt', 'game-point', 'game-tied'];

/** The end of the last deal, read from what was told; null when it has not been told to this page. */
export function dealEnd(told: readonly Told[]): DealEnd | null {
  const end = told.findLast((one) => one.note.what === 'bid-made' || one.note.what === 'bid-failed');
  if (!end) return null;
  const notes = told.filter((one) => one.did.version === end.did.version).map((one) => one.note);
  const paid = new Map<number, number>();
  for (const note of notes) {
    if (note.what !== 'paid') continue;
    const [payer, payee, amount] = [Number(note.seat), Number(note.to), Number(note.amount)];
    paid.set(payer, (paid.get(payer) ?? 0) - amount);
    paid.set(payee, (paid.get(payee) ?? 0) + amount);
  }
  return {
    pitcher: Number(end.note.seat),
    bid: Number(end.note.bid),
    points: Number(end.note.points),
    made: end.note.what === 'bid-made',
    told: notes.filter((note) => POINTS.includes(note.what)),
    paid,
  };
}
