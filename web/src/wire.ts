/**
 * What the server and its viewers say to each other.
 *
 * Written by `python -m homestretch.server.wire_ts` from src/homestretch/server/wire.py: change it there.
 */

export type Phase = 'open' | 'over' | 'playing';

export type Pace = 'brisk' | 'calm' | 'instant' | 'normal';

export type Level = 'basic' | 'random';

export type OptionValue = number | boolean | string | number[];

export type NoteValue = number | string | boolean | null | number[];

/** How many may play, and how many usually do. */
export interface SeatRange {
  low: number;
  high: number;
  usual: number;
}

/** One option of a game as it is declared: what it allows, what is usual, what it is for. */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'int' | 'list' | 'seat' | 'yes-no';
  usual: OptionValue;
  clause: string;
  title: string;
  sentence: string;
  low: number | null;
  high: number | null;
  step: number | null;
  choices: string[] | null;
  length: number | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  seats: SeatRange;
  options: OptionInfo[];
}

/** One paragraph of a rulebook with the clauses it tells; `ruling` where one of them is ours and not the rulebook's. */
export interface Paragraph {
  text: string;
  clauses: string[];
  ruling: boolean;
}

/** One section of a rulebook. */
export interface RulesPage {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

/** What a seat of a new table shall be. */
export interface SeatWish {
  kind: 'bot' | 'open' | 'you';
  name?: string | null;
  level?: Level | null;
}

/** A wish for a table; `entropy` goes into the dealing (see Fair). */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, OptionValue>;
  name?: string | null;
  pace?: Pace;
  public?: boolean;
  entropy?: string | null;
}

/** A seat and its token; `seat` is null for a host who only watches. */
export interface Joined {
  table: string;
  seat: number | null;
  token: string;
  code: string;
}

/** A table as the lobby lists it. */
export interface TableCard {
  table: string;
  game: string;
  name: string;
  code: string | null;
  seats: number;
  taken: number;
  phase: Phase;
}

/** A wish to sit down at an open table. */
export interface JoinWish {
  name: string;
  code: string;
  seat?: number | null;
  entropy?: string | null;
}

/** The host's change of a seat before the start. */
export interface SeatChange {
  seat: number;
  kind: 'bot' | 'open';
  level?: Level | null;
}

/** An action by HTTP; `do` is its text. */
export interface Deed {
  id: string;
  version: number;
  do: string;
}

/** The start of a chance event by HTTP. */
export interface ChanceStart {
  id: string;
  version: number;
}

/** The answer to an action that is carried out and stored. */
export interface Done {
  id: string;
  version: number;
}

/** A body without content. */
export interface Nothing {
}

/** Who sits where, and whether he is here and has his chance events started for him. */
export interface SeatView {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string | null;
  here: boolean;
  auto: boolean;
}

/** The chance event that is due; `by_hand` where the trigger starts it. */
export interface ChanceView {
  verb: string;
  trigger: number | null;
  by_hand: boolean;
}

/** A legal choice: its text, and the same in parts. */
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

/** One row of the journal: what happened, by which clause, with numbers by name (seat, amount and others of the game's own). */
export interface Note {
  what: string;
  clause?: string;
  seat?: number;
  /** Numbers by name, as the game's notes have them. */
  [field: string]: NoteValue | undefined;
}

/** One action: who did what (null when hidden from the viewer), when, and what came of it. */
export interface Did {
  version: number;
  who: string;
  do: string | null;
  at: number;
  notes: Note[];
}

/** How the dealing can be verified when the game is over (see homestretch.play.fair). */
export interface Fair {
  scheme: string;
  commitment: string;
  entropy: string[];
  secret?: string;
}

/** The scores by seat and the winners. */
export interface Result {
  scores: number[];
  winners: number[];
}

/** All that one viewer may know of a table. */
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
  result: Result | null;
  log: Did[];
  fair: Fair;
  build: string;
  deadline: number | null;
}

/** An error as RFC 9457 has it; `clause` where a rule is broken, `table` (as the asker may see it) where his version was old. */
export interface Problem {
  title: string;
  status: number;
  detail: string;
  type?: string;
  clause?: string | null;
  version?: number | null;
  table?: TableView | null;
}

/** The first message: who speaks, and what he has seen last. */
export interface Hello {
  type: 'hello';
  token?: string | null;
  version?: number | null;
}

/** An action; `id` makes it count once, `version` is the one the viewer saw. */
export interface Act {
  type: 'act';
  id: string;
  version: number;
  do: string;
}

/** The trigger starts the chance event that waits for him. */
export interface Start {
  type: 'start';
  id: string;
  version: number;
}

/** Start my chance events for me, or no longer. */
export interface Auto {
  type: 'auto';
  on: boolean;
}

/** Chat. */
export interface Say {
  type: 'say';
  text: string;
}

/** Is the line alive? Answered by a beat. */
export interface Ping {
  type: 'ping';
}

/** The whole table: first, and after any gap. */
export interface Full {
  type: 'full';
  table: TableView;
}

/** What has happened since version `since`, and how the table stands now. */
export interface Event {
  type: 'event';
  since: number;
  version: number;
  did: Did[];
  table: TableView;
}

/** The answer to an act or a start. */
export type Answer =
  | { type: 'answer'; id: string; ok: true; version: number }
  | { type: 'answer'; id: string; ok: false; version: number; problem: Problem };

/** Chat; `seat` is null for the server. */
export interface Said {
  type: 'said';
  seat: number | null;
  name: string;
  text: string;
}

/** Who is here now. */
export interface Presence {
  type: 'presence';
  seats: SeatView[];
}

/** The line is alive. */
export interface Beat {
  type: 'beat';
}

/** The server ends this line, and why. */
export interface Closing {
  type: 'closing';
  why: string;
}

export type ToServer = Hello | Act | Start | Auto | Say | Ping;

export type ToViewer = Full | Event | Answer | Said | Presence | Beat | Closing;
