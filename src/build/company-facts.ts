import { readFile } from 'node:fs/promises';

import type { AstroIntegration } from 'astro';

import { parseJsonFile } from '../collections/faults/json.ts';
import { importedFiles } from '../collections/kinds.ts';
import { parseFields } from '../collections/loader.ts';
import { formatMissingFacts, listMissingFacts } from '../site/missing-facts.ts';

/** Checks the JSON files that are no collection, and tells after a build what must be filled in before going live. */
export function companyFacts(): AstroIntegration {
  return {
    name: 'company-facts',
    hooks: {
      'astro:config:setup': async () => {
        for (const { file, schema } of importedFiles) {
          parseFields(parseJsonFile(await readFile(file, 'utf8'), file), file, await schema());
        }
      },
      'astro:build:done': () => {
        const missing = listMissingFacts();
        if (missing.length > 0) console.warn(formatMissingFacts(missing));
      },
    },
  };
}
