import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import sitemap from '@astrojs/sitemap';
import type { AstroConfig, AstroIntegrationLogger } from 'astro';

import { makeTrialFolder, trialFiles } from '../tools/testing/trial-folder.ts';
import { sitemapOptions } from './sitemap-options.ts';

const site = 'https://www.example.nl';
const folder = await mkdtemp(join(tmpdir(), 'maquette-sitemap-'));
// The options read the content of the folder that the build runs in.
const content = await makeTrialFolder();
const root = process.cwd();
process.chdir(content);
after(async () => {
  process.chdir(root);
  await Promise.all([folder, content].map((made) => rm(made, { recursive: true })));
});

/** Runs the integration as the build does, over pages that need no build. */
async function writeSitemap(pathnames: string[]): Promise<void> {
  const { hooks } = sitemap(sitemapOptions);
  const config = { site, base: '/', trailingSlash: 'never', build: { format: 'file' } } as AstroConfig;
  const logger = { info: () => undefined, error: assert.fail, warn: assert.fail } as never;
  await hooks['astro:config:done']?.({ config, logger } as never);
  await hooks['astro:routes:resolved']?.({ routes: [], logger });
  const pages = pathnames.map((pathname) => ({ pathname }));
  const dir = pathToFileURL(`${folder}/`);
  await hooks['astro:build:done']?.({
    dir,
    pages,
    assets: new Map(),
    logger: logger as AstroIntegrationLogger,
  });
}

/** The entries of a sitemap or an index, as `[address, day]`. */
async function readEntries(file: string) {
  const xml = await readFile(join(folder, file), 'utf8');
  const entries = xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.{10}).*?<\/lastmod>)?/g);
  return [...entries].map(([, address = '', day]) => [address, day] as const);
}

test('articles and their listing say when the content last changed; other pages, aliases and errors do not', async () => {
  const slug = 'eerste-artikel';
  const day = '2026-03-14';
  const file = `content/kennis/${slug}.mdx`;
  const changed = trialFiles[file]?.replace(/^date: .*$/m, `date: 2026-03-13\nupdated: ${day}`) ?? '';
  await writeFile(join(content, file), changed);
  await writeSitemap(['', 'kennis', `kennis/${slug}`, 'over', 'aanpak', 'cases/mkb', '404']);
  const entries = new Map(await readEntries('sitemap-0.xml'));
  assert.deepEqual(
    [...entries.keys()],
    ['/', '/kennis', `/kennis/${slug}`, '/over'].map((path) => site + path),
  );
  assert.equal(entries.get(`${site}/kennis/${slug}`), day);
  assert.equal(entries.get(`${site}/kennis`), day);
  assert.equal(entries.get(`${site}/`), undefined);
  assert.equal(entries.get(`${site}/over`), undefined);
});

test('50,000 addresses are split in files that the index names, each within the limits of a sitemap', async () => {
  await writeSitemap(Array.from({ length: 50_000 }, (_, index) => `kennis/artikel-${index}`));
  const files = (await readdir(folder)).filter((file) => /^sitemap-\d+\.xml$/.test(file));
  assert.deepEqual(
    (await readEntries('sitemap-index.xml')).map(([address]) => address),
    files.toSorted().map((file) => `${site}/${file}`),
  );
  const listed = new Set<string>();
  for (const file of files) {
    const entries = await readEntries(file);
    assert.ok(entries.length <= 50_000, file);
    assert.ok((await readFile(join(folder, file))).byteLength < 50 * 1024 * 1024, file);
    for (const [address] of entries) listed.add(address);
  }
  assert.ok(files.length > 1);
  assert.equal(listed.size, 50_000);
});
