import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';
import astro from 'astro/package.json' with { type: 'json' };

import { leanIslands } from './lean-islands.ts';
import { findLeanStyles, replaceStyles, shortenScopes } from './lean-styles.ts';

const runtimePath = `/_astro/astro-island.${astro.version}.js`;

/** Makes the built pages small: what most visits never need goes out of them, or into a file of its own. */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { define: { ISLAND_RUNTIME: JSON.stringify(runtimePath) } } });
      },
      'astro:build:done': async ({ dir }) => {
        const read = (pattern: string) => globSync(pattern, { cwd: fileURLToPath(dir) }).sort();
        // React itself names every element there is, but makes none.
        const own = read('_astro/*.js').filter((file) => !/^_astro\/(client|react)\./.test(file));
        const scripts = own.map((file) => readFileSync(new URL(file, dir), 'utf8'));
        const pages = read('**/*.html').map((file) => new URL(file, dir));
        const lean = await findLeanStyles(readAll(pages), scripts.join(' '));
        const names = new Map<string, string>();
        for (const page of pages) {
          const styled = replaceStyles(readFileSync(page, 'utf8'), lean);
          const { html, runtime } = leanIslands(shortenScopes(styled, names));
          if (runtime) writeFileSync(new URL(`.${runtimePath}`, dir), runtime);
          writeFileSync(page, html);
        }
      },
    },
  };
}

/** Page by page, because thousands of them do not fit in memory. */
function* readAll(pages: URL[]): Generator<string> {
  for (const page of pages) yield readFileSync(page, 'utf8');
}
