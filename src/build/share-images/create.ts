import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { keep } from './cache.ts';
import type { Picture } from './picture.ts';

/** `astro build --force` empties Astro's own folder, not this one. */
const cacheFolder = 'node_modules/.cache/share-images';

/** All that decides how share images look, apart from what they show; relative to the repository, as every script runs there. */
const recipeFiles = [
  'src/build/share-images/!(*.test).ts',
  'src/seo/share-image.ts',
  'src/styles/tokens.css',
  'src/components/drawings/drawing.css',
  'src/assets/fonts/*.{ts,woff2}',
  'node_modules/{satori,sharp}/package.json',
];

let recipe: Promise<string> | undefined;

/**
 * The share image at `path`, an address that ends in `.png`; drawn only if it, or the way they are all drawn, has changed.
 * Throws on a letter that the fonts do not hold.
 */
export async function createShareImage(
  path: string,
  picture: Picture,
  folder = cacheFolder,
): Promise<Buffer> {
  recipe ??= readRecipe();
  return keep(join(folder, path), [JSON.stringify(picture), await recipe], async () => {
    // Loaded when it is needed, because it takes longer than all that is kept.
    const { drawPicture } = await import('./draw.ts');
    return drawPicture(picture);
  });
}

async function readRecipe(): Promise<string> {
  const files = (await Array.fromAsync(glob(recipeFiles))).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file)).update('\0');
  return hash.digest('hex');
}
