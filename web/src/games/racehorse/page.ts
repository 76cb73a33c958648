import { account } from '../../choices';
import { t } from '../../words.svelte';
import type { Note, TableView } from '../../wire';
import type { GamePage } from '../registry';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import LastTrick from './LastTrick.svelte';
import Result from './Result.svelte';
import { bit, cardOf, PHASE, viewOf, type View } from './view';

function lead(table: TableView): string {
  const view = viewOf(table);
  if (view.deal === 0) return '';
  const deals = Number(table.options.deals);
  if (table.phase === 'over') return t('rho-deals-played', { deals });
  if (settled(table)) return t('rho-deal-over', { deal: view.deal - 1, deals });
  const deal = t('rho-deal', { deal: view.deal, deals });
  if (view.phase === PHASE.bidding) return `${deal} · ${t('rho-bidding')}`;
  return view.phase === PHASE.playing ? `${deal} · ${t('rho-trick', { trick: view.trick })}` : deal;
}

const MS: Record<string, number> = {
  'dealer-drawn': 1200,
  'card-dealt': 60,
  passed: 700,
  bid: 1000,
  stolen: 1400,
  smudge: 1400,
  'pitcher-named': 1000,
  'card-played': 750,
  'trick-taken': 1600,
  'high-point': 1100,
  'low-point': 1100,
  'jack-point': 1100,
  'jack-undealt': 1100,
  'game-point': 1100,
  'game-tied': 1100,
  'bid-made': 1800,
  'bid-failed': 1800,
  paid: 250,
};

function set(list: readonly number[], at: number, value: number): number[] {
  const copy = [...list];
  copy[at] = value;
  return copy;
}

function redraw(table: TableView, change: Partial<View>): TableView {
  return { ...table, view: { ...table.view, ...change } };
}

function fresh(table: TableView, note: Note): TableView {
  const none = viewOf(table).cards.map(() => 0);
  return {
    ...redraw(table, {
      deal: Number(note.deal), dealer: Number(note.seat), phase: PHASE.dealing, cards: none, bids: none, passed: none, bid: 0, pitcher: -1, stolen: 0,
      trump: -1, trick: 0, leader: -1, led: -1, winning: -1, table: none.map(() => -1), taken: none, tricks: none, points: none,
      hand: table.you === null ? null : 0,
    }),
    to_move: [],
  }; // prettier-ignore
}

function played(table: TableView, note: Note): TableView {
  const view = viewOf(table);
  const seat = Number(note.seat);
  const card = cardOf(note);
  const first = view.table.every((one) => one < 0);
  const own = seat === table.you && view.hand !== null && Math.floor(view.hand / bit(card)) % 2 === 1;
  return redraw(table, {
    table: set(view.table, seat, card),
    cards: set(view.cards, seat, (view.cards[seat] ?? 1) - 1),
    hand: own ? view.hand! - bit(card) : view.hand,
    ...(first ? { leader: seat, led: Number(note.suit), winning: seat } : {}),
  });
}

function draw(table: TableView, note: Note): TableView {
  const view = viewOf(table);
  const seat = Number(note.seat);
  switch (note.what) {
    case 'dealer-drawn':
      return redraw(table, { dealer: seat });
    case 'deal-started':
      return fresh(table, note);
    case 'card-dealt':
      return redraw(table, { cards: set(view.cards, seat, Number(note.held)) });
    case 'card-seen':
      return view.hand === null ? table : redraw(table, { hand: view.hand + bit(cardOf(note)) });
    case 'passed':
      return redraw(table, { phase: PHASE.bidding, passed: set(view.passed, seat, 1) });
    case 'bid':
    case 'stolen':
    case 'smudge':
      return redraw(table, { phase: PHASE.bidding, bids: set(view.bids, seat, Number(note.bid)), bid: Number(note.bid), pitcher: seat, stolen: note.what === 'stolen' ? 1 : 0 });
    case 'pitcher-named':
      return redraw(table, { phase: PHASE.playing, pitcher: seat, bid: Number(note.bid), trick: 1, leader: seat });
    case 'trump-made':
      return redraw(table, { trump: Number(note.suit) });
    case 'card-played':
      return played(table, note);
    case 'trick-taken':
      return redraw(table, { winning: seat, tricks: set(view.tricks, seat, (view.tricks[seat] ?? 0) + 1), points: set(view.points, seat, (view.points[seat] ?? 0) + Number(note.points)) });
    case 'paid': {
      const [from, to, amount] = [account(seat), account(Number(note.to)), Number(note.amount)];
      return { ...table, money: { ...table.money, [from]: (table.money[from] ?? 0) - amount, [to]: (table.money[to] ?? 0) + amount } };
    }
    case 'up':
      return redraw(table, { up: seat });
    default:
      return table;
  }
}

/** The end of a deal is looked at while the pack of the next one is still undealt. */
function settled(table: TableView): boolean {
  const view = viewOf(table);
  return table.phase === 'over' || (view.deal > 1 && view.phase === PHASE.dealing && view.cards.every((cards) => cards === 0));
}

function sound(note: Note): string | null {
  if (note.what === 'card-dealt' || note.what === 'card-played') return 'card';
  if (note.what === 'paid') return 'note';
  return note.what === 'bid-made' || note.what === 'bid-failed' ? 'bell' : null;
}

export const page: GamePage = { Board, Hand, Result, Told: LastTrick, lead, ms: (note) => MS[note.what] ?? 0, draw, settled, sound };
