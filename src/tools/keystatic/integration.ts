import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

import { ownWords } from './words.ts';

/** What the editor's page loads: named, so that the first visit does not find them one by one and start again. */
const packages = [
  '@keystatic/core',
  '@keystatic/core/content-components',
  '@keystatic/core/ui',
  'astro/zod',
  'react',
];

/** Gives the browser the stand-in for the module that reads the owner's photos. */
const ownPhotos: Plugin = {
  name: 'own-photos-in-browser',
  enforce: 'pre',
  resolveId(source) {
    if (this.environment.name !== 'client' || !source.endsWith('/own-photos.ts')) return;
    return fileURLToPath(new URL('own-photos-in-browser.ts', import.meta.url));
  },
};

/** The editor at /keystatic and what it asks of the server. Its pages are made when asked for, so no build may have it. */
export function editor(): AstroIntegration {
  const entrypoint = (file: string) => new URL(file, import.meta.url);
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ injectRoute, updateConfig }) => {
        const optimizeDeps = { include: packages, rolldownOptions: { plugins: [ownWords()] } };
        // A cache of its own: `npm run dev` bundles other packages.
        updateConfig({
          vite: { plugins: [ownPhotos], cacheDir: 'node_modules/.vite-redactie', optimizeDeps },
        });
        injectRoute({
          pattern: '/keystatic/[...path]',
          entrypoint: entrypoint('editor.astro'),
          prerender: false,
        });
        injectRoute({
          pattern: '/api/keystatic/[...path]',
          entrypoint: entrypoint('api.ts'),
          prerender: false,
        });
      },
    },
  };
}
