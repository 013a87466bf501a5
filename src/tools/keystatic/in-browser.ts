import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

/** Replaces the module that reads photos from disk: in a browser Keystatic lists the photos, and the check validates them. */
export const inBrowser: Plugin = {
  name: 'in-browser',
  enforce: 'pre',
  resolveId(source) {
    if (this.environment.name !== 'client' || !source.endsWith('/photo-folder.ts')) return undefined;
    return fileURLToPath(new URL('photos-in-browser.ts', import.meta.url));
  },
};
