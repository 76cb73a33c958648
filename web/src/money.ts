/** Money as it is shown and as it is typed. On the wire it is always a plain integer. */

const MINUS = '\u2212';

/** 1010, 10 000: grouped by the language from five figures on, with a true minus. */
export function money(amount: number, lang: string): string {
  const figures = new Intl.NumberFormat(lang, { useGrouping: 'min2', maximumFractionDigits: 0 }).format(Math.abs(amount));
  return amount < 0 ? MINUS + figures : figures;
}

/** With its sign: +200, −20, 0. */
export function signed(amount: number, lang: string): string {
  return amount > 0 ? `+${money(amount, lang)}` : money(amount, lang);
}

/** What may be typed: from `low` to `high` in steps of `step`, all in the game's smallest unit. */
export interface Range {
  low: number;
  high: number;
  step: number;
}

export type Reading = { value: number } | { wrong: 'empty' | 'not-a-number' | 'step' | 'low' | 'high' };

/**
 * Reads an amount typed by a person.
 * Only whole numbers are read, written plainly or grouped as the language groups them; anything that could be read in two ways is refused rather than guessed.
 */
export function readAmount(typed: string, range: Range, lang: string): Reading {
  const text = typed.trim();
  if (text === '') return { wrong: 'empty' };
  const group = groupMark(lang);
  const plain = /^(0|[1-9][0-9]{0,14})$/;
  const grouped = /^[1-9][0-9]{0,2}(?:[^0-9][0-9]{3})+$/;
  let figures = text;
  if (grouped.test(text)) {
    const marks = new Set(text.replace(/[0-9]/g, ''));
    const mark = [...marks][0] ?? '';
    if (marks.size === 1 && (mark === group || isSpace(mark))) figures = text.replace(/[^0-9]/g, '');
  }
  if (!plain.test(figures)) return { wrong: 'not-a-number' };
  const value = Number(figures);
  if (value < range.low) return { wrong: 'low' };
  if (value > range.high) return { wrong: 'high' };
  if (range.step > 1 && (value - range.low) % range.step !== 0) return { wrong: 'step' };
  return { value };
}

function groupMark(lang: string): string {
  const parts = new Intl.NumberFormat(lang, { useGrouping: true }).formatToParts(1234567);
  return parts.find((part) => part.type === 'group')?.value ?? ',';
}

function isSpace(mark: string): boolean {
  return mark === ' ' || mark === '\u00a0' || mark === '\u202f';
}

/** The notes that are worth a button for this range: the printed ones, and all there is. */
export function noteButtons(range: Range, printed: readonly number[]): number[] {
  const worth = printed.filter((note) => note <= range.high && (range.step <= 1 || note % range.step === 0));
  return [...new Set(worth)].sort((a, b) => a - b);
}

/** What a balance shows on its way from one amount to another: whole steps, so that nothing in between is ever no amount of money. */
export function onTheWay(from: number, to: number, share: number, step: number): number {
  if (share >= 1) return to;
  if (share <= 0) return from;
  const gone = ((to - from) * share) / Math.max(1, step);
  return from + Math.trunc(gone) * Math.max(1, step);
}
