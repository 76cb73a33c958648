/** Words for declared options: a translation where there is one, else the declaration's own English. */
import type { GameInfo, OptionInfo, OptionValue, TableView } from './wire';
import { t, words } from './words.svelte';

export function same(a: OptionValue | undefined, b: OptionValue | undefined): boolean {
  return Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((one, index) => one === b[index]) : a === b;
}

function key(game: string, option: OptionInfo): string {
  return `${game}-option-${option.name.replaceAll('_', '-')}`;
}
export function optionTitle(game: string, option: OptionInfo): string {
  return t(key(game, option)) || option.title;
}
export function optionSentence(game: string, option: OptionInfo): string {
  return t(`${key(game, option)}.sentence`) || option.sentence;
}

export function valueWord(game: string, option: OptionInfo, value: OptionValue): string {
  if (value === true) return t('yes');
  if (value === false) return t('no');
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value === 'number') return String(value);
  if (value === null) return t('option-none');
  const seat = /^p([1-9][0-9]?)$/.exec(value);
  if (option.kind === 'seat' && seat) return t('seat-number', { seat: Number(seat[1]) });
  const id = `${key(game, option)}.is-${value}`;
  return words.has(id) ? t(id) : value.replaceAll('-', /^[0-9-]+$/.test(value) ? '-' : ' ');
}

/** The label over one number of a list: a translation may count from elsewhere, as horses count from 2. */
export function placeWord(game: string, option: OptionInfo, index: number): string {
  return t(`${key(game, option)}.place`, { place: index + 1, next: index + 2 }) || String(index + 1);
}

/** What differs from the usual table, for the request and for the sheet of a running table. */
export function changedOptions(info: GameInfo, values: Record<string, OptionValue>): Record<string, OptionValue> {
  return Object.fromEntries(info.options.filter((one) => !same(values[one.name] ?? one.usual, one.usual)).map((one) => [one.name, values[one.name]!]));
}

export function toldOptions(info: GameInfo, table: TableView): { option: OptionInfo; word: string; changed: boolean }[] {
  return info.options.map((option) => {
    const value = table.options[option.name] ?? option.usual;
    return { option, word: valueWord(table.game, option, value), changed: !same(value, option.usual) };
  });
}
