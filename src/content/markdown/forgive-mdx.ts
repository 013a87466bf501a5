import type { Plugin } from 'vite';

import { forgive } from './forgive.ts';

/** Forgives a text of content/ before MDX reads it, as the check does. */
export const forgiveMdx: Plugin = {
  name: 'forgive-mdx',
  enforce: 'pre',
  transform: {
    filter: { id: /\.mdx(?:\?|$)/ },
    handler: (code) => forgive(code),
  },
};
