/** Plays what happened, note by note, at the reader's pace; what has been played through is settled with the server's own view. */
import type { Did, Note, TableView } from './wire';

export interface Happening {
  did: Did[];
  table: TableView;
}

export interface Stage {
  /** How long a note takes at normal pace, in ms. */
  ms(note: Note, table: TableView): number;
  /** What all times are multiplied with; 0: nothing travels, nothing waits. */
  factor(): number;
  /** A note begins: to be drawn and told. */
  play(note: Note, did: Did): void;
  /** Everything up to here is over: this is how the table stands. `skipped` holds what was not played. */
  settle(table: TableView, skipped: Did[]): void;
  /** How long what is drawn now is to be looked at before anything goes on, in ms whatever the pace; 0 as a rule. */
  hold(): number;
  /** Whether a happening is the end of a race: it is played through and looked at, however far behind this page is. */
  ends(happening: Happening): boolean;
  later(run: () => void, ms: number): void;
}

/** What was done, before what came of it: dice tumble and cards turn here. It is played like a note, but not told. */
export const ACTION = '@action';

export function actionOf(did: Did): Note {
  return { what: ACTION, who: did.who, do: did.do };
}

/** More than so many happenings behind, and those in between are only told. */
const BEHIND = 5;

export class Queue {
  #list: Happening[] = [];
  #busy = false;
  /** What goes on after the hold; null while nothing is held. */
  #after: (() => void) | null = null;
  /** Raised by every hold, so that the timer of one before finds itself out of date. */
  #hold = 0;
  /** Raised by every jump, so that a timer that is still on its way finds itself out of date. */
  #turn = 0;

  constructor(private readonly stage: Stage) {}

  get busy(): boolean {
    return this.#busy;
  }

  add(happening: Happening): void {
    this.#list.push(happening);
    if (this.#after) return;
    if (this.stage.factor() === 0) this.flush();
    else if (this.#list.length > BEHIND && !(this.#busy && this.stage.ends(this.#list[0]!))) this.#jump(1);
    else if (!this.#busy) this.#next();
  }

  /** Settles everything at once. */
  flush(): void {
    this.#jump(0);
  }

  /** While something else is looked at, a hold does not run out; `resume` lets it begin anew. */
  pause(): void {
    this.#hold += 1;
  }
  resume(wait: number): void {
    if (this.#after) this.#releaseIn(wait);
  }

  /** Ends a hold before its time. */
  release(): void {
    const after = this.#after;
    this.#after = null;
    after?.();
  }

  clear(): void {
    this.#list = [];
    this.#turn += 1;
    this.#busy = false;
    this.#after = null;
  }

  #jump(leave: number): void {
    this.#turn += 1;
    this.#busy = false;
    this.#after = null;
    const end = leave === 0 ? -1 : this.#list.findIndex((one) => this.stage.ends(one));
    const cut = this.#list.splice(0, end < 0 ? this.#list.length - leave : Math.min(end, this.#list.length - leave));
    const last = cut.at(-1);
    if (last) this.stage.settle(last.table, cut.flatMap((one) => one.did));
    if (cut.length === 1) this.#held(() => this.#next());
    else this.#next();
  }

  #held(after: () => void): void {
    const wait = this.stage.hold();
    if (wait === 0) return after();
    this.#busy = false;
    this.#after = () => {
      if (this.stage.factor() === 0 && this.#list.length > 0) this.flush();
      else if (this.#list.length > BEHIND) this.#jump(1);
      else after();
    };
    this.#releaseIn(wait);
  }

  #releaseIn(wait: number): void {
    const turn = this.#turn;
    this.#hold += 1;
    const hold = this.#hold;
    this.stage.later(() => {
      if (turn === this.#turn && hold === this.#hold) this.release();
    }, wait);
  }

  #next(): void {
    const happening = this.#list[0];
    if (!happening) {
      this.#busy = false;
      return;
    }
    this.#busy = true;
    const notes = happening.did.flatMap((did) => [actionOf(did), ...did.notes].map((note) => ({ note, did })));
    this.#step(happening, notes, 0, this.#turn);
  }

  #step(happening: Happening, notes: { note: Note; did: Did }[], at: number, turn: number): void {
    if (turn !== this.#turn) return;
    for (let index = at; index < notes.length; index += 1) {
      const { note, did } = notes[index]!;
      // Between two actions told in one event, the end of a race is looked at as well.
      if (index > 0 && index !== at && note.what === ACTION && this.stage.hold() > 0) return this.#held(() => this.#step(happening, notes, index, turn));
      this.stage.play(note, did);
      const wait = this.stage.ms(note, happening.table) * this.stage.factor();
      if (wait > 0) {
        this.stage.later(() => this.#step(happening, notes, index + 1, turn), wait);
        return;
      }
    }
    this.#list.shift();
    this.stage.settle(happening.table, []);
    this.#held(() => this.#next());
  }
}
