// Holds every import line to the architecture: what the table does not name is forbidden, and circles are too.
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { test } from 'node:test';

const functionFolder = 'supabase/functions/send-contact-email';

/**
 * Who may import whom; a layer always reaches its own files, unless its row names itself. Behind a place:
 * `types` allows type imports only, `own` files of the same folder, `mount` an island's component, style, settings and
 * types, and its scripts that run before it hydrates.
 */
const table: Record<string, string[]> = {
  pages: [
    'layouts',
    'sections',
    'components',
    'content',
    'seo',
    'site',
    'styles',
    'build/icons',
    'build/share-images',
    // To render a text, as any page of Astro does; what there is to show comes from `content`.
    'astro:content',
  ],
  layouts: [
    'components',
    'islands mount',
    'islands/hydration/start-islands.ts',
    'content/frame',
    'content types',
    'seo',
    'site',
    'styles',
  ],
  sections: [
    'sections own',
    'components',
    'islands mount',
    'content types',
    'seo types',
    'site',
    'styles',
    'function/message.ts',
    'function/drawing.ts',
  ],
  components: ['islands mount', 'content types', 'seo', 'site', 'styles', 'assets'],
  // They stand in an editor's text, where no page hands them anything.
  'components/mdx': ['components', 'content', 'site', 'styles'],
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
  // It starts them all.
  'islands/hydration': ['islands', 'react'],
  content: ['seo types', 'site', 'astro:content'],
  seo: ['content types', 'site'],
  site: ['texts'],
  build: ['components/drawings', 'content', 'seo', 'site', 'styles'],
  tools: [
    'components/mdx',
    'components/maquette/schemas.ts',
    'content',
    'islands mount',
    'islands/particle-canvas',
    'build/hosts',
    'build/share-images/layout.ts',
    'site',
    'texts',
    'function',
    'styles',
    'assets',
    // The editor in the browser, which no build has.
    'react',
  ],
  // The one list of what a visitor can draw, and what it costs.
  function: ['texts/eigen-maquette.json', 'texts/tarieven.json'],
  styles: [],
  assets: [],
  texts: [],
  'content.config.ts': ['content', 'astro:content'],

  'architecture.test.ts': [],
  'astro.config.mjs': [
    'build',
    'content/markdown',
    'site',
    'styles',
    'tools/editors/json-schemas.ts',
    'tools/server',
  ],
  e2e: ['components settings', 'islands mount', 'site', 'tools', 'function/message.ts', 'function/testing'],
};

/** What tests may import besides their own layer. */
const forTests = ['tools', 'function/testing', 'astro.config.mjs'];

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
  const row = table[posix.dirname(from)] ?? table[layerOf(from)];
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
const isPackage = (to: string) => !/\.\w+$/.test(to) || !(layerOf(to) in table);

async function readAllImports(): Promise<Import[]> {
  const root = join(import.meta.dirname, '..');
  const files = await Array.fromAsync(
    glob('{{src,supabase,e2e}/**/*.{ts,tsx,astro,mjs},astro.config.mjs}', { cwd: root }),
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
const contactFunction = `../../../${functionFolder}`;

const forbidden: [file: string, line: string][] = [
  ['src/pages/index.astro', from('../islands/header-menu/HeaderMenu.tsx')],
  ['src/sections/home/Hero.astro', from('astro:content')],
  ['src/components/ArticleCard.astro', from('../content/articles.ts')],
  ['src/layouts/BaseLayout.astro', `import { getHome, type Home } from '../content/pages.ts';`],
  ['src/sections/home/Hero.astro', from('../articles/ArticleCard.astro')],
  ['src/sections/home/Hero.astro', from('../../islands/particle-canvas/simulation.ts')],
  ['src/components/Card.astro', from('react')],
  ['src/islands/floating-bar/FloatingBar.tsx', from('../header-menu/menu.ts')],
  ['src/islands/floating-bar/FloatingBar.tsx', `const late = () => import('../../site/company.ts');`],
  ['src/islands/contact-form/submit.ts', from(`${contactFunction}/handler.ts`)],
  ['src/site/addresses.ts', `export { getHome } from '../content/pages.ts';`],
  ['src/seo/feed.ts', `import {\n  getHome,\n  type Home,\n} from '../content/pages.ts';`],
  ['src/content/cases.ts', from('../tools/testing/site.ts')],
  ['supabase/functions/send-contact-email/handler.ts', from('../../../src/site/company.ts')],
  ['astro.config.mjs', from('./src/tools/keystatic/api.ts')],
  ['src/elsewhere/new.ts', from('sharp')],
];

const allowed: [file: string, line: string][] = [
  ['src/layouts/BaseLayout.astro', from('../content/frame/sub-pages.ts')],
  ['src/components/mdx/NamedFigure.astro', from('../../content/figures.ts')],
  ['src/site/rates.ts', from('../../content/tarieven.json')],
  ['src/layouts/ArticleLayout.astro', `import { type Article } from '../content/articles.ts';`],
  ['src/sections/home/Hero.astro', from('../../islands/particle-canvas/Canvas.tsx')],
  ['src/islands/header-menu/HeaderMenu.tsx', from('react')],
  ['src/islands/contact-form/form.ts', from(`${contactFunction}/message.ts`)],
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

/** One import: both ends relative to the repository, the function's folder as `function`, `src/` left out; a package is its own name. */
interface Import {
  from: string;
  to: string;
  typesOnly: boolean;
}

const importLine =
  /^\s*(?:import|export(?=\s+(?:type\s+)?[*{]))\s+(type\s+)?(?:([^'"`;]*?)\s*from\s*)?['"]([^'"]+)['"]/gm;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** A path of the repository as the table of layers names it; what editors write is `texts`. */
function shorten(path: string): string {
  return path
    .replace(/^content\//, 'texts/')
    .replace(/^src\//, '')
    .replace(functionFolder, 'function');
}

/** The imports in the text of the file at `path`, relative to the repository. */
function readImports(path: string, text: string): Import[] {
  const from = shorten(path);
  const lines = [...text.matchAll(importLine)].map(([, type, clause = '', specifier = '']) => ({
    from,
    to: resolve(path, specifier),
    typesOnly: type !== undefined || namesTypesOnly(clause),
  }));
  const dynamic = [...text.matchAll(dynamicImport)].map(([, specifier = '']) => ({
    from,
    to: resolve(path, specifier),
    typesOnly: false,
  }));
  return [...lines, ...dynamic];
}

function namesTypesOnly(clause: string): boolean {
  const [, braced] = /^\{([^}]*)\}$/.exec(clause.trim()) ?? [];
  const names = braced?.split(',').flatMap((name) => name.trim() || []);
  return names !== undefined && names.length > 0 && names.every((name) => name.startsWith('type '));
}

function resolve(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return shorten(posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')));
}

/** The first circle among the imports, as the files on it, its first file again at the end; none when there is none. */
function findCircle(imports: Import[]): string[] | undefined {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const { to } of targets.get(file) ?? []) {
      const circle = visit(to, [...trail, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of targets.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}
