/** What this browser's user has chosen: kept in local storage, shown in attributes of the document. */

export type Scheme = 'system' | 'light' | 'dark';
export type Pace = 'calm' | 'normal' | 'brisk' | 'instant';
export type Lang = 'en' | 'fi' | 'hu';
export const LANGS: readonly Lang[] = ['en', 'fi', 'hu'];
export const PACES: readonly Pace[] = ['calm', 'normal', 'brisk', 'instant'];
const FACTOR: Record<Pace, number> = { calm: 1.6, normal: 1, brisk: 0.5, instant: 0 };

const KEY = 'homestretch.settings';

export function systemLang(wanted: readonly string[] = navigator.languages): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((lang) => tag.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

class Prefs {
  scheme: Scheme = $state('system');
  fourSuits = $state(false);
  pace: Pace = $state('normal');
  sound = $state(false);
  lang: Lang = $state('en');
  name = $state('');
  #still = $state(false);
  #dark = $state(false);

  constructor() {
    this.lang = systemLang();
    this.#load();
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.#still = still.matches;
    still.addEventListener('change', () => (this.#still = still.matches));
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.#dark = dark.matches;
    dark.addEventListener('change', () => (this.#dark = dark.matches));
    // A second tab follows at once.
    addEventListener('storage', (event) => {
      if (event.key === KEY) {
        this.#load();
        this.show();
      }
    });
    this.show();
  }

  /** What all times of motion are multiplied with; 0 means that nothing travels and nothing waits. */
  get factor(): number {
    return this.#still ? 0 : FACTOR[this.pace];
  }
  get dark(): boolean {
    return this.scheme === 'system' ? this.#dark : this.scheme === 'dark';
  }

  save(): void {
    const { scheme, fourSuits, pace, sound, lang, name } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ scheme, fourSuits, pace, sound, lang, name }));
    } catch {
      // A browser that keeps nothing still plays; the choice then lasts as long as the page.
    }
    this.show();
  }

  show(): void {
    const root = document.documentElement;
    if (this.scheme === 'system') delete root.dataset.scheme;
    else root.dataset.scheme = this.scheme;
    if (this.fourSuits) root.dataset.suits = 'four';
    else delete root.dataset.suits;
    root.dataset.pace = this.pace;
    root.lang = this.lang;
  }

  #load(): void {
    let kept: unknown;
    try {
      kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    } catch {
      return;
    }
    if (typeof kept !== 'object' || kept === null) return;
    const { scheme, fourSuits, pace, sound, lang, name } = kept as Record<string, unknown>;
    if (scheme === 'system' || scheme === 'light' || scheme === 'dark') this.scheme = scheme;
    if (typeof fourSuits === 'boolean') this.fourSuits = fourSuits;
    if (PACES.includes(pace as Pace)) this.pace = pace as Pace;
    if (typeof sound === 'boolean') this.sound = sound;
    if (LANGS.includes(lang as Lang)) this.lang = lang as Lang;
    if (typeof name === 'string') this.name = name;
  }
}

export const prefs = new Prefs();
