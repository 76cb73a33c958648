import { beforeEach, describe, expect, it } from 'vitest';
import { GONE, LATE_MS, NO_SEAT, SILENT_MS, TableSocket, type Answer, type Link, type Pending } from '../src/socket';
import type { ToViewer } from '../src/wire';
import { Clock, FakeSocket, fixture } from './help';

let clock: Clock;
let heard: ToViewer[];
let links: Link[];
let ended: number[];
let late: boolean;
let pending: readonly Pending[];
let socket: TableSocket;

const last = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  FakeSocket.all = [];
  clock = new Clock();
  heard = [];
  links = [];
  ended = [];
  late = false;
  pending = [];
  socket = new TableSocket(
    'ws://here/t',
    'token',
    {
      message: (message) => void heard.push(message),
      link: (link) => void links.push(link),
      ended: (code) => void ended.push(code),
      pending: (list, isLate) => {
        pending = list;
        late = isLate;
      },
    },
    clock.around(),
  );
  socket.open();
  last().opens();
});

function full(): void {
  last().says({ type: 'full', table: fixture('moved').table } as ToViewer);
}

describe('a line to a table', () => {
  it('says who it is, and from where it goes on', () => {
    expect(last().sent).toEqual([{ type: 'hello', token: 'token', version: null }]);
    full();
    socket.seen(61);
    last().end(1006);
    clock.pass(1000);
    last().opens();
    expect(last().sent).toEqual([{ type: 'hello', token: 'token', version: 61 }]);
    expect(links).toEqual(['connecting', 'open', 'lost', 'lost']);
  });

  it('sends an action again with the same id until it is answered', async () => {
    full();
    const answer = socket.act({ type: 'start', version: 7 });
    expect(last().sentOf('start')).toHaveLength(1);
    expect(late).toBe(false);
    clock.pass(LATE_MS + 1000);
    const sent = last().sentOf('start');
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    expect(late).toBe(true);
    last().says({ type: 'answer', id: 'id-1', ok: true, version: 8 });
    await expect(answer).resolves.toEqual({ ok: true, version: 8, problem: null } satisfies Answer);
    expect(pending).toEqual([]);
    expect(late).toBe(false);
    clock.pass(LATE_MS * 3);
    expect(last().sentOf('start')).toHaveLength(2);
  });

  it('sends what is unanswered again after the line was lost', async () => {
    full();
    const answer = socket.act({ type: 'act', version: 7, do: 'bet win 30' });
    last().end(1006);
    expect(pending).toHaveLength(1);
    clock.pass(1000);
    last().opens();
    expect(last().sentOf('act')).toHaveLength(0);
    full();
    expect(last().sentOf('act')).toEqual([{ type: 'act', id: 'id-1', version: 7, do: 'bet win 30' }]);
    const problem = { title: 'no', status: 422, detail: 'Not that.', clause: 'LYS-20' };
    last().says({ type: 'answer', id: 'id-1', ok: false, version: 9, problem });
    await expect(answer).resolves.toEqual({ ok: false, version: 9, problem });
  });

  it('waits longer each time, but not for ever', () => {
    const gaps: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const count = FakeSocket.all.length;
      const from = clock.time;
      last().end(1006);
      while (FakeSocket.all.length === count) clock.pass(50);
      gaps.push(clock.time - from);
    }
    expect(gaps[0]).toBeLessThan(1000);
    expect(gaps[3]!).toBeGreaterThan(gaps[0]!);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(12550);
  });

  it('gives up a line that has fallen silent', () => {
    full();
    clock.pass(SILENT_MS - 2000);
    last().says({ type: 'beat' });
    clock.pass(SILENT_MS - 2000);
    expect(FakeSocket.all).toHaveLength(1);
    clock.pass(5000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('makes sure at once when the page is looked at again', () => {
    full();
    clock.pass(20000);
    socket.wake();
    expect(last().sentOf('ping')).toHaveLength(1);
    clock.pass(3000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it.each([NO_SEAT, GONE])('does not come back after code %i', (code) => {
    full();
    last().end(code);
    expect(ended).toEqual([code]);
    clock.pass(60000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('is not disturbed by what is no message', () => {
    last().onmessage?.({ data: 'd' });
    last().onmessage?.({ data: '' });
    expect(heard).toEqual([]);
    full();
    expect(heard).toHaveLength(1);
  });

  it('stays closed when it is closed', () => {
    socket.close();
    clock.pass(60000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links.at(-1)).toBe('closed');
  });
});
