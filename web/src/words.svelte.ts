/** The words of the interface: Fluent files, the same as the terminal's. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { prefs, type Lang } from './prefs.svelte';
import english from '../../src/homestretch/locale/en/ui.ftl?raw';

const FILES = import.meta.glob<string>('../../src/homestretch/locale/*/*.ftl', { query: '?raw', import: 'default' });

export type Args = Record<string, string | number>;

export function fileOf(lang: string, part: string): string {
  return `../../src/homestretch/locale/${lang}/${part}.ftl`;
}

function makeBundle(lang: string): FluentBundle {
  // Names are checked by the server and shown in elements of their own; isolation marks would only end up in copied text.
  return new FluentBundle(lang, { useIsolating: false });
}

class Words {
  #bundles = new Map<string, FluentBundle>();
  #parts = new Map<string, Promise<void>>();
  /** Read by every text, raised when a file has come in or the language has changed. */
  #edition = $state(0);

  constructor() {
    this.add('en', english);
    this.#parts.set('en/ui', Promise.resolve());
  }

  add(lang: string, source: string): void {
    let bundle = this.#bundles.get(lang);
    if (!bundle) {
      bundle = makeBundle(lang);
      this.#bundles.set(lang, bundle);
    }
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#edition += 1;
  }

  /** Fetches a file in the chosen language, and in English for what the language lacks. */
  async need(part: string, lang: Lang = prefs.lang): Promise<void> {
    await Promise.all([this.#fetch('en', part), this.#fetch(lang, part)]);
  }

  /** The words of a game: what happened, and its pages. */
  async needGame(game: string, lang: Lang = prefs.lang): Promise<void> {
    await Promise.all([this.need(game, lang), this.need(`${game}-ui`, lang)]);
  }

  async choose(lang: Lang): Promise<void> {
    const parts = new Set([...this.#parts.keys()].map((key) => key.slice(key.indexOf('/') + 1)));
    await Promise.all([...parts].map((part) => this.#fetch(lang, part)));
    prefs.lang = lang;
    prefs.save();
    this.#edition += 1;
  }

  #fetch(lang: string, part: string): Promise<void> {
    const key = `${lang}/${part}`;
    let coming = this.#parts.get(key);
    if (!coming) {
      const load = FILES[fileOf(lang, part)];
      coming = load
        ? load().then(
            (source) => this.add(lang, source),
            () => void this.#parts.delete(key),
          )
        : Promise.resolve();
      this.#parts.set(key, coming);
    }
    return coming;
  }

  has(id: string): boolean {
    void this.#edition;
    return this.#find(id) !== null;
  }

  #find(id: string): [FluentBundle, string, string | null] | null {
    const [name = '', attribute = null] = id.split('.');
    for (const lang of new Set<string>([prefs.lang, 'en'])) {
      const bundle = this.#bundles.get(lang);
      const message = bundle?.getMessage(name);
      if (bundle && message && (attribute === null ? message.value : message.attributes[attribute])) return [bundle, name, attribute];
    }
    return null;
  }

  text(id: string, args: Args = {}): string {
    void this.#edition;
    const found = this.#find(id);
    // A missing text must not show its key to a player; the tests look for keys that are missing.
    if (!found) return '';
    const [bundle, name, attribute] = found;
    const message = bundle.getMessage(name)!;
    const pattern = attribute === null ? message.value! : message.attributes[attribute]!;
    const vars: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      vars[key] = typeof value === 'number' ? new FluentNumber(value, { useGrouping: 'min2' } as unknown as Intl.NumberFormatOptions) : value;
    }
    return bundle.formatPattern(pattern, vars, []);
  }
}

export const words = new Words();

/** The text of a message in the user's language, as it stands now: in a component it follows the language. */
export function t(id: string, args?: Args): string {
  return words.text(id, args);
}
