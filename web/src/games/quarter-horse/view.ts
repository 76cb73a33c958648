/** What the server shows of a Quarter Horse session, and where things stand on the drawn course. */
import type { Told } from '../../told';
import { t } from '../../words.svelte';
import type { Did, Note, TableView } from '../../wire';

/** The fields of `view` that are drawn; lists by horse have its number as index. */
export interface View {
  race: number;
  dealer: number;
  out: number[];
  track: number[];
  to_deal: number;
  held: number[][];
  at: number[];
  scratched: number[];
  scratches: number;
  dice: number[];
  winner: number;
}

export const HORSES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const CARDS = 44;
export const SCRATCHES = 4;

export function viewOf(table: TableView): View {
  return table.view as unknown as View;
}
export function pot(table: TableView): number {
  return table.money.pot ?? 0;
}

/** The printed scale of fees, as the option names it: "5-10-25-50". */
export function fees(table: TableView): number[] {
  return String(table.options.fees ?? '').split('-').map(Number);
}

/** What a seat holds, without the horses it has no card of. */
export function cardsOf(table: TableView, seat: number): { horse: number; count: number }[] {
  const held = viewOf(table).held[seat] ?? [];
  return HORSES.map((horse) => ({ horse, count: held[horse] ?? 0 })).filter((one) => one.count > 0);
}

export type Stage = 'before' | 'dealing' | 'scratching' | 'racing';
export function stageOf(table: TableView): Stage {
  const view = viewOf(table);
  if (view.race === 0) return 'before';
  if (view.to_deal > 0) return 'dealing';
  return view.scratches < SCRATCHES ? 'scratching' : 'racing';
}

/** What the cards of one horse would pay if the race were won now: each a quarter of the pot, in chips of 5 (QHR-14, QHR-15). For the eye; what is paid comes from the server. */
export function worth(table: TableView, cards: number): number {
  const quarter = pot(table) / 4;
  return table.options.rounding === 'exact' ? Math.floor(quarter * cards) : Math.floor(quarter / 5) * 5 * cards;
}

/** What is said while nothing of this race has been told yet. */
export function opening(table: TableView): string {
  const stage = stageOf(table);
  if (stage === 'scratching' && viewOf(table).scratches === 0) return t('qh-first-scratch');
  return stage === 'dealing' ? t('qh-being-dealt') : '';
}

export interface Roll {
  first: number;
  second: number;
}
export function rollOf(did: Pick<Did, 'do'> | null | undefined): Roll | null {
  const found = /^roll ([1-6]) ([1-6])$/.exec(did?.do ?? '');
  return found ? { first: Number(found[1]), second: Number(found[2]) } : null;
}
export function lastRoll(table: TableView): Roll | null {
  const [first = 0, second = 0] = viewOf(table).dice;
  return first > 0 && second > 0 ? { first, second } : null;
}

export interface Trail {
  horse: number;
  from: number;
  to: number;
}
/** The last move of this race: it stays marked until the next one. */
export function trailOf(told: readonly Told[], view: View): Trail | null {
  for (let index = told.length - 1; index >= 0; index -= 1) {
    const note = told[index]!.note;
    if (note.what === 'race-started') return null;
    if (note.what === 'moved') {
      const horse = Number(note.horse);
      const to = (view.track[horse] ?? 0) - Number(note.left);
      return { horse, from: to - 1, to };
    }
    if (note.what === 'rolled-scratched' || note.what === 'scratched') return null;
  }
  return null;
}

export interface RaceEnd {
  horse: number;
  race: number;
  pot: number;
  roller: number;
  roll: Roll | null;
  shares: { seat: number; cards: number; amount: number }[];
  left: number;
  /** Who took what was left over in the last race. */
  leftTo: number | null;
  rounded: boolean;
}

/** The end of the last race, read from what was told; null when it has not been told to this page. */
export function raceEnd(told: readonly Told[]): RaceEnd | null {
  const at = told.findLastIndex((one) => one.note.what === 'race-won');
  const won = told[at];
  if (!won) return null;
  const rest: Note[] = told.slice(at).filter((one) => one.did.version === won.did.version).map((one) => one.note);
  const paid = rest.filter((note) => note.what === 'share-paid');
  const sum = paid.reduce((all, note) => all + Number(note.amount), 0);
  const over = rest.find((note) => note.what === 'remainder-paid' || note.what === 'remainder-stays');
  return {
    horse: Number(won.note.horse),
    race: Number(won.note.race),
    pot: Number(won.note.amount),
    roller: Number(won.note.seat),
    roll: rollOf(won.did),
    shares: paid.map((note) => ({
      seat: Number(note.seat),
      cards: sum === 0 ? 0 : Math.round((4 * Number(note.amount)) / sum),
      amount: Number(note.amount),
    })),
    left: over ? Number(over.amount) : 0,
    leftTo: over?.what === 'remainder-paid' ? Number(over.seat) : null,
    rounded: sum < Number(won.note.amount),
  };
}

/** The measures of a course: one finish, gates staggered, so that who is nearest is seen and not counted. */
export interface Course {
  width: number;
  height: number;
  finish: number;
  square: number;
  lane: number;
  top: number;
  /** Height of a lane's turf. */
  turf: number;
  /** From the middle of a square to the left edge of the horse that stands on it. */
  horse: number;
  horseWidth: number;
  horseHeight: number;
  horseTop: number;
  /** Spaces behind the gate: how far the first is from the gate, and from one to the next. */
  behind: number;
  behindStep: number;
}

export function bigCourse(track: readonly number[], people: number): Course {
  const lane = people > 6 ? 68 : 74;
  const longest = Math.max(1, ...track);
  // The corners hold words: what runs beside them leaves them free, scratched horses included.
  const beside = Math.max(1, ...[2, 3, 4, 10, 11, 12].map((horse) => track[horse] ?? 0));
  return {
    width: 1920,
    height: people > 6 ? 776 : 842,
    finish: 1744,
    square: Math.min(92, 1258 / longest, 794 / beside),
    lane,
    top: 16,
    turf: lane - 4,
    horse: -56,
    horseWidth: people > 6 ? 98 : 107,
    horseHeight: people > 6 ? 77 : 84,
    horseTop: people > 6 ? -6 : -8,
    behind: -92,
    behindStep: 63.6,
  };
}

export function smallCourse(track: readonly number[]): Course {
  const longest = Math.max(1, ...track);
  return {
    width: 390,
    height: 268,
    finish: 316,
    square: Math.min(20, 246.5 / longest),
    lane: 23.5,
    top: 6,
    turf: 21.5,
    horse: -20.15,
    horseWidth: 37,
    horseHeight: 27,
    horseTop: -3.5,
    behind: -30.4,
    behindStep: 14.5,
  };
}

export function gateX(course: Course, spaces: number): number {
  return course.finish - spaces * course.square;
}

/** The left edge of a horse: on its square, at the gate (0), or on its space behind it. */
export function horseX(course: Course, spaces: number, at: number): number {
  const gate = gateX(course, spaces);
  if (at < 0) return gate + course.behind - (-at - 1) * course.behindStep;
  if (at === 0) return gate + course.behind;
  return gate + (at - 0.5) * course.square + course.horse;
}
