import type { AstroIntegration } from 'astro';

import { parseFields } from '../collections/loader.ts';
import { company, companySchema, listExampleFacts } from '../site/company.ts';
import { photosSchema } from '../site/photos.ts';
import { siteUrl } from '../site/site-url.ts';
import photos from '../../content/fotos.json' with { type: 'json' };

/** Checks the two JSON files that are no collection, and tells after a build what must be filled in before going live. */
export function companyFacts(): AstroIntegration {
  return {
    name: 'company-facts',
    hooks: {
      'astro:config:setup': () => {
        parseFields(company, 'content/bedrijf.json', companySchema);
        parseFields(photos, 'content/fotos.json', photosSchema);
      },
      'astro:build:done': () => {
        const missing = listMissingFacts();
        if (missing.length > 0) console.warn(formatMissingFacts(missing));
      },
    },
  };
}

/** What is still an example: company facts, and the site's address while `SITE_URL` is not set. */
export function listMissingFacts(): string[] {
  const address = siteUrl.endsWith('.example') ? ['adres van de site (SITE_URL)'] : [];
  return [...address, ...listExampleFacts(company).map((fact) => `${fact} in content/bedrijf.json`)];
}

/** The list of missing facts as it stands under a build. */
export function formatMissingFacts(missing: string[]): string {
  return ['Nog in te vullen voordat de site live gaat:', ...missing.map((fact) => `  - ${fact}`)].join('\n');
}
