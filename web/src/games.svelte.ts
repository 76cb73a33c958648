import { api } from './api';
import type { GameInfo } from './wire';
import { t } from './words.svelte';

/** The games of this server, asked for once. */
class Games {
  list: GameInfo[] = $state.raw([]);
  failed = $state(false);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= api.games().then(
      (list) => {
        this.list = list;
        this.failed = false;
      },
      () => {
        this.failed = true;
        this.#asked = null;
      },
    );
    return this.#asked;
  }
  find(name: string): GameInfo | null {
    return this.list.find((game) => game.name === name) ?? null;
  }
}

export const games = new Games();

export function gameTitle(name: string): string {
  return t(`game-${name}`) || games.find(name)?.title || name;
}
export function gameShort(name: string): string {
  return t(`game-${name}.short`) || gameTitle(name);
}
export function gameTagline(game: GameInfo): string {
  return t(`game-${game.name}.tagline`) || game.tagline;
}
