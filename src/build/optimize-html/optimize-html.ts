// By hand, because no Astro integration or npm package takes Astro's runtime, unused rules or long class names out of built pages.
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';
import astro from 'astro/package.json' with { type: 'json' };

import { createShortNames } from './class-names.ts';
import { listKept, readLoaded } from './loaded-files.ts';
import { extractScripts, markTouched } from './page-scripts.ts';
import { createRewriter } from './rewriter.ts';

const runtimePath = `/_astro/astro-island.${astro.version}.js`;

/** Makes the built pages small. `WHOLE_PAGES` names a folder for the pages as they were, for the test that compares both. */
export function optimizeHtml(): AstroIntegration {
  return {
    name: 'optimize-html',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: { define: { ISLAND_RUNTIME: JSON.stringify(runtimePath) }, plugins: [markTouched] },
        });
      },
      'astro:build:done': ({ dir, assets }) => {
        const routes = [...assets.values()]
          .map((files) => files.map(({ pathname }) => pathname).filter((path) => path.endsWith('.html')))
          .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
        const copies = process.env['WHOLE_PAGES'];
        if (copies)
          for (const path of routes.flat()) cpSync(path, join(copies, relative(fileURLToPath(dir), path)));
        rewritePages(dir, routes);
      },
    },
  };
}

/** Rewrites pages, by route: the pages of a route share their styles. */
function rewritePages(dir: URL, routes: string[][]): void {
  const read = (file: string) => {
    const { html, runtime, touched } = extractScripts(readFileSync(file, 'utf8'));
    if (runtime) writeFileSync(new URL(`.${runtimePath}`, dir), runtime);
    if (touched) writeFileSync(new URL(`.${touched.path}`, dir), touched.code);
    return html;
  };
  const htmlByRoute = routes.map((files) => files.map(read));
  const files = readFiles(dir);
  const kept = listKept(readLoaded(htmlByRoute.flat().join('\n'), files), files.values());
  const shortNames = createShortNames(htmlByRoute.flat(), kept);
  for (const [at, pages] of htmlByRoute.entries()) {
    const rewrite = createRewriter(pages, readLoaded(pages.join('\n'), files), shortNames);
    for (const [place, file] of (routes[at] ?? []).entries()) {
      writeFileSync(file, rewrite(pages[place] ?? ''));
    }
  }
}

/** The scripts, style sheets and drawings of a build, by name. */
function readFiles(dir: URL): Map<string, string> {
  const names = globSync('**/*.{js,css,svg}', { cwd: dir }).toSorted();
  return new Map(names.map((name) => [basename(name), readFileSync(new URL(name, dir), 'utf8')]));
}
