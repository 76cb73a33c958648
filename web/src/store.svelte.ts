/** A table as this page knows it: what the server said last, what is drawn now, and what is on its way. */
import { api, Refusal, socketAddress } from './api';
import { awaits } from './choices';
import type { GamePage } from './games/registry';
import { prefs } from './prefs.svelte';
import { ACTION, actionOf, Queue } from './queue';
import { dropSeat, seatAt } from './session';
import { GONE, TableSocket, type Answer, type Link } from './socket';
import { toldOf, type Told } from './told';
import type { Did, Note, Pace, Problem, TableView, ToViewer } from './wire';

const TOLD_KEPT = 400;
const SAID_KEPT = 100;
/** So long a result stands before the page follows the table by itself. */
const HOLD_MS = 12000;
/** A race seen again goes faster than it went. */
const AGAIN = 0.35;
/** A table that goes fast is also drawn fast, or the drawing would fall behind it. */
const TABLE_PACE: Record<Pace, number> = { calm: 1.6, normal: 1, brisk: 0.5, instant: 0.25 };

export interface Said {
  key: number;
  seat: number | null;
  name: string;
  text: string;
}

export class LiveTable {
  /** What the server said last. */
  latest: TableView | null = $state.raw(null);
  /** What is drawn: the same, or a little behind while something is being played. */
  shown: TableView | null = $state.raw(null);
  /** The note being played. */
  now: Note | null = $state.raw(null);
  #all: Told[] = $state.raw([]);
  /** While a race is seen again: so many of what was told, as far as it has come. */
  #upTo: number | null = $state(null);
  said: Said[] = $state.raw([]);
  link: Link = $state('connecting');
  /** An action is on its way; `late` when it has not been confirmed in good time. */
  busy = $state(false);
  late = $state(false);
  problem: Problem | null = $state.raw(null);
  /** The server's build has changed under this page: actions are held back until it is loaded anew. */
  outdated = $state(false);
  /** The table is not there (any more), or the server has closed it. */
  gone = $state(false);
  page: GamePage | null = $state.raw(null);
  /** A result is being looked at while the table may have gone on: `goOn` follows it. */
  holding = $state(false);

  readonly #queue: Queue;
  #socket: TableSocket | null = null;
  /** The version on which this page acted last: what was offered then has been answered. */
  #acted = $state(-1);
  #build: string | null = null;
  #sayings = 0;
  #ear: ((note: Note) => void) | null = null;

