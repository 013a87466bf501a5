import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import sitemap from '@astrojs/sitemap';
import type { AstroConfig } from 'astro';

import { makeTrialFolder, trialFiles } from '../tools/testing/trial-folder.ts';
import { sitemapOptions } from './sitemap-options.ts';

const site = 'https://www.example.nl';
const slug = 'eerste-artikel';
const day = '2026-03-14';

// The options read the content of the folder that the build runs in.
const folder = await makeTrialFolder();
const root = process.cwd();
process.chdir(folder);
after(async () => {
  process.chdir(root);
  await rm(folder, { recursive: true });
});

/** Runs the integration as the build does, over pages that need no build; returns `[address, day]` of each entry. */
async function listEntries(pathnames: string[]) {
  const { hooks } = sitemap(sitemapOptions);
  const config = { site, base: '/', trailingSlash: 'never', build: { format: 'file' } } as AstroConfig;
  const logger = { info: () => undefined, error: assert.fail, warn: assert.fail };
  await hooks['astro:config:done']?.({ config, logger } as never);
  await hooks['astro:routes:resolved']?.({ routes: [], logger } as never);
  const pages = pathnames.map((pathname) => ({ pathname }));
  await hooks['astro:build:done']?.({ dir: pathToFileURL(`${folder}/`), pages, logger } as never);
  const xml = await readFile(join(folder, 'sitemap-0.xml'), 'utf8');
  const entries = xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.{10}).*?<\/lastmod>)?/g);
  return Array.from(entries, ([, address = '', day]) => [address, day]);
}

test('the sitemap dates articles and their listing by their content, and leaves out aliases and errors', async () => {
  const file = `content/kennis/${slug}.mdx`;
  const changed = trialFiles[file]?.replace(/^date: .*$/m, `date: 2026-03-13\nupdated: ${day}`) ?? '';
  await writeFile(join(folder, file), changed);
  const paths = ['', 'kennis', `kennis/${slug}`, 'over', 'aanpak', 'cases/mkb', '404', 'bedankt'];
  assert.deepEqual(await listEntries(paths), [
    [`${site}/`, undefined],
    [`${site}/kennis`, day],
    [`${site}/kennis/${slug}`, day],
    [`${site}/over`, undefined],
  ]);
});
