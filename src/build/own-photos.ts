import { createHash } from 'node:crypto';
import { globSync, readFileSync, unlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { parseJsonFile } from '../collections/faults/json.ts';
import { ContentError } from '../collections/faults/zod.ts';
import { ownPhotoKind } from '../collections/kinds.ts';
import { parseFields } from '../collections/loader.ts';
import { listOwnPhotoFaults } from '../collections/own-photos.ts';
import { ownPhotoFolder } from '../site/own-photos.ts';
import { stockPhotoKeys } from '../site/photos.ts';

/** Checks the owner's own photos before a build, and keeps the files as they were taken out of what is published. */
export function ownPhotos(): AstroIntegration {
  return {
    name: 'own-photos',
    hooks: {
      // `npm run dev` goes on while an editor changes them.
      'astro:config:setup': ({ command }) => (command === 'build' ? checkOwnPhotos() : undefined),
      'astro:build:done': ({ dir }) => removeOriginals(fileURLToPath(dir)),
    },
  };
}

async function checkOwnPhotos(): Promise<void> {
  const schema = await ownPhotoKind.schema();
  for (const file of globSync(ownPhotoKind.pattern)) {
    parseFields(parseJsonFile(await readFile(file, 'utf8'), file), file, schema);
  }
  const faults = await listOwnPhotoFaults('.', stockPhotoKeys);
  const [first] = faults;
  if (!first) return;
  const same = faults.filter(({ file }) => file === first.file);
  throw new ContentError(
    first.file,
    same.map(({ message }) => message),
  );
}

/** Astro publishes the original of a photo that no page shows, or whose size was asked, with its place and camera. */
function removeOriginals(dist: string): void {
  const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  const originals = new Set(globSync(`${ownPhotoFolder}/*/*.*`).map(digest));
  const isOriginal = (file: string) => originals.has(digest(file));
  if (originals.size === 0) return;
  for (const file of globSync(`${dist}_astro/beelden/*.*`).filter(isOriginal)) unlinkSync(file);
}
