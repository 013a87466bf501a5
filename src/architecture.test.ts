// Reads the import lines of all source files and refuses one that the architecture forbids.
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { test } from 'node:test';

/**
 * Who may import whom; a layer always reaches its own files, unless its row names itself. Behind a place:
 * `types` allows type imports only, `mount` an island's component, style, settings, types, and what works before it is awake,
 * `own` files of the same folder.
 */
const table: Record<string, string[]> = {
  pages: ['layouts', 'sections', 'components', 'collections', 'share-images/create.ts', 'site'],
  layouts: [
    'components',
    'islands mount',
    'hydration/wake.ts',
    'collections types',
    'collections/navigation.ts',
    'collections/share-images.ts',
    'site',
  ],
  sections: ['sections own', 'components', 'islands mount', 'collections types', 'site'],
  components: ['islands mount', 'collections types', 'site'],
  islands: ['islands own', 'islands/shared', 'site types', 'function/message.ts', 'react', 'framer-motion'],
  hydration: ['islands'],
  collections: ['site', 'astro:content'],
  'share-images': ['site'],
  site: ['collections types'],
  integrations: ['site', 'collections', 'hosting', 'local'],
  hosting: ['site', 'local'],
  editors: ['site', 'collections'],
  local: ['function'],
  function: [],
  bench: ['collections', 'site'],
  'content.config.ts': ['collections', 'astro:content'],
  'architecture.test.ts': [],
};

/** Packages that only the rows which name them may import. */
const guardedPackages = ['astro:content', 'react', 'framer-motion'];

/** Folders that hold no layer: anyone may import a style or an asset. */
const free = ['styles', 'assets'];

interface Import {
  /** Both relative to src/, or to the function's folder as `function/…`; a package is its own name. */
  from: string;
  to: string;
  names: string[];
  typesOnly: boolean;
}

const narrowings: Record<string, (line: Import) => boolean> = {
  types: ({ typesOnly }) => typesOnly,
  mount: ({ to, typesOnly }) =>
    typesOnly || /\/[A-Z]\w*\.tsx$|\.css$|\/(settings|destination|frost)\.ts$/.test(to),
  own: ({ from, to }) => posix.dirname(from) === posix.dirname(to),
};

const isInside = (place: string, path: string) => path === place || path.startsWith(`${place}/`);
const layerOf = (path: string) => path.split('/')[0] ?? '';

function isAllowed(line: Import): boolean {
  const { from, to } = line;
  const layer = layerOf(to);
  const row = table[layerOf(from)];
  if (!row) return free.includes(layerOf(from));
  if (!(layer in table) && !guardedPackages.includes(layer)) return true;
  const namesItself = row.some((rule) => layerOf(rule.split(' ')[0] ?? '') === layerOf(from));
  if (layer === layerOf(from) && !namesItself) return true;
  return row.some((rule) => {
    const [place = '', narrowing] = rule.split(' ');
    return isInside(place, to) && (!narrowing || narrowings[narrowing]?.(line));
  });
}

