/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.HOMESTRETCH_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  // Without this the tests would be given Svelte's server build, in which nothing is mounted.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    outDir: here('../src/homestretch/server/static'),
    emptyOutDir: true,
    // A data: address in a stylesheet would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // The polyfill is for browsers that have no module preload; all that run Svelte 5 have it.
    modulePreload: { polyfill: false },
    // How long the bundler took says more about what else the machine does than about this client.
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: [here('.'), here('../src/homestretch/locale')] },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
  },
});
