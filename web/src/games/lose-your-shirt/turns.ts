/** Whose turn it is and for what, and what a seat is being paid right now. */
import { awaited, nameOf } from '../../choices';
import type { Note, TableView } from '../../wire';
import { t } from '../../words.svelte';
import { stageOf, viewOf } from './view';

/** "Aino to play", or empty where nobody is waited for. */
export function turnText(table: TableView): string {
  const seats = awaited(table);
  if (seats.length === 0 || table.phase !== 'playing') return '';
  const stage = stageOf(table);
  if (seats.length > 1) return t('lys-all-bet', { count: seats.length });
  const name = nameOf(table, seats[0]);
  if (stage === 'betting') return t(viewOf(table).selected[seats[0]!] ? 'lys-to-bet' : 'lys-to-select', { name });
  if (stage === 'turning') return t(table.chance ? 'lys-to-turn' : 'lys-to-move', { name });
  return stage === 'racing' ? t('lys-to-play', { name }) : '';
}

/** What the note that is being played gives a seat, or takes from it. */
export function deltaOf(now: Note | null, seat: number): number {
  if (!now || now.seat !== seat) return 0;
  if (now.what === 'stake-lost') return -Number(now.amount);
  return ['win-paid', 'place-paid', 'jackpot-paid', 'stake-back'].includes(now.what) ? Number(now.amount) : 0;
}
