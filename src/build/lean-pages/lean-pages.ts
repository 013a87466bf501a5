// By hand, because no integration of Astro's or npm's takes its runtime or its long class names out of built pages.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import type { AstroIntegration } from 'astro';
import astro from 'astro/package.json' with { type: 'json' };

import { leanIslands } from './lean-islands.ts';
import { listNames, RouteStyles } from './lean-styles.ts';
import { ShortNames } from './short-names.ts';

const runtimePath = `/_astro/astro-island.${astro.version}.js`;

/** Makes the built pages small: what most visits never need goes into a file of its own, and class names get short. */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { define: { ISLAND_RUNTIME: JSON.stringify(runtimePath) } } });
      },
      'astro:build:done': ({ dir, assets }) => {
        const islands = readIslands();
        const outside = readOutside(dir);
        const names = new ShortNames(listKept(islands.map(({ code }) => code).join(''), outside));
        const asked = new Set(outside.match(/(?<=var\(|['"`])--[\w-]+/g));
        for (const files of assets.values()) {
          const pages = files.filter(({ pathname }) => pathname.endsWith('.html'));
          const styles = new RouteStyles(names, asked);
          for (const page of pages) {
            const { html, runtime } = leanIslands(readFileSync(page, 'utf8'));
            if (runtime) writeFileSync(new URL(`.${runtimePath}`, dir), runtime);
            writeFileSync(page, html);
            const shown = islands.filter(({ name }) => html.includes(`component-export="${name}"`));
            styles.add(html, shown.map(({ code }) => code).join(''), readUsedDrawings(html, dir));
          }
          const lean = styles.createLeaner();
          for (const page of pages) writeFileSync(page, lean(readFileSync(page, 'utf8')));
        }
      },
    },
  };
}

/** The classes and custom properties that must keep their name: those of islands, and those that scripts and other sheets ask for. */
function listKept(islandCode: string, outside: string): Set<string> {
  const names = outside.match(/(?<=\.)[a-z][\w-]*|--[a-z][\w-]*/g) ?? [];
  return new Set([...listNames(islandCode), ...names]);
}

/** The code that works on pages from outside: scripts, and sheets of their own. */
function readOutside(dir: URL): string {
  const sheets = globSync('**/*.css', { cwd: dir }).map((file) => new URL(file, dir));
  const scripts = globSync('src/{components,islands,layouts}/**/*.ts');
  return [...sheets, ...scripts].map((file) => readFileSync(file, 'utf8')).join('');
}

/** The drawings whose parts a page uses. */
function readUsedDrawings(html: string, dir: URL): string {
  const paths = new Set(html.match(/(?<=<use [^>]*href=")[^"#]+/g));
  return Array.from(paths, (path) => readFileSync(new URL(`.${path}`, dir), 'utf8')).join('');
}

/** Each island by its component, with the code of all that it may show. */
function readIslands(): { name: string; code: string }[] {
  const parts = globSync('src/islands/*/*.tsx');
  const readRoom = (room: string) =>
    parts.filter((part) => dirname(part) === room).map((part) => readFileSync(part, 'utf8'));
  return parts.map((part) => ({ name: basename(part, '.tsx'), code: readRoom(dirname(part)).join('') }));
}
