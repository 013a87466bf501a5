/** `npm run redactie`: the site as `npm run dev` shows it, with the editor at /keystatic; `PORT` sets another port. */
import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';

import { dev, type AstroIntegration } from 'astro';

import { inBrowser } from '../in-browser.ts';
import { keystaticPatches } from '../patch-keystatic.ts';

/** What the editor's page loads: named, so that the first visit does not find them one by one and reload. */
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
      // Its cache would outlive a change of the patches.
      const optimizeDeps = { include, force: true, rolldownOptions: { plugins: [keystaticPatches()] } };
      // A cache of its own: `npm run dev` bundles other packages.
      const cacheDir = 'node_modules/.vite-redactie';
      // In a copy of the site packages may be links to elsewhere.
      const allow = ['.', dirname(await realpath('node_modules/astro'))];
      // Vite lets pages of other ports read all that it serves.
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
    // The address that Keystatic insists on.
    host: '127.0.0.1',
    port: Number(process.env['PORT'] || 4321),
    open: '/keystatic',
    headers: { 'Content-Security-Policy': "frame-ancestors 'none'" },
  },
});
