import type { Plugin } from 'vite';

import { forgive } from './forgive.ts';

/** Normalises a text before MDX parses it, as the content check does. */
export const forgiveMdx: Plugin = {
  name: 'forgive-mdx',
  enforce: 'pre',
  transform: {
    filter: { id: /\.mdx(?:\?|$)/ },
    handler: (code) => forgive(code),
  },
};
