/** From notes to sentences. */
import type { Did, Note, TableView } from './wire';
import { words, type Args } from './words.svelte';
import { nameOf } from './choices';

/** A sentence's pieces: names stand out. */
export interface Piece {
  text: string;
  strong: boolean;
}

export interface Told {
  key: string;
  did: Did;
  note: Note;
}

// Two marks from Unicode's private area stand round a name while Fluent puts the sentence together; no name can hold them, see `cleanName`.
const OPEN = '\ue000';
const CLOSE = '\ue001';
const OTHER_SEATS = ['to', 'from', 'other'] as const;

export function cleanName(name: string): string {
  return name.replaceAll(OPEN, '').replaceAll(CLOSE, '');
}

/** The message that tells a note: `<game>-<what>`. Notes without one are only drawn. */
export function messageOf(game: string, note: Note): string {
  return `${game}-${note.what}`;
}

function argsOf(table: TableView, note: Note): Args {
  const args: Args = { name: '', you: 'no' };
  for (const [field, value] of Object.entries(note)) {
    if (field === 'what' || field === 'clause') continue;
    if (typeof value === 'number' || typeof value === 'string') args[field] = value;
  }
  if (typeof note.seat === 'number' && note.seat >= 0) {
    args.name = OPEN + cleanName(nameOf(table, note.seat)) + CLOSE;
    args.you = note.seat === table.you ? 'yes' : 'no';
  }
  // A number that is another seat comes with its name, too, as the terminal tells it (play/narrate.py).
  for (const field of OTHER_SEATS) {
    const seat = note[field];
    if (typeof seat === 'number') args[`${field}Name`] = seat >= 0 ? OPEN + cleanName(nameOf(table, seat)) + CLOSE : '';
  }
  return args;
}

export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/(\ue000[^\ue001]*\ue001)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(OPEN) ? { text: part.slice(1, -1), strong: true } : { text: part, strong: false }));
}

/** What its owner looks at only while he holds it open: it is not written on the page, where whoever sits beside him reads it too. */
const OWN_EYES: ReadonlySet<string> = new Set(['lose-your-shirt-own-selection']);

/** The sentence of a note in the user's language, or nothing. */
export function sentence(table: TableView, note: Note): Piece[] {
  const id = messageOf(table.game, note);
  if (OWN_EYES.has(id)) return [];
  return words.has(id) ? pieces(words.text(id, argsOf(table, note))) : [];
}

export function plain(parts: readonly Piece[]): string {
  return parts.map((part) => part.text).join('');
}

export function toldOf(dids: readonly Did[]): Told[] {
  return dids.flatMap((did) => did.notes.map((note, index) => ({ key: `${did.version}.${index}`, did, note })));
}
