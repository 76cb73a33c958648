import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { pieces, plain, sentence } from '../src/told';
import { t, words } from '../src/words.svelte';
import { fixture } from './help';

const LOCALE = join(__dirname, '../../src/homestretch/locale');
const SRC = join(__dirname, '../src');
const LANGS = ['en', 'fi', 'hu'];

function bundle(lang: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const file of readdirSync(join(LOCALE, lang)).filter((name) => name.endsWith('.ftl'))) {
    const faults = made.addResource(new FluentResource(readFileSync(join(LOCALE, lang, file), 'utf8')));
    expect(faults, `${lang}/${file}`).toEqual([]);
  }
  return made;
}

function messages(lang: string, file: string): string[] {
  const resource = new FluentResource(readFileSync(join(LOCALE, lang, file), 'utf8'));
  return resource.body.map((one) => one.id);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(folder, entry.name)) : /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(join(folder, entry.name), 'utf8')] : [],
  );
}

describe('words', () => {
  it('has every text that the pages ask for by name', () => {
    const known = bundle('en');
    const asked = new Set(sources(SRC).flatMap((source) => [...source.matchAll(/\bt\(\s*'([a-z0-9.-]+)'/g)].map((found) => found[1]!)));
    expect(asked.size).toBeGreaterThan(100);
    const missing = [...asked].filter((id) => !known.hasMessage(id.split('.')[0]!));
    expect(missing).toEqual([]);
  });

  it.each(['fi', 'hu'])('has in %s what it has in English, for the interface and for Quarter Horse', (lang) => {
    for (const file of ['ui.ftl', 'quarter-horse.ftl', 'quarter-horse-ui.ftl']) {
      const there = new Set(messages(lang, file));
      expect(messages('en', file).filter((id) => !there.has(id)), file).toEqual([]);
    }
  });

  it.each(LANGS)('can say every message in %s without a fault', (lang) => {
    const known = bundle(lang);
    const args = { seats: 3, seat: 1, name: 'Mira', names: 'Mira', game: 'X', low: 1, high: 2, step: 5, free: 1, count: 2, changed: 1, all: 8, value: 'x', now: 2, code: 'K', text: 'x', horse: 3, steps: 2, silks: 'x', rank: 'Q', suit: 'heart', eyes: 4, worth: 10, seconds: 9, race: 1, races: 4, left: 3, fee: 5, cards: 2, amount: 20, each: 5, pot: 405, run: 1, first: 1, second: 2, place: 1, next: 2, you: 'no' };
    for (const file of ['ui.ftl', 'quarter-horse.ftl', 'quarter-horse-ui.ftl']) {
      for (const id of messages(lang, file)) {
        const message = known.getMessage(id)!;
        for (const pattern of [message.value, ...Object.values(message.attributes)]) {
          if (pattern === null) continue;
          const faults: Error[] = [];
          const text = known.formatPattern(pattern, args, faults);
          expect(faults, `${lang} ${id}: ${text}`).toEqual([]);
          expect(text).not.toMatch(/[{}$]/);
        }
      }
    }
  });

  it.each([
    ['quarter-horse', ['card-dealt']],
    ['lose-your-shirt', ['card-dealt', 'card-got', 'stepped']],
    ['racehorse', ['card-dealt']],
    ['beat-the-bookie', []],
  ])('tells every kind of note that the rules of %s write, except what is only drawn', (game, drawn) => {
    const rules = readFileSync(join(LOCALE, `../games/${game.replaceAll('-', '_')}/words.py`), 'utf8');
    const kinds = [...rules.matchAll(/[A-Z_]+: \("([a-z-]+)", "/g)].map((found) => found[1]!);
    expect(kinds.length).toBeGreaterThan(10);
    const known = bundle('en');
    expect(kinds.filter((kind) => !known.hasMessage(`${game}-${kind}`))).toEqual(drawn);
  });

  it('shows no key where a text is missing', () => {
    expect(t('no-such-text')).toBe('');
    expect(words.has('no-such-text')).toBe(false);
    expect(t('join')).toBe('Join');
  });

  it('says one and many as the language does', async () => {
    expect(t('seats-free', { free: 0 })).toBe('no seat free');
    expect(t('seats-free', { free: 1 })).toBe('one seat free');
    expect(t('seats-free', { free: 21 })).toBe('21 seats free');
    await words.choose('fi');
    expect(t('seats-free', { free: 1 })).toBe('yksi vapaa paikka');
    expect(t('seats-free', { free: 112 })).toBe('112 vapaata paikkaa');
    await words.choose('en');
  });

  it('names the note’s own seat and the others in it', () => {
    const table = fixture('moved').table;
    const names = table.seats.map((seat) => seat.name);
    words.add('en', 'quarter-horse-test-note = { $name } gives { $amount } to { $toName }, { $you }.');
    const said = plain(sentence(table, { what: 'test-note', seat: 0, to: 2, amount: 12000 }));
    expect(said).toBe(`${names[0]} gives 12,000 to ${names[2]}, ${table.you === 0 ? 'yes' : 'no'}.`);
    expect(plain(sentence(table, { what: 'test-note', seat: -1, to: -1, amount: 1 }))).toBe(' gives 1 to , no.');
    expect(sentence(table, { what: 'not-told' })).toEqual([]);
  });

  it('lets names stand out, and takes nothing in them for markup', () => {
    expect(pieces('\ue000<b>Mira</b>\ue001 rolled.')).toEqual([
      { text: '<b>Mira</b>', strong: true },
      { text: ' rolled.', strong: false },
    ]);
  });
});
