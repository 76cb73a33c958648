/** The last race paid out, person by person, from what the view keeps of it: it survives a reload. */
import { account } from '../../choices';
import type { TableView } from '../../wire';
import { t } from '../../words.svelte';
import { betOf, cardOf, oddsOf, pool, racesRun, viewOf } from './view';

export interface Row {
  seat: number;
  name: string;
  /** The selection card; −1 for somebody who had no shirt to bet. */
  card: number;
  bet: number;
  stake: number;
  gain: number;
  why: string;
  /** Said where this race has taken the shirt. */
  shirt: string;
  broke: boolean;
}

function why(table: TableView, seat: number): string {
  const view = viewOf(table);
  const bet = betOf(view.last_bet[seat] ?? 0);
  const last = racesRun(table).at(-1);
  if (!last) return '';
  if (!bet) return t('lys-why-broke');
  const { horse } = cardOf(view.last_selection[seat] ?? -1);
  const stake = view.last_stake[seat] ?? 0;
  const gain = view.last_gain[seat] ?? 0;
  const won = horse === last.first;
  const placed = won || horse === last.second;
  const came = won ? t('lys-came-first', { horse }) : horse === last.second ? t('lys-came-second', { horse }) : bet === 'place' ? t('lys-came-neither', { horse }) : t('lys-came-not', { horse });
  if (gain < 0) return `${came} ${t('lys-why-lost', { stake })}`;
  if (bet === 'jackpot') return `${came} ${gain > 0 ? t('lys-why-jackpot', { gain, stake }) : t('lys-why-empty', { stake })}`;
  return placed ? `${came} ${t('lys-why-paid', { odds: oddsOf(table, bet), stake })}` : came;
}

export function rowsOf(table: TableView, over: boolean): Row[] {
  const view = viewOf(table);
  const rows = table.seats.map(({ seat, name }) => {
    const bet = view.last_bet[seat] ?? 0;
    const gain = view.last_gain[seat] ?? 0;
    return {
      seat,
      name,
      card: bet ? (view.last_selection[seat] ?? -1) : -1,
      bet,
      stake: view.last_stake[seat] ?? 0,
      gain,
      why: why(table, seat),
      shirt: bet > 0 && view.broke[seat] === 1 ? t('lys-lost-now', { you: seat === table.you ? 'yes' : 'no' }) : '',
      broke: view.broke[seat] === 1,
    };
  });
  const held = (seat: number): number => table.money[account(seat)] ?? 0;
  return rows.sort((a, b) => (over ? held(b.seat) - held(a.seat) : 0) || b.gain - a.gain || held(b.seat) - held(a.seat));
}

export interface Sums {
  was: number;
  taken: number;
  takers: number[];
  lost: number;
  next: number;
  bank: number;
}

/** What became of the jackpot, and what the bank paid. */
export function sumsOf(table: TableView): Sums {
  const view = viewOf(table);
  const sums: Sums = { was: view.last_pool, taken: 0, takers: [], lost: 0, next: pool(table), bank: 0 };
  for (const { seat } of table.seats) {
    const gain = view.last_gain[seat] ?? 0;
    if (gain < 0) sums.lost -= gain;
    else if (betOf(view.last_bet[seat] ?? 0) === 'jackpot' && gain > 0) {
      sums.taken += gain;
      sums.takers.push(seat);
    } else sums.bank += gain;
  }
  return sums;
}
