// Holds every import line to the architecture: what the table does not name is forbidden, and circles are too.
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { test } from 'node:test';

import { findCircle, readImports, type Import } from './tools/testing/imports.ts';

/**
 * Who may import whom; a layer always reaches its own files, unless its row names itself. Behind a place:
 * `types` allows type imports only, `own` files of the same folder, `mount` an island's component, style, settings and
 * types, and what works in the page before the island is awake.
 */
const table: Record<string, string[]> = {
  pages: ['layouts', 'sections', 'components', 'collections', 'seo', 'site', 'styles', 'build/share-images'],
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
  build: ['components/drawings', 'collections', 'seo', 'site', 'styles', 'content'],
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

/** What tests may import besides their own layer. */
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
  if (from.endsWith('.test.ts') && [layerOf(from), ...forTests].some((place) => isInside(place, to))) {
    return true;
  }
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

/** An import of a name from a path, as a line of code. */
const from = (path: string) => `import { x } from '${path}';`;
const functionFolder = '../../../supabase/functions/send-contact-email';

const forbidden: [file: string, line: string][] = [
  ['src/pages/index.astro', from('../islands/header-menu/HeaderMenu.tsx')],
  ['src/pages/index.astro', from('astro:content')],
  ['src/layouts/BaseLayout.astro', `import { getHome, type Home } from '../collections/pages.ts';`],
  ['src/sections/home/Hero.astro', from('../articles/ArticleCard.astro')],
  ['src/sections/home/Hero.astro', from('../../islands/particle-canvas/simulation.ts')],
  ['src/components/Card.astro', from('react')],
  ['src/islands/floating-bar/FloatingBar.tsx', from('../header-menu/menu.ts')],
  ['src/islands/floating-bar/FloatingBar.tsx', `const late = () => import('../../site/company.ts');`],
  ['src/islands/contact-form/submit.ts', from(`${functionFolder}/handler.ts`)],
  ['src/site/addresses.ts', `export { getHome } from '../collections/pages.ts';`],
  ['src/seo/feed.ts', `import {\n  getHome,\n  type Home,\n} from '../collections/pages.ts';`],
  ['src/collections/cases.ts', from('../tools/testing/site.ts')],
  ['supabase/functions/send-contact-email/handler.ts', from('../../../src/site/company.ts')],
  ['astro.config.mjs', from('./src/tools/keystatic/integration.ts')],
  ['src/elsewhere/new.ts', from('sharp')],
];

const allowed: [file: string, line: string][] = [
  ['src/layouts/BaseLayout.astro', from('../collections/frame/sub-pages.ts')],
  ['src/layouts/ArticleLayout.astro', `import { type Article } from '../collections/articles.ts';`],
  ['src/sections/home/Hero.astro', from('../../islands/particle-canvas/Canvas.tsx')],
  ['src/islands/header-menu/HeaderMenu.tsx', from('react')],
  ['src/islands/contact-form/form.ts', from(`${functionFolder}/message.ts`)],
  ['src/islands/shared.test.ts', from('./header-menu/menu.ts')],
  ['src/islands/shared.test.ts', from('../tools/testing/site.ts')],
];

test('an import that the table does not name is found, however it is written', () => {
  for (const [file, line] of forbidden) {
    assert.equal(listForbidden(readImports(file, line)).length, 1, `${file}: ${line}`);
  }
  for (const [file, line] of allowed) {
    const imports = readImports(file, line);
    assert.equal(imports.length, 1, `${file}: ${line}`);
    assert.deepEqual(listForbidden(imports), []);
  }
});

test('a circle of imports is found, also one of types, and a chain is none', () => {
  const read = (file: string, line: string) => readImports(`src/site/${file}`, line);
  const chain = [...read('a.ts', `import './b.ts';`), ...read('b.ts', `import './c.ts';`)];
  assert.equal(findCircle(chain), undefined);
  const back = read('c.ts', `import type { A } from './a.ts';`);
  assert.deepEqual(findCircle([...chain, ...back]), ['site/a.ts', 'site/b.ts', 'site/c.ts', 'site/a.ts']);
});

test('source files import what the table names, and never each other in a circle', async () => {
  const imports = await readAllImports();
  assert.deepEqual(listForbidden(imports), []);
  assert.equal(findCircle(imports), undefined);
});
