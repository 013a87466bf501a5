import { textKinds } from '../../../collections/kinds.ts';
import type { Fault } from '../fault.ts';
import type { TextFile } from '../text-file.ts';

/** On how many pages the same price may stand before it says nothing any more. */
const mostPrices = 5;

const price = /€ \d+(?:\.\d{3})* tot € \d+(?:\.\d{3})*/g;
/** A number of people or things, such as ‘25 monteurs’: from 10 on, and no measure that many things have. */
const example =
  /(?<![\d.,€-])[1-9]\d+ (?!(?:procent|minuten|seconden|uur|uren|dagen|weken|maanden|jaar|sprints|euro|januari|februari|maart|april|juni|juli|augustus|september|oktober|november|december|punten|woorden|tekens|pagina|keer|mensen|klanten|gebruikers|medewerkers|bedrijven|schermen|miljoen|duizend|bedragen|meter|kilometer)\b)\p{Ll}{4,}/gu;

/** Tips for an example that two pages tell, and for a price that stands on many. */
export function checkRepetition(texts: TextFile[]): Fault[] {
  return [
    ...findRepeated(
      texts,
      example,
      1,
      (found, others) => `‘${found}’ staat ook in ${others}; kies een ander voorbeeld`,
    ),
    ...findRepeated(
      texts,
      price,
      mostPrices,
      (found, others) => `‘${found}’ staat ook in ${others}; noem een prijs alleen waar iemand beslist`,
    ),
  ];
}

function findRepeated(
  texts: TextFile[],
  pattern: RegExp,
  most: number,
  describe: (found: string, others: string) => string,
): Fault[] {
  const pages = new Map<string, Map<string, TextFile>>();
  for (const text of texts) {
    for (const [found] of text.text.replace(/\s+/g, ' ').matchAll(pattern)) {
      const where = pages.get(found) ?? new Map<string, TextFile>();
      pages.set(found, where.set(textKinds[text.kind].href(text.slug), text));
    }
  }
  return [...pages].flatMap(([found, where]) => {
    const [first, ...others] = where.values();
    if (!first || where.size <= most) return [];
    const message = describe(found, others.map(({ file }) => file.replace(/^content\//, '')).join(', '));
    return [{ file: first.file, message, tip: true, line: 1, column: 1 }];
  });
}
