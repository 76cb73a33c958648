import type { Full, GameInfo, Joined, JoinWish, NewTable, Problem, RulesPage, SeatChange, TableCard } from './wire';

const BASE = '/api/v1';

/** What this player adds to the dealing, so that nobody alone – not even the server – decides it. */
export function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A refusal of the server, with its sentence and, where there is one, the clause. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title);
    this.name = 'Refusal';
  }
}

async function call<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  let response: Response;
  try {
    const init: RequestInit = { method, headers, cache: 'no-store' };
    if (body !== undefined) init.body = JSON.stringify(body);
    response = await fetch(BASE + path, init);
  } catch {
    throw new Refusal({ title: 'offline', status: 0, detail: '' });
  }
  const text = await response.text();
  let json: unknown = null;
  try {
    json = text === '' ? null : JSON.parse(text);
  } catch {
    json = null;
  }
  if (!response.ok) {
    const told = (json ?? {}) as Partial<Problem>;
    throw new Refusal({
      title: told.title ?? response.statusText,
      status: response.status,
      detail: typeof told.detail === 'string' ? told.detail : '',
      clause: told.clause ?? null,
    });
  }
  return json as T;
}

const at = encodeURIComponent;

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  rules: (game: string, lang: string) => call<RulesPage[]>('GET', `/games/${at(game)}/rules?lang=${at(lang)}`),
  tables: () => call<TableCard[]>('GET', '/tables'),
  newTable: (wish: NewTable) => call<Joined>('POST', '/tables', wish),
  byCode: (code: string) => call<TableCard>('GET', `/codes/${at(code)}`),
  table: (id: string, token: string | null) => call<Full>('GET', `/tables/${at(id)}`, undefined, token),
  join: (id: string, wish: JoinWish) =>
    call<Joined>('POST', `/tables/${at(id)}/join`, wish),
  seat: (id: string, token: string, wish: SeatChange) =>
    call<unknown>('POST', `/tables/${at(id)}/seats`, wish, token),
  start: (id: string, token: string) => call<unknown>('POST', `/tables/${at(id)}/start`, {}, token),
  leave: (id: string, token: string) => call<unknown>('POST', `/tables/${at(id)}/leave`, {}, token),
  qr: (id: string) => `${BASE}/tables/${at(id)}/qr.svg`,
  record: (id: string) => `${BASE}/tables/${at(id)}/record`,
};

export function socketAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${BASE}/tables/${at(id)}/ws`;
}
