import address from './assets/sprite.svg?url';

/**
 * Fetches the sprite and puts it at the top of the document, once.
 * It stands inside the document because its pieces take colours and patterns from the page's style sheet, which does not reach into a file named by `<use href="file#id">`.
 */
export async function loadSprite(): Promise<void> {
  if (document.querySelector('svg.sprite')) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The drawings could not be fetched (${response.status}).`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  document.body.prepend(document.importNode(parsed.documentElement, true));
}
