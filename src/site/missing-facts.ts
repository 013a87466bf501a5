import { company, listExampleFacts } from './company.ts';
import { siteUrl } from './site-url.ts';

/** What is still an example: company facts, and the site's address while `SITE_URL` is not set. */
export function listMissingFacts(): string[] {
  const address = siteUrl.endsWith('.example') ? ['adres van de site (SITE_URL)'] : [];
  return [...address, ...listExampleFacts(company).map((fact) => `${fact} in content/bedrijf.json`)];
}

/** The list of missing facts as it stands under a build. */
export function formatMissingFacts(missing: string[]): string {
  return ['Nog in te vullen voordat de site live gaat:', ...missing.map((fact) => `  - ${fact}`)].join('\n');
}
