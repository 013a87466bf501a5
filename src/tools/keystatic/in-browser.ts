import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

/** Gives the editor's schemas photos without a disk: Keystatic offers those that there are, and the check knows the rest. */
export const inBrowser: Plugin = {
  name: 'in-browser',
  enforce: 'pre',
  resolveId(source) {
    if (this.environment.name !== 'client' || !source.endsWith('/photo-folder.ts')) return undefined;
    return fileURLToPath(new URL('photos-in-browser.ts', import.meta.url));
  },
};
