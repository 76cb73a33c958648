import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '../src/prefs.svelte';
import { page } from '../src/games/quarter-horse/page';
import { keepSeat, seatAt } from '../src/session';
import { LiveTable } from '../src/store.svelte';
import type { TableView, ToViewer } from '../src/wire';
import { FakeSocket, fixture, type Recorded } from './help';

let live: LiveTable;
let answers: { status: number; body: unknown }[];
let asked: { url: string; token: string | null }[];

const settle = async () => {
  for (let round = 0; round < 8; round += 1) await Promise.resolve();
};
const last = () => FakeSocket.all.at(-1)!;

beforeEach(async () => {
  FakeSocket.all = [];
  prefs.pace = 'instant';
  localStorage.clear();
  keepSeat('t1', { token: 'secret', seat: 0, code: 'K7QFA' });
  answers = [];
  asked = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, token: new Headers(init.headers).get('Authorization') });
    const { status, body } = answers.shift() ?? { status: 200, body: { type: 'full', table: before() } };
    return new Response(JSON.stringify(body), { status });
  });
  live = new LiveTable('t1');
  live.page = page;
  await live.open();
  await settle();
  last().opens();
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});

/** The table as it stood before the recorded move. */
function before(): TableView {
  const event = fixture('moved');
  return { ...event.table, version: event.since!, log: [] };
}
function myTurn(table: TableView): TableView {
  return { ...table, chance: { verb: 'roll', trigger: table.you, by_hand: true } };
}
function says(message: ToViewer | Recorded): void {
  last().says(message);
}

describe('a live table', () => {
  it('is read with the seat’s token and then listened to', () => {
    expect(asked).toEqual([{ url: '/api/v1/tables/t1', token: 'Bearer secret' }]);
    expect(last().sent).toEqual([{ type: 'hello', token: 'secret', version: before().version }]);
    expect(live.shown?.version).toBe(before().version);
  });

  it('takes an event that follows, and tells it', () => {
    const event = fixture('moved');
    says(event);
    expect(live.shown?.version).toBe(event.version);
    expect(live.told.map((one) => one.note.what)).toEqual(['moved']);
  });

  it('tells nothing twice, and takes nothing older than it knows', () => {
    const event = fixture('moved');
    says(event);
    says(event);
    says({ type: 'full', table: before() } as ToViewer);
    expect(live.shown?.version).toBe(event.version);
    expect(live.told).toHaveLength(1);
  });

  it('notices a gap and takes the whole table with its own log', () => {
    const event = fixture('moved');
    const gap = { ...event, since: event.since! + 3, version: event.version! + 3, table: { ...event.table, version: event.version! + 3 } };
    says(gap);
    expect(live.shown?.version).toBe(event.version! + 3);
    expect(live.told.map((one) => one.note.what)).toEqual(event.table.log.flatMap((did) => did.notes.map((note) => note.what)));
  });

  it('acts on what is shown, and offers nothing more until the table has moved on', async () => {
    says({ type: 'full', table: myTurn({ ...before(), version: before().version + 1 }) } as ToViewer);
    expect(live.mine).toBe('start');
    const done = live.start();
    expect(live.busy).toBe(true);
    const [sent] = last().sentOf('start') as { id: string; version: number }[];
    expect(sent!.version).toBe(before().version + 1);
    // A second press, while the first is on its way, is nothing.
    await live.start();
    expect(last().sentOf('start')).toHaveLength(1);
    says({ type: 'answer', id: sent!.id, ok: true, version: sent!.version + 1 });
    expect(await done).toBe(true);
    expect(live.mine).toBeNull();
    expect(live.problem).toBeNull();
  });

  it('shows why something was refused', async () => {
    says({ type: 'full', table: myTurn({ ...before(), version: before().version + 1 }) } as ToViewer);
    const done = live.act('bet win 35');
    const [sent] = last().sentOf('act') as { id: string }[];
    const problem = { title: 'Not allowed', status: 422, detail: 'Stakes are multiples of 10.', clause: 'LYS-12' };
    says({ type: 'answer', id: sent!.id, ok: false, version: 1, problem });
    expect(await done).toBe(false);
    expect(live.problem).toEqual(problem);
  });

  it('holds actions back when the server has been renewed', async () => {
    says({ type: 'full', table: { ...myTurn(before()), version: before().version + 1, build: 'another' } } as ToViewer);
    expect(live.outdated).toBe(true);
    expect(live.mine).toBeNull();
    expect(await live.start()).toBe(false);
    expect(last().sentOf('start')).toHaveLength(0);
  });

  it('watches on when the seat has been given to somebody else', async () => {
    answers = [{ status: 200, body: { type: 'full', table: { ...before(), you: null } } }];
    last().end(4401);
    await settle();
    expect(seatAt('t1')).toBeNull();
    expect(asked.at(-1)?.token).toBeNull();
    expect(live.shown?.you).toBeNull();
  });

  it('says that a table is gone', async () => {
    const other = new LiveTable('t2');
    answers = [{ status: 404, body: { title: 'x', status: 404, detail: 'no such table' } }];
    await other.open();
    expect(other.gone).toBe(true);
  });

  it('never sends the seat’s token from the wall', async () => {
    const wall = new LiveTable('t1', true);
    await wall.open();
    expect(asked.at(-1)?.token).toBeNull();
    last().opens();
    expect(last().sent[0]).toMatchObject({ type: 'hello', token: null });
    wall.close();
  });

  it('follows who is here', () => {
    const seats = before().seats.map((seat) => ({ ...seat, here: false }));
    says({ type: 'presence', seats });
    expect(live.shown?.seats.every((seat) => !seat.here)).toBe(true);
  });
});

