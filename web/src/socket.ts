/** One viewer's line to one table: kept up, resent, and never believed to have delivered what was not answered. */
import type { ToViewer, Problem, ToServer } from './wire';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/** An act or a start that the server has not answered yet. */
export interface Pending {
  id: string;
  message: Extract<ToServer, { type: 'act' | 'start' }>;
  sent: number;
  tries: number;
}

export interface Listener {
  message(message: ToViewer): void;
  link(link: Link): void;
  /** The line is at its end and will not be tried again. */
  ended(code: number): void;
  /** The list of unanswered actions has changed; `late` when one of them has waited too long. */
  pending(list: readonly Pending[], late: boolean): void;
}

export interface Answer {
  ok: boolean;
  problem: Problem | null;
  version: number;
}

export const LATE_MS = 4000;
/** The server beats every 15 s: after two missed beats the line is dead, whatever the browser thinks. */
export const SILENT_MS = 40000;
const BACKOFF_MS = [400, 800, 1600, 3200, 6400, 10000];

/** Codes with which the server ends a line for good: the token opens no seat any more; there is no such table. */
export const NO_SEAT = 4401;
export const GONE = 4404;

export interface Around {
  open(address: string): WebSocket;
  now(): number;
  later(run: () => void, ms: number): number;
  never(timer: number): void;
  chance(): number;
  id(): string;
}

export const browser: Around = {
  open: (address) => new WebSocket(address),
  now: () => performance.now(),
  later: (run, ms) => window.setTimeout(run, ms),
  never: (timer) => window.clearTimeout(timer),
  chance: () => Math.random(),
  id: () => newId(),
};

/** A random id; `randomUUID` is missing where a phone has come by plain http over the house's network. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry = 0;
  #watch = 0;
  #heard = 0;
  #over = false;
  #version: number | null = null;
  #pending: Pending[] = [];
  #waiting = new Map<string, (answer: Answer) => void>();

  constructor(
    private readonly address: string,
    private readonly token: string | null,
    private readonly listener: Listener,
    private readonly around: Around = browser,
  ) {}

  open(): void {
    if (this.#over || this.#socket) return;
    this.#retry = 0;
    this.listener.link(this.#failures === 0 ? 'connecting' : 'lost');
    const socket = this.around.open(this.address);
    this.#socket = socket;
    // A line that never opens is given up like one that has fallen silent.
    this.#heard = this.around.now();
    this.#keepWatch();
    socket.onopen = () => {
      this.#heard = this.around.now();
      this.#put({ type: 'hello', token: this.token, version: this.#version });
    };
    socket.onmessage = (event: MessageEvent) => this.#hear(socket, event.data);
    socket.onclose = (event: CloseEvent) => this.#lost(socket, event.code);
    socket.onerror = () => socket.close();
  }

  close(): void {
    this.#over = true;
    this.around.never(this.#retry);
    this.around.never(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.listener.link('closed');
  }

  /** The page is looked at again, or the network is back: make sure now, not after the next beat. */
  wake(): void {
    if (this.#over) return;
    if (this.#retry) {
      this.around.never(this.#retry);
      this.open();
      return;
    }
    const before = this.#heard;
    this.#put({ type: 'ping' });
    this.around.later(() => {
      if (this.#heard === before && this.#socket) this.#drop();
    }, 2000);
  }

  /** The version shown last, from which a reconnect goes on. */
  seen(version: number): void {
    this.#version = version;
  }

  say(message: Extract<ToServer, { type: 'say' | 'auto' }>): boolean {
    return this.#put(message);
  }

  /** Sends an action until it is answered; the id stays the same, so that it counts once. */
  act(message: { type: 'act'; version: number; do: string } | { type: 'start'; version: number }): Promise<Answer> {
    const id = this.around.id();
    const whole = { ...message, id };
    this.#pending.push({ id, message: whole, sent: this.around.now(), tries: 1 });
    this.#put(whole);
    this.#tellPending();
    this.#keepWatch();
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  #put(message: ToServer): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(socket: WebSocket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== 'string') return;
    this.#heard = this.around.now();
    let message: ToViewer;
    try {
      message = JSON.parse(data) as ToViewer;
    } catch {
      return;
    }
    if (message.type === 'full' || message.type === 'event') {
      const first = this.#failures !== 0 || message.type === 'full';
      this.#failures = 0;
      this.listener.link('open');
      this.listener.message(message);
      if (first) this.#resend(true);
      return;
    }
    if (message.type === 'answer') this.#answered(message);
    this.listener.message(message);
  }

  #answered(message: Extract<ToViewer, { type: 'answer' }>): void {
    const before = this.#pending.length;
    this.#pending = this.#pending.filter((one) => one.id !== message.id);
    if (this.#pending.length !== before) this.#tellPending();
    const resolve = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    resolve?.({ ok: message.ok, version: message.version, problem: message.ok ? null : message.problem });
  }

  #resend(all: boolean): void {
    const now = this.around.now();
    for (const one of this.#pending) {
      if (!all && now - one.sent < LATE_MS) continue;
      if (all && one.sent === now) continue;
      if (this.#put(one.message)) {
        one.tries += 1;
        one.sent = now;
      }
    }
    this.#tellPending();
  }

  #tellPending(): void {
    this.listener.pending([...this.#pending], this.#pending.some((one) => one.tries > 1 || this.around.now() - one.sent >= LATE_MS));
  }

  #keepWatch(): void {
    this.around.never(this.#watch);
    this.#watch = this.around.later(() => {
      this.#watch = 0;
      if (this.#over) return;
      if (this.#pending.length > 0) this.#resend(false);
      if (this.#socket && this.around.now() - this.#heard > SILENT_MS) this.#drop();
      this.#keepWatch();
    }, 1000);
  }

  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.#lost(socket, 0);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    if (this.#over) return;
    if (code === NO_SEAT || code === GONE) {
      this.close();
      this.listener.ended(code);
      return;
    }
    this.listener.link('lost');
    this.#tellPending();
    const wait = BACKOFF_MS[Math.min(this.#failures, BACKOFF_MS.length - 1)]!;
    this.#failures += 1;
    // Spread out, so that a hundred phones do not all knock in the same instant after a restart.
    this.#retry = this.around.later(() => this.open(), wait * (0.75 + this.around.chance() / 2));
  }
}
