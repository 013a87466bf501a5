// What a build of the copy publishes, asked of its files.
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { cameraWords } from '../../src/tools/testing/trial-photos.ts';
import { buildSite } from '../../src/tools/testing/trial-site.ts';
import { expect } from './test.ts';

/** Builds the copy with share images, as if it were `now`. */
export function buildAt(folder: string, now: number): void {
  const clock = `import { mock } from 'node:test'; mock.timers.enable({ apis: ['Date'], now: ${now} });`;
  const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(clock)}`];
  const { status, output } = buildSite(folder, nodeOptions, { SHARE_IMAGES: 'on' });
  expect(status, output).toBe(0);
}

/** Where the article `slug` is found: its page, its share image, and what lists it. */
export async function findArticle(folder: string, slug: string): Promise<string[]> {
  const dist = join(folder, 'dist');
  const own = [`kennis/${slug}.html`, `delen/kennis/${slug}.png`].filter((file) =>
    existsSync(join(dist, file)),
  );
  const lists = ['kennis.html', 'kennis/rss.xml', 'sitemap-0.xml'];
  const texts = await Promise.all(lists.map((file) => readFile(join(dist, file), 'utf8')));
  return [...own, ...lists.filter((_, index) => texts[index]?.includes(`/kennis/${slug}`))];
}

/** The formats in which the photo `key` is published, each checked to hold nothing but the picture. */
export async function readFormats(folder: string, key: string): Promise<string[]> {
  const files = globSync(join(folder, `dist/_astro/beelden/${key}.*`));
  const formats = await Promise.all(files.map(expectClean));
  return [...new Set(formats)].sort();
}

async function expectClean(file: string): Promise<string> {
  const bytes = await readFile(file);
  for (const word of cameraWords) expect(bytes.includes(word), `${word} in ${file}`).toBe(false);
  const { exif, xmp, icc, format } = await sharp(bytes).metadata();
  expect([exif, xmp, icc], file).toEqual([undefined, undefined, undefined]);
  return format;
}
