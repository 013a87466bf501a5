import type { AstroIntegration } from 'astro';

const directives = ['intent', 'past', 'near', 'calm'];

/** Adds our client directives: when an island wakes. Each is inlined only in pages that use it. */
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
