/** The games' pages, each in one place and fetched when its table is opened. */
import type { Component } from 'svelte';
import type { LiveTable } from '../store.svelte';
import type { Note, TableView } from '../wire';

/** Where a part is shown: on the wall, beside the told side on a laptop, or alone on a phone. */
export type Mode = 'tv' | 'table' | 'phone';

export interface PartProps {
  live: LiveTable;
  /** The table as it is drawn now: while something is being played, a little behind the server. */
  table: TableView;
  mode: Mode;
}

export interface GamePage {
  /** The public part: TV and laptop. Holds nothing private, whoever looks. */
  Board: Component<PartProps>;
  /** One's own part: all of a phone, the lower strip of a laptop. Shows an onlooker (`table.you === null`) what is public. */
  Hand: Component<PartProps>;
  /** Who got what: shown in the place of the board and the hand while `settled` holds. */
  Result: Component<PartProps>;
  /** A small picture beside the own money in the head. */
  Purse?: Component;
  /** More for the told side of a laptop, above what happened. */
  Told?: Component<PartProps>;
  /** Where the game is, in a few words for the head: "Race 2 of 4". */
  lead(table: TableView): string;
  /** How long a note is shown at normal pace, in ms; 0 for what needs no time. */
  ms(note: Note, table: TableView): number;
  /** The table with the effect of a note drawn in: only for the eye, the server's own view follows. */
  draw(table: TableView, note: Note): TableView;
  /** Whether the result is to be looked at before the game goes on. */
  settled(table: TableView): boolean;
  /** The note with which a race begins: from there on it can be seen again, and what counts for nothing in that is left out. */
  again?: { from: string; without: readonly string[] };
  /** The result is looked at in passing: after the hold the board and the hand come back, though the table has not moved. */
  passing?: boolean;
  /** The money that moves with a note, by accounts (`p1`, `pot`, `bank`): it is shown travelling between elements with these names in `data-account`. */
  payment?(note: Note): { from: string; to: string; amount: number } | null;
  /** The sound that goes with a note, if any. */
  sound?(note: Note): string | null;
}

const PAGES: Record<string, () => Promise<{ page: GamePage }>> = {
  'lose-your-shirt': () => import('./lose-your-shirt/page'),
  'quarter-horse': () => import('./quarter-horse/page'),
  'beat-the-bookie': () => import('./beat-the-bookie/page'),
  racehorse: () => import('./racehorse/page'),
};

export function gamePage(game: string): Promise<{ page: GamePage }> | null {
  return Object.hasOwn(PAGES, game) ? PAGES[game]!() : null;
}

/** Whether the result stands in the place of the board and the hand. */
export function showsResult(page: GamePage, live: LiveTable, table: TableView): boolean {
  return page.settled(table) && !live.replaying && (!page.passing || table.phase === 'over' || live.holding || live.playing);
}
