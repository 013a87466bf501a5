// What a build of the copy publishes, read from its files.
import { globSync, readFileSync } from 'node:fs';
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

/** The files that are or name the article `slug`. */
export function findArticle(folder: string, slug: string): string[] {
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
  const files = globSync('**/*.{html,xml,png}', { cwd: join(folder, 'dist') });
  return files.filter((file) => file.includes(slug) || read(file).includes(`/kennis/${slug}`));
}

/** The formats in which the photo `key` is published; each file must hold nothing but the picture. */
export async function readFormats(folder: string, key: string): Promise<Set<string>> {
  const formats = new Set<string>();
  for (const file of globSync(join(folder, `dist/_astro/beelden/${key}.*`))) {
    const { exif, xmp, icc, format } = await sharp(file).metadata();
    const words = cameraWords.filter((word) => readFileSync(file).includes(word));
    expect({ exif, xmp, icc, words }, file).toEqual({ words: [] });
    formats.add(format);
  }
  return formats;
}
