import { textKinds } from '../../../collections/kinds.ts';
import { hasRoute } from '../addresses.ts';
import type { Fault } from '../fault.ts';
import type { TextFile } from '../text-file.ts';

/** Files that the site does not read, and pages that no route shows. */
export function checkPlaces(all: string[], read: string[], texts: TextFile[]): Fault[] {
  const fault = (file: string, message: string) => ({
    ...{ file, message, tip: false },
    line: 1,
    column: 1,
  });
  const known = new Set(read);
  const homeless = texts.filter((text) => textKinds[text.kind].hasOwnPage && !hasRoute(text));
  return [
    ...all
      .filter((file) => !known.has(file))
      .map((file) =>
        fault(file, 'dit bestand leest de site niet; kijk in het handboek in welke map het hoort'),
      ),
    ...homeless.map(({ file }) => fault(file, 'deze pagina heeft nog geen adres; vraag een engineer')),
  ];
}
