// Holds every import line to the architecture: what the table does not name is forbidden, and circles are too.
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { test } from 'node:test';

import { findCircle, readImports, shorten, type Import } from './tools/testing/imports.ts';

/**
 * Who may import whom; a layer always reaches its own files, unless its row names itself. Behind a place:
 * `types` allows type imports only, `own` files of the same folder, `mount` an island's component, style, settings and
 * types, and what works in the page before the island is awake.
 */
const table: Record<string, string[]> = {
  pages: ['layouts', 'sections', 'components', 'collections', 'seo', 'site', 'styles'],
  layouts: ['components', 'islands mount', 'collections/frame', 'collections types', 'seo', 'site', 'styles'],
  sections: [
    'sections own',
    'components',
    'islands mount',
    'collections types',
    'seo types',
    'site',
    'styles',
  ],
  components: ['islands mount', 'collections types', 'seo', 'site', 'styles', 'assets'],
  islands: [
    'islands own',
    'islands/shared',
    'site types',
    'styles',
    'function/message.ts',
    'function/check-field.ts',
    'react',
    'framer-motion',
  ],
  collections: ['seo types', 'site', 'astro:content'],
  seo: ['collections types', 'site'],
  site: ['content'],
  build: ['components/drawings', 'collections', 'seo', 'site', 'assets', 'content'],
  tools: [
    'components/mdx',
    'components/maquette/schemas.ts',
    'collections',
    'islands mount',
    'islands/particle-canvas',
    'build/hosts',
    'site',
    'content',
    'function',
    'styles',
    'assets',
    // The editor in the browser, which no build has.
    'react',
  ],
  function: [],
  styles: [],
  assets: [],
  'content.config.ts': ['collections', 'astro:content'],
  'middleware.ts': ['build/typeset', 'site'],
  'architecture.test.ts': [],
  'astro.config.mjs': ['build', 'islands/hydration', 'site', 'tools/server'],
  e2e: [
    'collections/faults',
    'components settings',
    'islands mount',
    'site',
    'tools',
    'function/message.ts',
    'function/testing',
  ],
};

/** What tests may import besides. */
const forTests = ['tools', 'function/testing'];

/** Packages that only the rows which name them may import. */
const guardedPackages = ['astro:content', 'react', 'framer-motion'];

const narrowings: Record<string, (line: Import) => boolean> = {
  types: ({ typesOnly }) => typesOnly,
  mount: ({ to, typesOnly }) => typesOnly || /\/[A-Z]\w*\.tsx$|\.css$|settings\.ts$|\.inline\.ts$/.test(to),
  settings: ({ to }) => to.endsWith('settings.ts'),
  own: ({ from, to }) => posix.dirname(from) === posix.dirname(to),
};

const isInside = (place: string, path: string) => path === place || path.startsWith(`${place}/`);
const layerOf = (path: string) => path.split('/')[0] ?? '';

function isAllowed(line: Import): boolean {
  const { from, to } = line;
  const layer = layerOf(to);
  const row = table[layerOf(from)];
  if (!row) return false;
  if (isPackage(to) && !guardedPackages.includes(to)) return true;
  if (from.endsWith('.test.ts') && forTests.some((place) => isInside(place, to))) return true;
  const namesItself = row.some((rule) => layerOf(rule.split(' ')[0] ?? '') === layerOf(from));
  if (layer === layerOf(from) && !namesItself) return true;
  return row.some((rule) => {
    const [place = '', narrowing] = rule.split(' ');
    return isInside(place, to) && (!narrowing || narrowings[narrowing]?.(line));
  });
}

/** A package's name has no file ending, and no folder of ours is called like one. */
const isPackage = (to: string) => !/\.\w+$/.test(to) || !(layerOf(to) in table || layerOf(to) === 'content');

async function readAllImports(): Promise<Import[]> {
  const root = join(import.meta.dirname, '..');
  const files = await Array.fromAsync(
    glob('{{src,supabase,e2e}/**/*.{ts,tsx,astro},astro.config.mjs}', { cwd: root }),
  );
  const read = async (file: string) => readImports(file, await readFile(join(root, file), 'utf8'));
  const imports = (await Promise.all(files.map((file) => file.replaceAll('\\', '/')).map(read))).flat();
  assert.ok(imports.length > 0);
  return imports;
}

const listForbidden = (imports: Import[]) =>
  imports.filter((line) => !isAllowed(line)).map(({ from, to }) => `${from} imports ${to}`);

