/** `npm run redactie`: the dev server with the editor at /keystatic; `PORT` sets the port. */
import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';

import { dev, type AstroIntegration } from 'astro';

import { inBrowser } from '../in-browser.ts';
import { keystaticPatches } from '../patch-keystatic.ts';

/** Packages to bundle at start; Vite would discover them one by one during the first visit, and reload. */
const include = [
  '@keystatic/core',
  '@keystatic/core/content-components',
  '@keystatic/core/ui',
  'astro/zod',
  'react',
];

const find = (file: string) => new URL(file, import.meta.url);

const editor: AstroIntegration = {
  name: 'editor',
  hooks: {
    'astro:config:setup': async ({ injectRoute, updateConfig }) => {
      // `force`: the cache would outlive a change of the patches.
      const optimizeDeps = { include, force: true, rolldownOptions: { plugins: [keystaticPatches()] } };
      // A separate cache, because `npm run dev` bundles other packages.
      const cacheDir = 'node_modules/.vite-redactie';
      // In a copy of the site packages may be symbolic links.
      const allow = ['.', dirname(await realpath('node_modules/astro'))];
      // By default Vite lets pages on other ports read all files.
      const server = { fs: { allow }, cors: false };
      updateConfig({ vite: { plugins: [inBrowser], cacheDir, optimizeDeps, server } });
      injectRoute({ pattern: '/keystatic/[...path]', entrypoint: find('editor.astro'), prerender: false });
      injectRoute({ pattern: '/api/keystatic/[...path]', entrypoint: find('api.ts'), prerender: false });
    },
  },
};

process.env['NODE_ENV'] ??= 'development';
await dev({
  integrations: [editor],
  server: {
    // Keystatic requires this address.
    host: '127.0.0.1',
    port: Number(process.env['PORT'] || 4321),
    open: '/keystatic',
    headers: { 'Content-Security-Policy': "frame-ancestors 'none'" },
  },
});
