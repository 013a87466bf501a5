import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

/** Adds the share image of every page that has one of its own; not a route of `src/pages`, as no visitor opens it. */
export function shareImages(): AstroIntegration {
  return {
    name: 'share-images',
    hooks: {
      'astro:config:setup': ({ injectRoute }) =>
        injectRoute({
          pattern: '/delen/[...path].png',
          entrypoint: fileURLToPath(new URL('./endpoint.ts', import.meta.url)),
          prerender: true,
        }),
    },
  };
}
