/** What the viewer is about to play, and from where he looks at the course: known to this page alone. */
import { choicesOf } from '../../choices';
import type { ChoiceView, TableView } from '../../wire';
import { cardOf, GREEN_SPOT, handOf, hiddenSelection, HOME, NONE, spotOf, stageOf, viewOf } from './view';

export type Angle = 'stand' | 'above';
const KEY = 'homestretch.lose-your-shirt.angle';
/** The card that is the own selection. */
export const SELECTION = 'selection';

class Look {
  angle: Angle = $state('stand');

  constructor() {
    try {
      if (localStorage.getItem(KEY) === 'above') this.angle = 'above';
    } catch {
      // Without storage the course is seen from the stand.
    }
  }

  turn(): void {
    this.angle = this.angle === 'stand' ? 'above' : 'stand';
    try {
      localStorage.setItem(KEY, this.angle);
    } catch {
      // The choice then lasts as long as the page.
    }
  }
}
export const look = new Look();

class Pick {
  /** Which card: its key in the hand, or the selection. */
  card: string | null = $state(null);
  /** The horse a spot is for; 0 none yet. */
  horse = $state(0);
  where: number | null = $state(null);

  take(card: string | null): void {
    this.card = card;
    this.horse = 0;
    this.where = null;
  }
  for(horse: number): void {
    this.horse = horse;
    this.where = null;
  }
}
export const pick = new Pick();

export interface End {
  letter: string;
  where: number;
  lane: number;
  square: number;
  home: boolean;
  choice: ChoiceView;
}

export interface Plan {
  /** The card whose move is being chosen; −1 none yet. */
  kind: number;
  /** The horses a spot may be for; empty for a horse card. */
  horses: number[];
  /** The horse that will move; 0 not chosen yet. */
  horse: number;
  ends: End[];
  chosen: End | null;
  /** The card moves nothing: its horse is shut in, or home. */
  nothing: boolean;
}

/** Kinds of cards that can be played now. */
export function playable(table: TableView): Set<number> {
  return new Set(choicesOf(table.legal, { verb: 'play' }).map((one) => one.what));
}

function pickedKind(table: TableView): number {
  if (stageOf(table) === 'turning') return viewOf(table).pending;
  if (pick.card === SELECTION) return hiddenSelection(table);
  return handOf(table).find((one) => one.key === pick.card)?.kind ?? NONE;
}

/** What follows from the picks so far, read off the legal choices. */
export function planOf(table: TableView): Plan {
  const kind = pickedKind(table);
  const turning = stageOf(table) === 'turning';
  const rows = kind < 0 ? [] : choicesOf(table.legal, turning ? { verb: 'move' } : { verb: 'play', what: kind });
  const spot = kind >= GREEN_SPOT;
  const horses = spot ? [...new Set(rows.map((one) => one.which))].sort((a, b) => a - b) : [];
  const horse = kind < 0 ? 0 : spot ? (horses.length === 1 ? horses[0]! : horses.includes(pick.horse) ? pick.horse : 0) : cardOf(kind).horse;
  const left = horse === 0 ? [] : spot ? rows.filter((one) => one.which === horse) : rows;
  const ends = [...left]
    .sort((a, b) => a.where - b.where)
    .map((choice, index) => ({
      letter: String.fromCharCode(65 + index),
      where: choice.where,
      ...(choice.where === HOME || choice.where < 0 ? { lane: 0, square: 0 } : spotOf(choice.where)),
      home: choice.where === HOME,
      choice,
    }));
  const chosen = ends.length === 1 ? ends[0]! : (ends.find((one) => one.where === pick.where) ?? null);
  return { kind, horses, horse, ends, chosen, nothing: ends.length === 1 && ends[0]!.where < 0 };
}
