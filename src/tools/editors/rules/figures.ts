import { createTip, placeAt, type Problem } from '../problems/problem.ts';
import { jsonFiles } from '../files/json-files.ts';
import { collections } from '../files/collections.ts';
import type { TextFile } from '../files/text-file.ts';
import { describeStatus } from '../../../content/status.ts';
import { company, formatAddress } from '../../../site/company.ts';
import { measuredNames } from '../../../site/measured-figures.ts';
import { spanOf } from '../../../site/costs.ts';
import { promises } from '../../../site/promises.ts';
import type { Range } from '../../../site/rates.ts';

/** Words from a JSON file, and how a text and a field refer to them. */
export interface KnownWords {
  words: string;
  file: string;
  component: string;
  inField?: string;
}

/** Returns the fewest and the most sprints of the solutions that are public at `now`. */
export const findSprints = (texts: TextFile[], now: Date): Range =>
  spanOf(
    texts.flatMap(({ collection, fields = {} }) =>
      collection === 'solutions' && describeStatus(fields, now) === undefined
        ? ((fields['sprints'] as Range | undefined) ?? [])
        : [],
    ),
  );

/** Words that no text contains by chance, unlike `2 weken`. */
const distinctive = /€|%|\d-\d|(\S+\s){3}/;

/** Returns the figures, promises and company facts that texts should refer to. */
export function listKnownWords(figures: Record<string, string>): KnownWords[] {
  const { legalName, email, phone, kvk, vatId, address } = company;
  const facts = { legalName, email, phone, kvk, vatId, address: formatAddress(address) };
  const inCompany = ['openingstijden', 'reactietijd'];
  const typed = Object.entries(figures).filter(([name]) => !measuredNames.includes(name));
  const hours = company.openingHours.map(({ hours: words }) => ['openingstijden', words] as const);
  const known = [...typed, ...hours].map(([name, words]) => {
    const { file } = inCompany.includes(name) ? jsonFiles.company : jsonFiles.rates;
    return { words, file, component: `<Rate of="${name}" />`, inField: `{${name}}` };
  });
  const promised = Object.entries(promises).map(([name, { text: words }]) => {
    return { words, file: jsonFiles.promises.file, component: `<ServicePromise name="${name}" />` };
  });
  const named = Object.entries(facts).map(([name, words]) => {
    return { words, file: jsonFiles.company.file, component: `<CompanyFact name="${name}" />` };
  });
  return [...[...known, ...promised].filter(({ words }) => distinctive.test(words)), ...named];
}

/** Returns tips for known words that a file spells out; the screens of a model are fiction. */
export function checkFigures({ file, collection, text }: TextFile, known: KnownWords[]): Problem[] {
  if (collections[collection].text === 'screen') return [];
  const start = file.endsWith('.yaml') ? text.length : text.indexOf('\n---');
  // The longest first: a range contains its lowest price.
  const choices = known.map(({ words }) => words.split(/\s/).map(RegExp.escape).join('\\s+'));
  const choice = choices.toSorted((a, b) => b.length - a.length).join('|');
  const whole = new RegExp(`(?<![\\p{L}\\d.,-])(?:${choice})(?![\\p{L}\\d-]|[.,]\\d)`, 'giu');
  return Array.from(text.matchAll(whole), ({ 0: found, index }) => {
    const same = known.filter(({ words }) => normalise(words) === normalise(found));
    // A list in a component refers to figures as a field does.
    const isField = index < start || /":"[^"\n]*$/.test(text.slice(0, index));
    const names = same.flatMap(({ component, inField = [] }) => (isField ? inField : component));
    const advice = names.length > 0 ? `: schrijf ${names.join(' of ')}` : '';
    const message = `${found.replace(/\s+/g, ' ')} staat ook in ${same[0]?.file}${advice}`;
    return createTip(file, message, placeAt(text, index));
  });
}

const normalise = (words: string) => words.replace(/\s+/g, ' ').toLowerCase();
