import type { GamePage } from '../registry';
import { account } from '../../choices';
import { money } from '../../money';
import { prefs } from '../../prefs.svelte';
import type { Note, TableView } from '../../wire';
import { t } from '../../words.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Result from './Result.svelte';
import Told from './Told.svelte';
import { HORSES, kindOf, NONE, pool, squaresOf, viewOf, type View } from './view';

/** Ranks of the pack: how many cards are dealt at a table of so many (LYS-5). */
function deck(table: TableView): number {
  return table.seats.length === 4 || table.seats.length === 5 ? 40 : 42;
}

function settled(table: TableView): boolean {
  const view = viewOf(table);
  return table.phase === 'over' || (view.race > 1 && view.phase === 1 && view.to_deal === deck(table));
}

function lead(table: TableView): string {
  const over = settled(table);
  const race = viewOf(table).race - (over && table.phase !== 'over' ? 1 : 0);
  if (race <= 0) return '';
  return `${t('lys-race-of', { race, races: Number(table.options.races) })} · ${t('lys-jackpot-is', { amount: money(pool(table), prefs.lang) })}`;
}

const MS: Record<string, number> = {
  'race-started': 600,
  'card-dealt': 45,
  'dealt-again': 1200,
  'bet-shown': 700,
  'race-off': 1000,
  played: 700,
  'selection-played': 1200,
  stepped: 240,
  moved: 360,
  stuck: 900,
  wasted: 900,
  crossed: 1400,
  'pile-shuffled': 1200,
  turned: 900,
  'pile-again': 1200,
  'race-over': 1800,
  'selection-shown': 900,
  'win-paid': 1000,
  'place-paid': 1000,
  'jackpot-paid': 1400,
  'stake-back': 500,
  'stake-lost': 900,
  'pool-now': 600,
  'shirt-lost': 1800,
};
function ms(note: Note): number {
  return MS[note.what] ?? 0;
}

function set<T>(list: readonly T[], at: number, value: T): T[] {
  const copy = [...list];
  copy[at] = value;
  return copy;
}
function pay(table: TableView, from: string, to: string, amount: number): TableView {
  return { ...table, money: { ...table.money, [from]: (table.money[from] ?? 0) - amount, [to]: (table.money[to] ?? 0) + amount } };
}
function redraw(table: TableView, change: Partial<View>): TableView {
  return { ...table, view: { ...table.view, ...change } };
}
/** A seat has gained or, below 0, lost by the race that is being paid out. */
function gain(table: TableView, seat: number, amount: number): TableView {
  const view = viewOf(table);
  return redraw(table, { last_gain: set(view.last_gain, seat, (view.last_gain[seat] ?? 0) + amount) });
}

/** A card leaves a seat's hand, or its selection is turned up. */
function spend(table: TableView, note: Note, turnedUp: boolean): TableView {
  const view = viewOf(table);
  const seat = Number(note.seat);
  const kind = kindOf(note);
  const change: Partial<View> = { top: kind, cards: set(view.cards, seat, (view.cards[seat] ?? 0) - 1) };
  if (turnedUp) change.shown = set(view.shown, seat, kind);
  else {
    change.pile = set(view.pile, kind, (view.pile[kind] ?? 0) + 1);
    if (seat === table.you && view.hand) change.hand = set(view.hand, kind, Math.max(0, (view.hand[kind] ?? 0) - 1));
  }
  // Nobody is waited for while a card is being played out.
  return { ...redraw(table, change), to_move: [] };
}

/** All is as it was before the stalls open, and the pack undealt: from here on the result is looked at. */
function next(table: TableView, note: Note): TableView {
  const view = viewOf(table);
  const none = table.seats.map(() => NONE);
  const zero = table.seats.map(() => 0);
  return {
    ...redraw(table, {
      race: Number(note.race), dealer: Number(note.seat), phase: 1, turn: NONE, to_deal: deck(table),
      lane: [0, ...HORSES, 0], square: view.square.map(() => 0), first: 0, second: 0, top: NONE, pending: NONE, down_left: 0,
      pile: view.pile.map(() => 0), hand: view.hand ? view.hand.map(() => 0) : null, cards: zero, selected: zero, selection: NONE, shown: none,
      laid: zero, sealed_bet: 0, bet: zero, stake: zero,
    }),
    chance: null,
    to_move: [],
    legal: [],
  };
}

/** The stalls open. Where a race is seen again, it begins here with the bets that were made on it. */
function off(table: TableView, note: Note): TableView {
  const view = viewOf(table);
  const again = view.bet.every((bet) => bet === 0);
  return redraw(table, {
    phase: 3, turn: Number(note.seat), race: Number(note.race), lane: [0, ...HORSES, 0], square: view.square.map(() => 0), first: 0, second: 0, top: NONE, pending: NONE,
    ...(again
      ? {
          bet: view.last_bet,
          stake: view.last_stake,
          selected: view.last_bet.map((bet) => (bet > 0 ? 1 : 0)),
          shown: table.seats.map(() => NONE),
          cards: table.seats.map(() => deck(table) / table.seats.length),
          to_deal: 0,
        }
      : {}),
  });
}

