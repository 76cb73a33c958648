// Says what the built client weighs on its first load, compressed: what index.html names, and what those chunks import at once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 120_000;
const root = new URL('../../src/homestretch/server/static/', import.meta.url).pathname;
const html = readFileSync(join(root, 'index.html'), 'utf8');
const packed = (name) => gzipSync(readFileSync(join(root, 'assets', name)), { level: 9 }).length;

function reached(names, seen = new Set()) {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    if (name.endsWith('.js')) {
      const source = readFileSync(join(root, 'assets', name), 'utf8');
      reached([...source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map((found) => found[1]), seen);
    }
  }
  return seen;
}

const named = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/g)].map((found) => found[1]);
const first = [...reached(named)];
const sum = (names) => names.reduce((all, name) => all + packed(name), 0);
const all = readdirSync(join(root, 'assets'));
const fonts = all.filter((name) => name.endsWith('.woff2'));
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const weight = sum(first) + gzipSync(html).length;
console.log(`first load, JS + CSS + page   ${kB(weight)} (limit ${kB(LIMIT)})`);
console.log(`the sprite                    ${kB(sum(all.filter((name) => name.startsWith('sprite-'))))}`);
console.log(`everything there is, JS + CSS ${kB(sum(all.filter((name) => /\.(js|css)$/.test(name))))}`);
console.log(`fonts, latin                  ${kB(fonts.filter((name) => !name.includes('latin-ext')).reduce((total, name) => total + readFileSync(join(root, 'assets', name)).length, 0))}`);
console.log(`fonts, latin-ext              ${kB(fonts.filter((name) => name.includes('latin-ext')).reduce((total, name) => total + readFileSync(join(root, 'assets', name)).length, 0))}`);
if (weight > LIMIT) {
  console.error('The first load is too heavy.');
  process.exit(1);
}
