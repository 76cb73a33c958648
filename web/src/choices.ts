/** Helpers over the list of legal choices. They look things up; what is legal is the server's word alone. */
import type { ChoiceView, TableView } from './wire';

export type Wanted = Partial<Pick<ChoiceView, 'verb' | 'what' | 'which' | 'where'>>;

export function fits(choice: ChoiceView, wanted: Wanted): boolean {
  return (Object.keys(wanted) as (keyof Wanted)[]).every((part) => choice[part] === wanted[part]);
}
export function choicesOf(legal: readonly ChoiceView[], wanted: Wanted): ChoiceView[] {
  return legal.filter((choice) => fits(choice, wanted));
}
export function choiceOf(legal: readonly ChoiceView[], wanted: Wanted): ChoiceView | null {
  return legal.find((choice) => fits(choice, wanted)) ?? null;
}

/** True where an amount is to be chosen before the choice is an action. */
export function hasAmount(choice: ChoiceView): boolean {
  return choice.step > 0;
}

const SPAN = /\b\d+\.\.\d+\/\d+\b/;

/** The action's text: of a legal form with a range, with the amount in the place of the range. */
export function actionText(choice: ChoiceView, amount?: number): string {
  if (!hasAmount(choice)) return choice.text;
  if (amount === undefined || !Number.isSafeInteger(amount)) throw new Error(`An amount is missing for: ${choice.text}`);
  return choice.text.replace(SPAN, String(amount));
}

/** Seats count from 0 in fields and from p1 in texts and accounts. */
export function account(seat: number): string {
  return `p${seat + 1}`;
}
export function seatOf(who: string): number | null {
  const found = /^p([1-9][0-9]?)$/.exec(who);
  return found ? Number(found[1]) - 1 : null;
}

/** Whether the table waits for this viewer: for a decision, or to start a chance event. */
export function awaits(table: TableView): 'choice' | 'start' | null {
  if (table.you === null || table.phase !== 'playing') return null;
  if (table.to_move.includes(table.you)) return 'choice';
  if (table.chance && table.chance.by_hand && table.chance.trigger === table.you) return 'start';
  return null;
}

/** The seats for which the table waits, for the mark over their names. */
export function awaited(table: TableView): number[] {
  if (table.phase !== 'playing') return [];
  if (table.to_move.length > 0) return table.to_move;
  return table.chance?.trigger != null ? [table.chance.trigger] : [];
}

export function nameOf(table: TableView, seat: number | null | undefined): string {
  return table.seats.find((one) => one.seat === seat)?.name ?? '';
}
export function moneyOf(table: TableView, seat: number): number {
  return table.money[account(seat)] ?? 0;
}