/** The money that a note pays, by accounts. */
function payment(note: Note): { from: string; to: string; amount: number } | null {
  const seat = account(Number(note.seat));
  const amount = Number(note.amount);
  switch (note.what) {
    case 'win-paid':
    case 'place-paid':
      return { from: 'bank', to: seat, amount };
    case 'jackpot-paid':
      return { from: 'jackpot', to: seat, amount };
    case 'stake-lost':
      return { from: seat, to: 'jackpot', amount };
    default:
      return null;
  }
}

function draw(table: TableView, note: Note): TableView {
  const view = viewOf(table);
  const horse = Number(note.horse);
  const seat = Number(note.seat);
  const amount = Number(note.amount);
  switch (note.what) {
    case 'race-started':
      return next(table, note);
    case 'card-dealt':
      return redraw(table, { to_deal: Number(note.left), cards: set(view.cards, seat, (view.cards[seat] ?? 0) + 1) });
    case 'card-got':
      return view.hand ? redraw(table, { hand: set(view.hand, kindOf(note), (view.hand[kindOf(note)] ?? 0) + 1) }) : table;
    case 'selected':
      return redraw(table, { selected: set(view.selected, seat, 1) });
    case 'own-selection': {
      const kind = kindOf(note);
      return redraw(table, { selection: kind, ...(view.hand ? { hand: set(view.hand, kind, Math.max(0, (view.hand[kind] ?? 0) - 1)) } : {}) });
    }
    case 'bet-laid':
      return redraw(table, { laid: set(view.laid, seat, 1) });
    case 'own-bet':
      return pay(redraw(table, { sealed_bet: Number(note.bet) }), account(seat), 'stakes', amount);
    case 'bet-shown': {
      // One's own stake has been counted out when it was laid face down.
      const counted = seat === table.you && (view.sealed_bet ?? 0) > 0;
      const drawn = redraw(table, {
        bet: set(view.bet, seat, Number(note.bet)),
        stake: set(view.stake, seat, amount),
        laid: set(view.laid, seat, 1),
        ...(counted ? { sealed_bet: 0 } : {}),
      });
      return counted ? drawn : pay(drawn, account(seat), 'stakes', amount);
    }
    case 'race-off':
      return off(table, note);
    case 'played':
      return spend(table, note, false);
    case 'selection-played':
      return spend(table, note, true);
    case 'stepped':
    case 'moved':
      return redraw(table, { lane: set(view.lane, horse, Number(note.lane)), square: set(view.square, horse, Number(note.square)) });
    case 'crossed':
      // For the eye it runs on behind the line; the server's own view then takes it off the track.
      return redraw(table, { square: set(view.square, horse, squaresOf(table) + 1), ...(note.place === 1 ? { first: horse } : { second: horse }) });
    case 'pile-shuffled':
    case 'pile-again':
      return redraw(table, { phase: 4, turn: seat, down_left: Number(note.cards) });
    case 'turned':
      return redraw(table, { top: kindOf(note), pending: kindOf(note), down_left: Math.max(0, view.down_left - 1), turn: seat });
    case 'race-over': {
      const zero = table.seats.map(() => 0);
      return redraw({ ...table, to_move: [], legal: [], chance: null }, {
        turn: NONE,
        results: set(view.results, view.race - 1, [Number(note.first), Number(note.second)]),
        last_pool: pool(table),
        last_bet: view.bet,
        last_stake: view.stake,
        last_gain: zero,
        last_selection: view.shown,
      });
    }
    case 'selection-shown': {
      const shown = set(view.shown, seat, kindOf(note));
      return redraw(table, { shown, last_selection: shown, cards: set(view.cards, seat, Math.max(0, (view.cards[seat] ?? 0) - 1)) });
    }
    case 'win-paid':
    case 'place-paid':
      return gain(pay(table, 'bank', account(seat), amount), seat, amount);
    case 'jackpot-paid':
      return gain(pay(table, 'jackpot', account(seat), amount), seat, amount);
    case 'stake-back':
      return pay(table, 'stakes', account(seat), amount);
    case 'stake-lost':
      return gain(pay(table, 'stakes', 'jackpot', amount), seat, -amount);
    case 'shirt-lost':
      return redraw(table, { broke: set(view.broke, seat, 1) });
    default:
      return table;
  }
}

function sound(note: Note): string | null {
  switch (note.what) {
    case 'card-dealt':
    case 'played':
    case 'selection-played':
    case 'turned':
    case 'selection-shown':
      return 'card';
    case 'stepped':
    case 'moved':
      return 'hoofs';
    case 'crossed':
      return 'crowd';
    case 'race-off':
    case 'race-over':
      return 'bell';
    case 'bet-shown':
    case 'win-paid':
    case 'place-paid':
    case 'jackpot-paid':
    case 'stake-lost':
      return 'note';
    default:
      return null;
  }
}

export const page: GamePage = { Board, Hand, Result, Told, lead, ms, draw, settled, payment, sound, again: { from: 'race-off', without: [] } };
