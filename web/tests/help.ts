/** Messages recorded from a server, and a socket and a clock in the test's own hand. */
import type { Around } from '../src/socket';
import type { Did, TableView, ToServer, ToViewer } from '../src/wire';
import recorded from './fixtures/quarter-horse.json';

export interface Recorded {
  type: string;
  since?: number;
  version?: number;
  did?: Did[];
  table: TableView;
}

/** A recorded message of a race of three: open, dealt, scratch, fined, moved, won, over. */
export function fixture(name: keyof typeof recorded): Recorded {
  return structuredClone(recorded[name]) as unknown as Recorded;
}

export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ToServer);
  }
  close(): void {
    this.end(1000);
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
  says(message: ToViewer | Recorded): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  sentOf(type: ToServer['type']): ToServer[] {
    return this.sent.filter((one) => one.type === type);
  }
}

export class Clock {
  time = 0;
  #next = 1;
  #waiting = new Map<number, { at: number; run: () => void }>();
  #ids = 0;

  around(): Around {
    return {
      open: (address) => new FakeSocket(address) as unknown as WebSocket,
      now: () => this.time,
      later: (run, ms) => {
        this.#next += 1;
        this.#waiting.set(this.#next, { at: this.time + ms, run });
        return this.#next;
      },
      never: (timer) => void this.#waiting.delete(timer),
      chance: () => 0.5,
      id: () => `id-${(this.#ids += 1)}`,
    };
  }
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = [...this.#waiting].filter(([, one]) => one.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.#waiting.delete(due[0]);
      this.time = due[1].at;
      due[1].run();
    }
    this.time = end;
  }
}
