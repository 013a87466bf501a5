// What a page may weigh, in bytes: brotli 11 for texts, the files' own size for fonts.
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { routes } from '../../src/site/addresses.ts';
import { builtPages, dist, maquettePaths, startPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const budgets = {
  page: 12_800,
  /** An article or a page about expertise of more than `longFrom` words. */
  longPage: 14_200,
  longFrom: 1_000,
  /** A model, with all its screens. */
  maquette: 13_500,
  /** The pages on which a visitor draws one. */
  ownMaquette: 14_200,
  inlineScripts: 2_200,
  firstFonts: 20_000,
  allFonts: 32_000,
  /** All external scripts, of which an untouched page loads few or none. */
  scripts: 80_000,
};

const data = /<script\b[^>]*type="(?:application\/ld\+json|speculationrules)"[^>]*>.*?<\/script>/gs;
const script = /<script\b[^>]*>.*?<\/script>/gs;
const tags = /<svg\b.*?<\/svg>|<[^>]*>/gs;

test('no page is heavier than its budget', () => {
  expect(builtPages.length).toBeGreaterThan(1);
  for (const { path, html } of builtPages) {
    const main = /<main\b.*<\/main>/s.exec(html.replace(script, ''))?.[0] ?? '';
    const words = main.replace(tags, ' ').match(/[\p{L}\d]\S*/gu)?.length ?? 0;
    expect.soft(weigh(html), `${path}, ${words} words`).toBeLessThanOrEqual(findLimit(path, words));
    const scripts = html.replace(data, '').match(script)?.join('') ?? '';
    expect.soft(weigh(scripts), `inline scripts of ${path}`).toBeLessThanOrEqual(budgets.inlineScripts);
  }
});

test('the fonts of the first screen are light, and so are all together', async () => {
  for (const { path, html } of builtPages) {
    const first = await sumSizes(html.match(/(?<=<link rel="preload" href=")[^"]+\.woff2/g));
    const all = await sumSizes(html.match(/(?<=url\("?)[^")]+\.woff2/g));
    expect.soft(first, path).toBeGreaterThan(0);
    expect.soft(first, path).toBeLessThanOrEqual(budgets.firstFonts);
    expect.soft(all, path).toBeGreaterThanOrEqual(first);
    expect.soft(all, path).toBeLessThanOrEqual(budgets.allFonts);
  }
});

test('all external scripts together are lighter than a page may ask for', async () => {
  const files = await Array.fromAsync(glob('_astro/*.js', { cwd: dist }));
  expect(files.length).toBeGreaterThan(1);
  const weights = await Promise.all(files.map(async (file) => weigh(await readFile(join(dist, file)))));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(budgets.scripts);
});

function findLimit(path: string, words: number): number {
  if (maquettePaths.includes(path)) return budgets.maquette;
  if ([routes.ownMaquette, ...startPaths].includes(path)) return budgets.ownMaquette;
  const canBeLong = [routes.articles, routes.expertise].some((folder) => path.startsWith(`${folder}/`));
  return canBeLong && words > budgets.longFrom ? budgets.longPage : budgets.page;
}

function weigh(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

async function sumSizes(addresses: string[] | null): Promise<number> {
  const files = await Promise.all((addresses ?? []).map((address) => stat(join(dist, address))));
  return files.reduce((sum, { size }) => sum + size, 0);
}
