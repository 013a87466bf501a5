// Weight limits of pages in bytes: texts as brotli 11, fonts as they are.
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { builtPages, dist } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const budgets = {
  page: 16_000,
  meanPage: 13_000,
  inlineScripts: 2_200,
  firstFonts: 20_000,
  allFonts: 32_000,
  /** All external scripts, of which an idle page loads few or none. */
  scripts: 80_000,
};

const data = /<script\b[^>]*type="(?:application\/ld\+json|speculationrules)"[^>]*>.*?<\/script>/gs;
const script = /<script\b[^>]*>.*?<\/script>/gs;

test('no page is heavier than its budget', () => {
  expect(builtPages.length).toBeGreaterThan(1);
  const weights = builtPages.map(({ html }) => weigh(html));
  expect(weights.reduce((sum, weight) => sum + weight, 0) / weights.length).toBeLessThanOrEqual(
    budgets.meanPage,
  );
  for (const [index, { path, html }] of builtPages.entries()) {
    expect.soft(weights[index], path).toBeLessThanOrEqual(budgets.page);
    const scripts = html.replace(data, '').match(script)?.join('') ?? '';
    expect.soft(weigh(scripts), `inline scripts of ${path}`).toBeLessThanOrEqual(budgets.inlineScripts);
  }
});

test('the fonts of a page are light, and those of its first screen lighter', async () => {
  for (const { path, html } of builtPages) {
    const first = await sumSizes(html.match(/(?<=<link rel="preload" href=")[^"]+\.woff2/g));
    const all = await sumSizes(html.match(/(?<=url\("?)[^")]+\.woff2/g));
    expect.soft(first, path).toBeGreaterThan(0);
    expect.soft(first, path).toBeLessThanOrEqual(budgets.firstFonts);
    expect.soft(all, path).toBeLessThanOrEqual(budgets.allFonts);
  }
});

test('all external scripts together stay within the budget of a page', async () => {
  const files = await Array.fromAsync(glob('_astro/*.js', { cwd: dist }));
  const weights = await Promise.all(files.map(async (file) => weigh(await readFile(join(dist, file)))));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(budgets.scripts);
});

function weigh(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

async function sumSizes(addresses: string[] | null): Promise<number> {
  const files = await Promise.all((addresses ?? []).map((address) => stat(join(dist, address))));
  return files.reduce((sum, { size }) => sum + size, 0);
}
