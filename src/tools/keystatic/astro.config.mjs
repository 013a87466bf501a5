/** `npm run redactie`: the site as `npm run dev` shows it, with the editor at /keystatic. */
import site from '../../../astro.config.mjs';
import { ownPhotos } from './own-photos-plugin.ts';
import { keystaticPatches } from './patch-keystatic.ts';

/** What the editor's page loads: named, so that the first visit does not find them one by one and reload. */
const include = [
  '@keystatic/core',
  '@keystatic/core/content-components',
  '@keystatic/core/ui',
  'astro/zod',
  'react',
];

const find = (/** @type {string} */ file) => new URL(file, import.meta.url);

/** @type {import('astro').AstroIntegration} */
const editor = {
  name: 'editor',
  hooks: {
    'astro:config:setup': ({ injectRoute, updateConfig }) => {
      const optimizeDeps = { include, rolldownOptions: { plugins: [keystaticPatches()] } };
      // A cache of its own: `npm run dev` bundles other packages.
      const cacheDir = 'node_modules/.vite-redactie';
      updateConfig({ vite: { plugins: [ownPhotos], cacheDir, optimizeDeps } });
      injectRoute({ pattern: '/keystatic/[...path]', entrypoint: find('editor.astro'), prerender: false });
      injectRoute({ pattern: '/api/keystatic/[...path]', entrypoint: find('api.ts'), prerender: false });
    },
  },
};

export default {
  ...site,
  integrations: [editor, ...(site.integrations ?? [])],
  // The address that Keystatic insists on.
  server: { host: '127.0.0.1' },
};
