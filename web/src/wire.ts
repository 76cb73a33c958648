/** What the server and its viewers say to each other, as docs/wire.md has it. */

export interface OptionInfo {
  name: string;
  kind: 'int' | 'yes-no' | 'choice' | 'list' | 'seat';
  usual: OptionValue;
  low?: number | null;
  high?: number | null;
  step?: number | null;
  choices?: string[] | null;
  length?: number | null;
  clause: string;
  title: string;
  sentence: string;
}
export type OptionValue = number | boolean | string | number[] | null;

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  seats: { low: number; high: number; usual: number };
  options: OptionInfo[];
}

export interface Paragraph {
  text: string;
  clauses: string[];
  ruling: boolean;
}
export interface RulesPage {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

export interface SeatWish {
  kind: 'you' | 'open' | 'bot';
  name?: string;
  level?: Level;
}
export type Level = 'random' | 'basic';
export interface Joined {
  table: string;
  seat: number | null;
  token: string;
  code: string;
}
export interface TableCard {
  table: string;
  game: string;
  name: string;
  code?: string | null;
  seats: number;
  taken: number;
  phase: Phase;
}
export type Pace = 'calm' | 'normal' | 'brisk' | 'instant';
export type Phase = 'open' | 'playing' | 'over';

export interface SeatView {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  level?: string | null;
  here: boolean;
  auto: boolean;
}

export interface ChoiceView {
  text: string;
  verb: string;
  what: number;
  which: number;
  where: number;
  low: number;
  high: number;
  step: number;
}

/** One row of the journal: what happened, with its numbers by name. */
export interface Note {
  what: string;
  clause?: string | null;
  seat?: number | null;
  [field: string]: NoteValue | undefined;
}
export type NoteValue = number | string | boolean | null | number[];

export interface Did {
  version: number;
  who: string;
  do: string | null;
  at: number;
  notes: Note[];
}

export interface ChanceView {
  verb: string;
  trigger: number | null;
  by_hand: boolean;
}

export interface TableView {
  table: string;
  game: string;
  name: string;
  code: string | null;
  invite: string | null;
  version: number;
  phase: Phase;
  pace: Pace;
  options: Record<string, OptionValue>;
  seats: SeatView[];
  you: number | null;
  host: number | null;
  to_move: number[];
  chance: ChanceView | null;
  legal: ChoiceView[];
  money: Record<string, number>;
  view: Record<string, unknown>;
  result: { scores: number[]; winners: number[] } | null;
  log: Did[];
  build: string;
  deadline: number | null;
}

export interface Problem {
  type?: string;
  title: string;
  status: number;
  detail: string;
  clause?: string | null;
}

export type ToServer =
  | { type: 'hello'; token: string | null; version: number | null }
  | { type: 'act'; id: string; version: number; do: string }
  | { type: 'start'; id: string; version: number }
  | { type: 'auto'; on: boolean }
  | { type: 'say'; text: string }
  | { type: 'ping' };

export type ToViewer =
  | { type: 'full'; table: TableView }
  | { type: 'event'; since: number; version: number; did: Did[]; table: TableView }
  | { type: 'answer'; id: string; ok: true; version: number }
  | { type: 'answer'; id: string; ok: false; version: number; problem: Problem }
  | { type: 'said'; seat: number | null; name: string; text: string }
  | { type: 'presence'; seats: SeatView[] }
  | { type: 'beat' }
  | { type: 'closing'; why: string };