  constructor(
    readonly id: string,
    private readonly publicOnly = false,
  ) {
    this.#queue = new Queue({
      ms: (note, table) => this.page?.ms(note, table) ?? 0,
      factor: () => (document.hidden ? 0 : Math.min(prefs.factor, TABLE_PACE[this.latest?.pace ?? 'normal'])),
      play: (note, did) => this.#play(note, did),
      settle: (table, skipped) => this.#settle(table, skipped),
      hold: () => {
        const result = this.shown?.phase === 'playing' && (this.page?.settled(this.shown) ?? false);
        this.holding = result && !document.hidden;
        return this.holding ? HOLD_MS : 0;
      },
      ends: (happening) => happening.table.phase === 'playing' && (this.page?.settled(happening.table) ?? false),
      later: (run, ms) => setTimeout(run, ms),
    });
  }

  /** What has been told, the newest last. */
  get told(): readonly Told[] {
    return this.#upTo === null ? this.#all : this.#all.slice(0, this.#upTo);
  }
  set told(list: readonly Told[]) {
    this.#all = list.slice(-TOLD_KEPT);
  }
  /** A race that is over is being seen again. */
  get replaying(): boolean {
    return this.#upTo !== null;
  }
  /** Whether there is a race to be seen again, and somebody who wants things to move. */
  get canSeeAgain(): boolean {
    return prefs.factor > 0 && this.#start() !== null;
  }

  get token(): string | null {
    return this.publicOnly ? null : (seatAt(this.id)?.token ?? null);
  }
  get playing(): boolean {
    return this.now !== null;
  }
  /** What the table waits for from this viewer, as drawn. */
  get mine(): 'choice' | 'start' | null {
    if (!this.shown || !this.latest || this.outdated || this.replaying || this.shown.version <= this.#acted) return null;
    // What the server no longer waits for is not offered, also while the way there is still being played.
    return awaits(this.latest) === null ? null : awaits(this.shown);
  }

  async open(): Promise<void> {
    try {
      const told = await api.table(this.id, this.token);
      this.#full(told.table);
    } catch (refused) {
      const status = refused instanceof Refusal ? refused.problem.status : 0;
      if (status === 401 || status === 403) {
        // The seat went to somebody else: what is left is to watch.
        dropSeat(this.id);
        return this.open();
      }
      if (status === 404 || status === 410 || status === 400 || status === 422) {
        this.gone = true;
        return;
      }
    }
    this.#connect();
  }

  close(): void {
    this.#stopReplay();
    this.#queue.clear();
    this.#socket?.close();
    this.#socket = null;
  }

  /** After a seat was taken or left here: the same table seen with other eyes. */
  again(): void {
    this.close();
    this.latest = null;
    this.shown = null;
    this.now = null;
    void this.open();
  }

  wake(): void {
    if (!document.hidden) {
      this.#queue.flush();
      this.#socket?.wake();
    }
  }

  /** Plays the race that has just ended from its start, with the notes as they were told; the table itself waits behind it. */
  seeAgain(): void {
    const start = this.#start();
    const page = this.page;
    const end = this.shown;
    if (start === null || !page || !end || this.replaying) return;
    this.#queue.pause();
    // What all payments together come to is taken off first, so that the balances end where they stand now.
    const notes = this.#all.slice(start).filter((one) => !page.again?.without.includes(one.note.what));
    const nothing = { ...end, money: Object.fromEntries(Object.keys(end.money).map((account) => [account, 0])) };
    const net = notes.reduce((table, one) => page.draw(table, one.note), nothing).money;
    const money = Object.fromEntries(Object.entries(end.money).map(([account, amount]) => [account, amount - (net[account] ?? 0)]));
    this.#replays += 1;
    this.#seenFrom = end;
    this.shown = page.draw({ ...end, phase: 'playing', money, chance: null }, this.#all[start]!.note);
    this.#replay(start + 1, end, this.#replays, -1);
  }

  /** Back to the result before the race has been seen to its end. */
  stopAgain(): void {
    if (this.#seenFrom) this.#replayed(this.#seenFrom);
  }

  /** The table from which the race is being seen again. */
  #seenFrom: TableView | null = null;
  #replays = 0;

  /** Where the race that has just ended began; a new one, begun in the same action, does not count. */
  #start(): number | null {
    const from = this.page?.again?.from;
    const last = this.#all.at(-1)?.did.version;
    const at = this.#all.findLastIndex((one) => one.note.what === from && one.did.version !== last);
    return from === undefined || at < 0 ? null : at;
  }

  #replay(at: number, end: TableView, turn: number, version: number): void {
    if (turn !== this.#replays || !this.page || !this.shown) return;
    const one = this.#all[at];
    if (!one || one.note.what === this.page.again?.from) return this.#replayed(end);
    this.#upTo = at + 1;
    const first = one.did.version !== version;
    if (this.page.again?.without.includes(one.note.what)) {
      this.shown = this.page.draw(this.shown, one.note);
      return this.#replay(at + 1, end, turn, one.did.version);
    }
    if (first) {
      const action = actionOf(one.did);
      this.now = action;
      this.shown = this.page.draw(this.shown, action);
      const wait = this.page.ms(action, end) * prefs.factor * AGAIN;
      return void setTimeout(() => this.#replayNote(at, end, turn), wait);
    }
    this.#replayNote(at, end, turn);
  }

  #replayNote(at: number, end: TableView, turn: number): void {
    const one = this.#all[at];
    if (turn !== this.#replays || !one || !this.page || !this.shown) return;
    this.now = one.note;
    this.shown = this.page.draw(this.shown, one.note);
    setTimeout(() => this.#replay(at + 1, end, turn, one.did.version), this.page.ms(one.note, end) * prefs.factor * AGAIN);
  }

  #replayed(end: TableView): void {
    this.#stopReplay();
    this.shown = end;
    this.now = null;
    this.#queue.resume(HOLD_MS);
  }

  #stopReplay(): void {
    this.#replays += 1;
    this.#upTo = null;
    this.#seenFrom = null;
  }

  goOn(): void {
    this.#stopReplay();
    this.holding = false;
    this.#queue.release();
  }

  hear(ear: (note: Note) => void): void {
    this.#ear = ear;
  }

  /** Sends an action in the grammar's words; what was refused stands in `problem`. */
  async act(text: string): Promise<boolean> {
    const table = this.shown;
    if (!table || !this.#socket || this.busy || this.outdated) return false;
    this.problem = null;
    return this.#answered(table.version, await this.#socket.act({ type: 'act', version: table.version, do: text }));
  }

  /** Starts the chance event that waits for this viewer: rolls, turns, deals. */
  async start(): Promise<boolean> {
    const table = this.shown;
    if (!table || !this.#socket || this.busy || this.outdated) return false;
    this.problem = null;
    return this.#answered(table.version, await this.#socket.act({ type: 'start', version: table.version }));
  }

  auto(on: boolean): void {
    this.#socket?.say({ type: 'auto', on });
  }
  say(text: string): boolean {
    return this.#socket?.say({ type: 'say', text }) ?? false;
  }

  #answered(version: number, answer: Answer): boolean {
    if (answer.ok) {
      this.#acted = version;
    } else {
      this.problem = answer.problem;
      this.#queue.flush();
    }
    return answer.ok;
  }

  #connect(): void {
    if (this.#socket || this.gone) return;
    this.#socket = new TableSocket(socketAddress(this.id), this.token, {
      message: (message) => this.#message(message),
      link: (link) => (this.link = link),
      ended: (code) => this.#ended(code),
      pending: (list, late) => {
        this.busy = list.length > 0;
        this.late = this.busy && late;
      },
    });
    if (this.latest) this.#socket.seen(this.latest.version);
    this.#socket.open();
  }

  /** The server will not have this line again: the seat is somebody else's, or the table is gone. */
  #ended(code: number): void {
    this.#socket = null;
    if (code === GONE) {
      this.gone = true;
      return;
    }
    dropSeat(this.id);
    void this.open();
  }

  #message(message: ToViewer): void {
    switch (message.type) {
      case 'full':
        return this.#full(message.table);
      case 'event':
        return this.#event(message.since, message.version, message.did, message.table);
      case 'said':
        this.#sayings += 1;
        this.said = [...this.said, { key: this.#sayings, seat: message.seat, name: message.name, text: message.text }].slice(-SAID_KEPT);
        return;
      case 'presence':
        if (this.latest) this.latest = { ...this.latest, seats: message.seats };
        if (this.shown) this.shown = { ...this.shown, seats: message.seats };
        return;
      case 'answer':
      case 'closing':
      case 'beat':
        return;
    }
  }

  #full(table: TableView): void {
    this.#checkBuild(table);
    if (this.latest && table.version < this.latest.version) return;
    const same = this.latest?.version === table.version && this.latest.phase === table.phase && this.latest.you === table.you;
    this.#stopReplay();
    this.#queue.clear();
    this.holding = false;
    this.latest = table;
    this.now = null;
    this.shown = table;
    if (!same || this.#all.length === 0) this.#retell(table);
    this.#socket?.seen(table.version);
  }

  #event(since: number, version: number, did: Did[], table: TableView): void {
    this.#checkBuild(table);
    const known = this.latest?.version ?? -1;
    if (version < known) return;
    if (this.latest === null || since > known) {
      // Something between was lost. The event brings the whole table, so only its story has to be told again.
      return this.#full(table);
    }
    const fresh = did.filter((one) => one.version > known);
    this.latest = table;
    this.#socket?.seen(version);
    this.#queue.add({ did: fresh, table });
  }

  #play(note: Note, did: Did): void {
    if (!this.shown) return;
    this.#stopReplay();
    this.holding = false;
    this.now = note;
    this.#ear?.(note);
    if (this.page) this.shown = this.page.draw(this.shown, note);
    if (note.what === ACTION) return;
    const index = did.notes.indexOf(note);
    this.told = [...this.#all, { key: `${did.version}.${index}`, did, note }];
  }

  #settle(table: TableView, skipped: Did[]): void {
    this.#stopReplay();
    this.now = null;
    this.holding = false;
    const seen = new Set(this.#all.map((one) => one.key));
    const fresh = toldOf(skipped).filter((one) => !seen.has(one.key));
    if (fresh.length > 0) this.told = [...this.#all, ...fresh];
    this.shown = table;
  }

  /** The told side from the table's own log, joined to what this page has heard before. */
  #retell(table: TableView): void {
    const log = toldOf(table.log);
    const first = table.log[0]?.version ?? 0;
    this.told = [...this.#all.filter((one) => one.did.version < first), ...log];
  }

  #checkBuild(table: TableView): void {
    this.#build ??= table.build;
    if (table.build !== this.#build) this.outdated = true;
  }
}
