// By hand, because no integration of Astro's or npm's takes its runtime or its long class names out of built pages.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';
import astro from 'astro/package.json' with { type: 'json' };

import { leanIslands } from './lean-islands.ts';
import { shortenScopes } from './short-scopes.ts';

const runtimePath = `/_astro/astro-island.${astro.version}.js`;

/** Makes the built pages small: what most visits never need goes into a file of its own, and class names get short. */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { define: { ISLAND_RUNTIME: JSON.stringify(runtimePath) } } });
      },
      'astro:build:done': ({ dir }) => {
        const names = new Map<string, string>();
        for (const file of globSync('**/*.html', { cwd: fileURLToPath(dir) }).sort()) {
          const page = new URL(file, dir);
          const { html, runtime } = leanIslands(shortenScopes(readFileSync(page, 'utf8'), names));
          if (runtime) writeFileSync(new URL(`.${runtimePath}`, dir), runtime);
          writeFileSync(page, html);
        }
      },
    },
  };
}
