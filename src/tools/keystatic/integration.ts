import type { AstroIntegration } from 'astro';

/** The editor at /keystatic and what it asks of the server. Its pages are made when asked for, so no build may have it. */
export function editor(): AstroIntegration {
  const entrypoint = (file: string) => new URL(file, import.meta.url);
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
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
