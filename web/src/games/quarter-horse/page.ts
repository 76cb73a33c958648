import type { GamePage } from '../registry';
import { ACTION } from '../../queue';
import { account } from '../../choices';
import { t } from '../../words.svelte';
import type { Note, TableView } from '../../wire';
import ChipPile from '../../pieces/ChipPile.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Result from './Result.svelte';
import { CARDS, rollOf, stageOf, viewOf, type View } from './view';

function lead(table: TableView): string {
  const settledNow = table.phase !== 'over' && settled(table);
  const race = viewOf(table).race - (settledNow ? 1 : 0);
  if (race <= 0) return '';
  const told =
    table.options.until === 'last-solvent' ? t('qh-race', { race }) : t('qh-race-of', { race, races: Number(table.options.races) });
  const stage = stageOf(table);
  if (table.phase === 'over' || settledNow) return `${told} · ${t('qh-over')}`;
  return stage === 'racing' ? told : `${told} · ${t(`qh-${stage}`)}`;
}

const MS: Record<string, number> = {
  'dealer-drawn': 1200,
  'card-dealt': 45,
  scratched: 900,
  'scratch-fee': 700,
  'rolled-scratched': 1000,
  moved: 500,
  'race-won': 2200,
  'share-paid': 900,
  'remainder-paid': 900,
  'seat-out': 1200,
};
function ms(note: Note): number {
  if (note.what === ACTION) return rollOf({ do: String(note.do ?? '') }) ? 900 : 0;
  return MS[note.what] ?? 0;
}

function set<T>(list: readonly T[], at: number, value: T): T[] {
  const copy = [...list];
  copy[at] = value;
  return copy;
}

function pay(table: TableView, from: string, to: string, amount: number): TableView {
  return {
    ...table,
    money: { ...table.money, [from]: (table.money[from] ?? 0) - amount, [to]: (table.money[to] ?? 0) + amount },
  };
}

function redraw(table: TableView, change: Partial<View>): TableView {
  return { ...table, view: { ...table.view, ...change } };
}

function draw(table: TableView, note: Note): TableView {
  const view = viewOf(table);
  const horse = Number(note.horse);
  const seat = Number(note.seat);
  const amount = Number(note.amount);
  switch (note.what) {
    case ACTION: {
      const roll = rollOf({ do: String(note.do ?? '') });
      return roll ? redraw(table, { dice: [roll.first, roll.second] }) : table;
    }
    case 'card-dealt':
      return redraw(table, {
        to_deal: view.to_deal - 1,
        held: set(view.held, seat, set(view.held[seat] ?? [], horse, (view.held[seat]?.[horse] ?? 0) + 1)),
      });
    case 'scratched':
      return redraw(table, {
        scratches: Number(note.place),
        scratched: set(view.scratched, horse, Number(note.place)),
        at: set(view.at, horse, -Number(note.place)),
      });
    case 'scratch-fee':
      return pay(redraw(table, { held: set(view.held, seat, set(view.held[seat] ?? [], horse, 0)) }), account(seat), 'pot', amount);
    case 'rolled-scratched':
      return pay(table, account(seat), 'pot', amount);
    case 'moved':
      return redraw(table, { at: set(view.at, horse, (view.track[horse] ?? 0) - Number(note.left)) });
    case 'race-won':
      return redraw(table, { winner: horse });
    case 'share-paid':
    case 'remainder-paid':
      return pay(table, 'pot', account(seat), amount);
    case 'race-started':
      // The new race is at the gate and the pack undealt: from here on the result is looked at.
      return {
        ...redraw(table, { race: Number(note.race), to_deal: CARDS, dealer: seat, scratches: 0, at: view.at.map(() => 0), scratched: view.scratched.map(() => 0), held: view.held.map((cards) => cards.map(() => 0)) }),
        chance: null,
      };
    default:
      return table;
  }
}

function payment(note: Note): { from: string; to: string; amount: number } | null {
  const seat = account(Number(note.seat));
  const amount = Number(note.amount);
  if (note.what === 'scratch-fee' || note.what === 'rolled-scratched') return { from: seat, to: 'pot', amount };
  if (note.what === 'share-paid' || note.what === 'remainder-paid') return { from: 'pot', to: seat, amount };
  return null;
}

function settled(table: TableView): boolean {
  const view = viewOf(table);
  return table.phase === 'over' || (view.race > 1 && view.to_deal === CARDS);
}

function sound(note: Note): string | null {
  switch (note.what) {
    case ACTION:
      return rollOf({ do: String(note.do ?? '') }) ? 'dice' : null;
    case 'card-dealt':
      return 'card';
    case 'moved':
      return Number(note.left) <= 3 ? 'crowd' : 'hoofs';
    case 'scratch-fee':
    case 'rolled-scratched':
    case 'share-paid':
    case 'remainder-paid':
      return 'note';
    case 'race-won':
      return 'bell';
    default:
      return null;
  }
}

export const page: GamePage = { Board, Hand, Result, Purse: ChipPile, lead, ms, draw, settled, payment, sound, again: { from: 'race-started', without: ['card-dealt'] } };
