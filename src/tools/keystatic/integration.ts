import type { AstroIntegration } from 'astro';

import { ownPhotos } from './own-photos-on-server.ts';
import { keystaticPatches } from './patch-keystatic.ts';

/** What the editor's page loads: named, so that the first visit does not find them one by one and start again. */
const packages = [
  '@keystatic/core',
  '@keystatic/core/content-components',
  '@keystatic/core/ui',
  'astro/zod',
  'react',
];

/** The editor at /keystatic and what it asks of the server. Its pages are made when asked for, so no build may have it. */
export function editor(): AstroIntegration {
  const entrypoint = (file: string) => new URL(file, import.meta.url);
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ injectRoute, updateConfig }) => {
        const optimizeDeps = { include: packages, rolldownOptions: { plugins: [keystaticPatches()] } };
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
