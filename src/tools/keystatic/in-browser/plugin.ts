import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

/** What no browser can run, by the end of its path, with the file here that replaces it. */
const replaced = {
  './own-photos.ts': 'own-photos.ts',
  'site/own-photos.ts': 'own-photos.ts',
  'faults/picture.ts': 'picture.ts',
  './read-mdx.ts': 'read-mdx.ts',
  'node:fs': 'node.ts',
  'node:path': 'node.ts',
};

/** Lets the editor run in the browser. */
export const inBrowser: Plugin = {
  name: 'in-browser',
  enforce: 'pre',
  resolveId(source) {
    const [, file] = Object.entries(replaced).find(([end]) => source.endsWith(end)) ?? [];
    if (file && this.environment.name === 'client') return fileURLToPath(new URL(file, import.meta.url));
    return;
  },
  // The page reads changed content itself: other modules in the place of its own would lose what it knows.
  hotUpdate({ file }) {
    return this.environment.name === 'client' && /\bcontent\b.*\.json$/.test(file) ? [] : undefined;
  },
};
