import type { AstroIntegration } from 'astro';

const directives = ['intent', 'scrolled'];

/** Registers the client directives in this folder; Astro inlines each only in pages that use it. */
export function hydrationDirectives(): AstroIntegration {
  return {
    name: 'hydration-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of directives) {
          addClientDirective({ name, entrypoint: `./src/islands/hydration/${name}.ts` });
        }
      },
    },
  };
}
