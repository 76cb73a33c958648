/** The seats this browser holds: one token a table, kept so that back, reload and a second tab find the same seat. */

export interface HeldSeat {
  token: string;
  /** Null for a host who only watches. */
  seat: number | null;
  code: string;
}

const KEY = 'homestretch.seats';
/** Old tables are forgotten, so that the list stays short; the newest are last. */
const KEPT = 50;

function read(): Record<string, HeldSeat> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept === 'object' && kept !== null && !Array.isArray(kept)) return kept as Record<string, HeldSeat>;
  } catch {
    // Unreadable: as if nothing were kept.
  }
  return {};
}

function write(seats: Record<string, HeldSeat>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(seats).slice(-KEPT))));
  } catch {
    // Private windows may refuse; the seat then lasts as long as the page, see `held`.
  }
}

const held: Record<string, HeldSeat> = {};

export function seatAt(table: string): HeldSeat | null {
  const seats = read();
  const found = (Object.hasOwn(seats, table) ? seats[table] : undefined) ?? (Object.hasOwn(held, table) ? held[table] : undefined);
  return found && typeof found.token === 'string' ? found : null;
}

export function keepSeat(table: string, seat: HeldSeat): void {
  held[table] = seat;
  const seats = read();
  delete seats[table];
  write({ ...seats, [table]: seat });
}

export function dropSeat(table: string): void {
  delete held[table];
  const seats = read();
  delete seats[table];
  write(seats);
}
