import { company, describeExample, listExampleFacts } from './company.ts';
import { measurements } from './measurements.ts';
import { listUnconfirmed, promises } from './promises.ts';
import { siteUrl } from './site-url.ts';

/** Lists what the owner must still fill in or confirm, in Dutch: facts, figures, promises and `SITE_URL`. */
export function listMissingFacts(): string[] {
  const unconfirmed = listUnconfirmed(promises).join(', ');
  const example = describeExample(company);
  return [
    ...(siteUrl.endsWith('.example') ? ['adres van de site (SITE_URL)'] : []),
    ...listExampleFacts(company).map((fact) => `${fact} in content/bedrijf.json`),
    ...(example ? [`zolang dat zo is, staat onder elke pagina en op /over: ‘${example}’`] : []),
    ...(measurements.company === company.name
      ? []
      : ['cijfers van deze site (npm run meten) in content/metingen.json']),
    ...(unconfirmed ? [`beloften die de eigenaar bevestigt (${unconfirmed}) in content/beloften.json`] : []),
  ];
}

/** Formats the list that a build prints at its end. */
export function formatMissingFacts(missing: string[]): string {
  return ['Nog in te vullen voordat de site live gaat:', ...missing.map((fact) => `  - ${fact}`)].join('\n');
}
