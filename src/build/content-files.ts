import { globSync, readFileSync, unlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { ContentError } from '../collections/faults/fault.ts';
import { parseJson } from '../collections/json-file.ts';
import { importedKinds, ownPhotoKind } from '../collections/kinds.ts';
import { parseFields } from '../collections/loader.ts';
import { listOwnPhotoFaults } from '../collections/own-photos.ts';
import { formatMissingFacts, listMissingFacts } from '../site/missing-facts.ts';
import { ownPhotoFolder } from '../site/own-photos.ts';
import { listStockPhotoKeys } from '../site/photos.ts';

/** Checks the content outside collections, lists after a build what is still an example, and publishes no original photo. */
export function contentFiles(): AstroIntegration {
  return {
    name: 'content-files',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        for (const { file, schema } of importedKinds) checkFields(file, await schema());
        // `npm run dev` keeps running while an editor changes them.
        if (command === 'build') await checkOwnPhotos();
      },
      'astro:build:done': ({ dir }) => {
        removeOriginals(fileURLToPath(dir));
        const missing = listMissingFacts();
        if (missing.length > 0) console.warn(formatMissingFacts(missing));
      },
    },
  };
}

function checkFields(file: string, schema: Parameters<typeof parseFields>[2]): void {
  parseFields(parseJson(file, readFileSync(file, 'utf8')), file, schema);
}

async function checkOwnPhotos(): Promise<void> {
  const schema = await ownPhotoKind.schema();
  for (const file of globSync(ownPhotoKind.pattern)) checkFields(file, schema);
  const faults = Map.groupBy(await listOwnPhotoFaults('.', listStockPhotoKeys()), ({ file }) => file);
  for (const [file, own] of faults) throw new ContentError(file, own);
}

/** Astro publishes the original of a photo that no page shows, or whose size was asked, with its place and camera. */
function removeOriginals(dist: string): void {
  const originals = new Set(globSync(`${ownPhotoFolder}/*/*.*`).map(readBytes));
  for (const file of globSync(`${dist}_astro/beelden/*.*`)) {
    if (originals.has(readBytes(file))) unlinkSync(file);
  }
}

const readBytes = (file: string) => readFileSync(file, 'latin1');