const importLine =
  /^\s*(?:import|export(?=\s+(?:type\s+)?[*{]))\s+(type\s+)?(?:([^'"`;]*?)\s*from\s*)?['"]([^'"]+)['"]/gm;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports in the text of one file. */
function readImports(from: string, text: string): Import[] {
  const lines = [...text.matchAll(importLine)].map(([, type, clause = '', specifier = '']) => {
    const braced = /\{([^}]*)\}/.exec(clause)?.[1]?.split(',') ?? [];
    const named = braced.map((name) => name.trim()).filter((name) => name !== '');
    const other = clause.replace(/\{[^}]*\}/, '').replace(/[,\s]/g, '');
    const typesOnly =
      type !== undefined ||
      (other === '' && named.length > 0 && named.every((name) => name.startsWith('type ')));
    const names = named.map((name) => name.replace(/^type /, '').replace(/ as .*/, ''));
    return { from, to: resolve(from, specifier), names: other === '' ? names : [...names, other], typesOnly };
  });
  const dynamic = [...text.matchAll(dynamicImport)].map(([, specifier = '']) => {
    return { from, to: resolve(from, specifier), names: ['*'], typesOnly: false };
  });
  return [...lines, ...dynamic];
}

const functionFolder = 'supabase/functions/send-contact-email';
const shorten = (path: string) => path.replace(/^src\//, '').replace(functionFolder, 'function');

function resolve(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const full = from.startsWith('function/') ? from.replace('function', functionFolder) : `src/${from}`;
  return shorten(posix.join(posix.dirname(full), specifier));
}

function listForbidden(from: string, text: string): string[] {
  return readImports(from, text)
    .filter((line) => !isAllowed(line))
    .map(({ to }) => `${from} imports ${to}`);
}

const forbidden: [from: string, line: string][] = [
  ['pages/index.astro', `import { HeaderMenu } from '../islands/header-menu/HeaderMenu.tsx';`],
  ['pages/index.astro', `import { getCollection } from 'astro:content';`],
  ['pages/index.astro', `import { render } from 'astro:content';`],
  ['layouts/BaseLayout.astro', `import Hero from '../sections/home/Hero.astro';`],
  ['layouts/BaseLayout.astro', `import { getArticles } from '../collections/articles.ts';`],
  ['layouts/BaseLayout.astro', `import { getArticles, type Article } from '../collections/articles.ts';`],
  ['sections/home/Hero.astro', `import Card from '../articles/ArticleCard.astro';`],
  ['sections/home/Hero.astro', `import { getHome } from '../../collections/pages.ts';`],
  ['sections/home/Hero.astro', `import { simulate } from '../../islands/particle-canvas/simulation.ts';`],
  ['components/Card.astro', `import Hero from '../sections/home/Hero.astro';`],
  ['components/Card.astro', `import React from 'react';`],
  ['islands/floating-bar/FloatingBar.tsx', `import { frost } from '../header-menu/frost.ts';`],
  ['islands/floating-bar/FloatingBar.tsx', `import { company } from '../../site/company.ts';`],
  ['islands/floating-bar/FloatingBar.tsx', `const late = () => import('../../site/company.ts');`],
  ['islands/contact-form/submit.ts', `import { handle } from '../../../${functionFolder}/handler.ts';`],
  ['collections/articles.ts', `import Card from '../components/Card.astro';`],
  ['site/seo.ts', `import { getHome } from '../collections/pages.ts';`],
  ['site/seo.ts', `export { getHome } from '../collections/pages.ts';`],
  ['site/seo.ts', `import {\n  getHome,\n  type Home,\n} from '../collections/pages.ts';`],
  ['local/serve.ts', `import { siteUrl } from '../site/site-url.ts';`],
  ['function/handler.ts', `import { company } from '../../../src/site/company.ts';`],
  ['content.config.ts', `import { company } from './site/company.ts';`],
  ['elsewhere/new.ts', `import { company } from '../site/company.ts';`],
];

const allowed: [from: string, line: string][] = [
  ['pages/kennis/index.astro', `import Card from '../../components/Card.astro';`],
  ['layouts/BaseLayout.astro', `import { getSubPages } from '../collections/navigation.ts';`],
  ['layouts/ArticleLayout.astro', `import type { Article } from '../collections/articles.ts';`],
  ['layouts/ArticleLayout.astro', `import { type Article } from '../collections/articles.ts';`],
  ['layouts/ArticleLayout.astro', `import BaseLayout from './BaseLayout.astro';`],
  ['sections/home/Hero.astro', `import { Canvas } from '../../islands/particle-canvas/ParticleCanvas.tsx';`],
  ['sections/home/Hero.astro', `import Figures from './Figures.astro';`],
  ['islands/header-menu/HeaderMenu.tsx', `import { Motion } from '../shared/Motion.tsx';`],
  ['islands/header-menu/HeaderMenu.tsx', `import { useState } from 'react';`],
  ['islands/contact-form/fields.ts', `import { fields } from '../../../${functionFolder}/message.ts';`],
  ['collections/articles.ts', `import { getCollection } from 'astro:content';`],
  ['local/serve.ts', `import { outbox } from '../../${functionFolder}/delivery/outbox.ts';`],
  ['function/handler.ts', `import { smtp } from './delivery/smtp.ts';`],
];

for (const [from, line] of forbidden) {
  test(`in ${from} this is caught: ${line.replaceAll('\n', ' ')}`, () => {
    assert.equal(listForbidden(from, line).length, 1);
  });
}

for (const [from, line] of allowed) {
  test(`in ${from} this is fine: ${line}`, () => {
    assert.equal(readImports(from, line).length, 1);
    assert.deepEqual(listForbidden(from, line), []);
  });
}

test('no source file imports what the architecture forbids', async () => {
  const root = join(import.meta.dirname, '..');
  const files = await Array.fromAsync(glob('{src,supabase}/**/*.{ts,tsx,astro}', { cwd: root }));
  assert.ok(files.length > 0);
  const found = await Promise.all(
    files
      .filter((file) => shorten(file) !== 'architecture.test.ts')
      .map(async (file) => listForbidden(shorten(file), await readFile(join(root, file), 'utf8'))),
  );
  assert.deepEqual(found.flat(), []);
});