const functionFolder = 'supabase/functions/send-contact-email';
const forbidden: [from: string, line: string][] = [
  ['src/pages/index.astro', `import { HeaderMenu } from '../islands/header-menu/HeaderMenu.tsx';`],
  ['src/pages/index.astro', `import { getCollection } from 'astro:content';`],
  ['src/pages/index.astro', `import { createShareImage } from '../build/share-images/create.ts';`],
  ['src/layouts/BaseLayout.astro', `import Hero from '../sections/home/Hero.astro';`],
  ['src/layouts/BaseLayout.astro', `import { getArticles, type Article } from '../collections/articles.ts';`],
  ['src/sections/home/Hero.astro', `import Card from '../articles/ArticleCard.astro';`],
  ['src/sections/home/Hero.astro', `import { getHome } from '../../collections/pages.ts';`],
  ['src/sections/home/Hero.astro', `import { move } from '../../islands/particle-canvas/simulation.ts';`],
  ['src/components/Card.astro', `import Hero from '../sections/home/Hero.astro';`],
  ['src/components/Card.astro', `import React from 'react';`],
  ['src/islands/floating-bar/FloatingBar.tsx', `import { menu } from '../header-menu/menu.ts';`],
  ['src/islands/hydration/past.ts', `import { isDismissed } from '../floating-bar/dismissal.ts';`],
  ['src/islands/floating-bar/FloatingBar.tsx', `import { company } from '../../site/company.ts';`],
  ['src/islands/floating-bar/FloatingBar.tsx', `const late = () => import('../../site/company.ts');`],
  ['src/islands/contact-form/submit.ts', `import { handle } from '../../../${functionFolder}/handler.ts';`],
  [
    'src/islands/contact-form/form.ts',
    `import { setUp } from '../../../${functionFolder}/testing/set-up.ts';`,
  ],
  ['src/collections/articles.ts', `import Card from '../components/Card.astro';`],
  ['src/site/addresses.ts', `import type { Home } from '../collections/pages.ts';`],
  ['src/site/addresses.ts', `export { getHome } from '../collections/pages.ts';`],
  ['src/seo/feed.ts', `import {\n  getHome,\n  type Home,\n} from '../collections/pages.ts';`],
  ['src/build/lean-pages/lean-pages.ts', `import { serve } from '../../tools/server/serve.ts';`],
  ['src/collections/cases.ts', `import { readSite } from '../tools/testing/site.ts';`],
  [`${functionFolder}/handler.ts`, `import { company } from '../../../src/site/company.ts';`],
  ['src/content.config.ts', `import { company } from './site/company.ts';`],
  ['astro.config.mjs', `import { editor } from './src/tools/keystatic/integration.ts';`],
  ['src/elsewhere/new.ts', `import { company } from '../site/company.ts';`],
  ['src/elsewhere/new.ts', `import sharp from 'sharp';`],
];

const allowed: [from: string, line: string][] = [
  ['src/pages/kennis/index.astro', `import Card from '../../components/Card.astro';`],
  ['src/layouts/BaseLayout.astro', `import { getSubPages } from '../collections/frame/sub-pages.ts';`],
  ['src/layouts/ArticleLayout.astro', `import type { Article } from '../collections/articles.ts';`],
  ['src/layouts/ArticleLayout.astro', `import { type Article } from '../collections/articles.ts';`],
  ['src/layouts/ArticleLayout.astro', `import BaseLayout from './BaseLayout.astro';`],
  ['src/sections/home/Hero.astro', `import { Canvas } from '../../islands/particle-canvas/Canvas.tsx';`],
  ['src/sections/home/Hero.astro', `import Figures from './Figures.astro';`],
  ['src/islands/header-menu/HeaderMenu.tsx', `import { useState } from 'react';`],
  ['src/islands/contact-form/form.ts', `import { fields } from '../../../${functionFolder}/message.ts';`],
  [
    'src/islands/contact-form/fields.ts',
    `import { checkField } from '../../../${functionFolder}/check-field.ts';`,
  ],
  [
    'src/islands/contact-form/x.test.ts',
    `import { setUp } from '../../../${functionFolder}/testing/set-up.ts';`,
  ],
  ['src/collections/articles.ts', `import { getCollection } from 'astro:content';`],
  ['src/collections/articles.test.ts', `import { readSite } from '../tools/testing/site.ts';`],
  ['src/tools/server/serve.ts', `import { outbox } from '../../../${functionFolder}/delivery/outbox.ts';`],
  [`${functionFolder}/handler.ts`, `import { smtp } from './delivery/smtp.ts';`],
];

for (const [from, line] of forbidden) {
  test(`in ${shorten(from)} this is caught: ${line.replaceAll('\n', ' ')}`, () => {
    assert.equal(listForbidden(readImports(from, line)).length, 1);
  });
}

for (const [from, line] of allowed) {
  test(`in ${shorten(from)} this is fine: ${line}`, () => {
    const imports = readImports(from, line);
    assert.equal(imports.length, 1);
    assert.deepEqual(listForbidden(imports), []);
  });
}

test('a circle of imports is found, also one of types, and a chain is none', () => {
  const chain = [
    ...readImports('src/site/a.ts', `import './b.ts';`),
    ...readImports('src/site/b.ts', `import './c.ts';`),
  ];
  assert.equal(findCircle(chain), undefined);
  const back = readImports('src/site/c.ts', `import type { A } from './a.ts';`);
  assert.deepEqual(findCircle([...chain, ...back]), ['site/a.ts', 'site/b.ts', 'site/c.ts', 'site/a.ts']);
});

test('no source file imports what the architecture forbids', async () => {
  assert.deepEqual(listForbidden(await readAllImports()), []);
});

test('no source files import each other in a circle', async () => {
  assert.equal(findCircle(await readAllImports()), undefined);
});
