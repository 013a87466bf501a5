import { globSync, readFileSync, unlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { formatMissingFacts, listMissingFacts } from '../site/missing-facts.ts';
import { photoFolder } from '../site/photo-folder.ts';

/** Lists example facts after a build, and removes original photos from it. */
export function contentFiles(): AstroIntegration {
  return {
    name: 'content-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        removeOriginals(fileURLToPath(dir));
        const missing = listMissingFacts();
        if (missing.length > 0) console.warn(formatMissingFacts(missing));
      },
    },
  };
}

/** Removes originals, with their metadata: Astro publishes those of unused photos and of photos whose size was read. */
function removeOriginals(dist: string): void {
  const originals = new Set(globSync(`${photoFolder}/*/*.*`).map(readBytes));
  for (const file of globSync(`${dist}_astro/beelden/*.*`)) {
    if (originals.has(readBytes(file))) unlinkSync(file);
  }
}

const readBytes = (file: string) => readFileSync(file, 'latin1');