describe('a race seen again', () => {
  const NOTE_MS = 100;
  function race(): void {
    const { table } = fixture('won');
    const whats = [
      { version: 10, what: 'race-started', seat: 0, race: 1 },
      { version: 11, what: 'card-dealt', seat: 0, horse: 6 },
      { version: 12, what: 'moved', seat: 0, horse: 6, left: 13 },
      { version: 13, what: 'rolled-scratched', seat: 1, horse: 7, amount: 25 },
      { version: 14, what: 'race-started', seat: 1, race: 2 },
    ];
    live.latest = table;
    live.shown = table;
    live.told = whats.map(({ version, ...note }) => ({ key: `${version}.0`, did: { version, who: 'chance', do: 'roll 3 3', at: 0, notes: [note] }, note }));
    live.page = { ...page, ms: () => NOTE_MS };
  }
  beforeEach(() => {
    vi.useFakeTimers();
    prefs.pace = 'normal';
    race();
  });
  afterEach(() => vi.useRealTimers());

  it('goes through the notes from the start, tells as far as it has come, and ends where it began', () => {
    const end = live.shown!;
    expect(live.canSeeAgain).toBe(true);
    live.seeAgain();
    expect(live.replaying).toBe(true);
    expect(live.mine).toBeNull();
    vi.advanceTimersByTime(1.2 * NOTE_MS);
    expect(live.told.at(-1)?.note.what).toBe('rolled-scratched');
    expect(live.told).toHaveLength(4);
    vi.advanceTimersByTime(20 * NOTE_MS);
    expect(live.replaying).toBe(false);
    expect(live.shown).toBe(end);
    expect(live.told).toHaveLength(5);
  });
  it('has the balances come out as they stand', () => {
    const end = live.shown!;
    live.seeAgain();
    expect(live.shown!.money.p2).toBe(end.money.p2! + 25);
    expect(live.shown!.money.pot).toBe(end.money.pot! - 25);
    vi.advanceTimersByTime(2.5 * NOTE_MS);
    expect(live.shown!.money).toEqual(end.money);
  });
  it('can be left for the result', () => {
    const end = live.shown!;
    live.seeAgain();
    live.stopAgain();
    expect(live.replaying).toBe(false);
    expect(live.shown).toBe(end);
    vi.advanceTimersByTime(50 * NOTE_MS);
    expect(live.shown).toBe(end);
  });
  it('stops at once when the table is followed', () => {
    live.seeAgain();
    says({ ...fixture('moved'), since: live.latest!.version, version: live.latest!.version + 1, table: { ...fixture('moved').table, version: live.latest!.version + 1 } });
    expect(live.replaying).toBe(false);
    vi.advanceTimersByTime(50 * NOTE_MS);
    expect(live.shown?.version).toBe(live.latest!.version);
  });
  it('is not offered where nothing is to move', () => {
    prefs.pace = 'instant';
    expect(live.canSeeAgain).toBe(false);
  });
});
