/** Addresses of the pages and the way between them, on the history API. */

export type Place =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'tv'; id: string }
  | { page: 'rules'; game: string; anchor: string }
  | { page: 'join'; code: string }
  | { page: 'settings' }
  | { page: 'lost' };

export function placeOf(path: string, hash = ''): Place {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'lost' };
  }
  const [first, second, ...more] = parts;
  if (first === undefined) return { page: 'lobby' };
  if (first === 'settings' && second === undefined) return { page: 'settings' };
  if (second === undefined || more.length > 0) return { page: 'lost' };
  switch (first) {
    case 'new':
      return { page: 'new', game: second };
    case 't':
      return { page: 'table', id: second };
    case 'tv':
      return { page: 'tv', id: second };
    case 'rules':
      return { page: 'rules', game: second, anchor: hash.replace(/^#/, '') };
    case 'join':
      return { page: 'join', code: second };
    default:
      return { page: 'lost' };
  }
}

class Router {
  place: Place = $state.raw(placeOf(location.pathname, location.hash));
  /** Grows with every change of page, so that focus can be moved to the new page's heading. */
  turns = $state(0);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => this.#click(event));
  }

  go(path: string, options: { replace?: boolean } = {}): void {
    if (options.replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    scrollTo(0, 0);
    this.#read();
  }

  #read(): void {
    const before = this.place.page;
    this.place = placeOf(location.pathname, location.hash);
    if (before !== this.place.page) this.turns += 1;
  }

  /** Ordinary links inside the product change the page without a load. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
