import { placeAt, type Fault } from '../fault.ts';
import { handbookFiles } from '../handbook.ts';

/** A row of the table: the page, its question, its main words, and the page of the neighbouring question. */
const row = /^\| `(\/[^`]*)` *\|[^|]*\|([^|]*)\| *`(\/[^`]*)` *\|$/gm;

/** Whether the handbook's table gives each of the `pages` a question of its own: no two the same words; a page of the table that nobody sees is a tip. */
export function checkSearchIntents(text: string, pages: string[]): Fault[] {
  const owners = new Map<string, string>();
  const rows = [...text.matchAll(row)].map((found) => {
    const [, path = '', words = '', neighbour = ''] = found;
    return {
      path,
      words: words.split(',').map((word) => word.trim()),
      neighbour,
      at: placeAt(text, found.index),
    };
  });
  const fault = (message: string, tip: boolean, at = { line: 1, column: 1 }) => ({
    ...{ file: handbookFiles[0], message, tip },
    ...at,
  });
  const faults = rows.flatMap(({ path, words, neighbour, at }) => {
    const taken = words.filter((word) => owners.has(word.toLowerCase()));
    for (const word of words) owners.set(word.toLowerCase(), path);
    const unseen = [path, neighbour].filter((each) => !pages.includes(each));
    return [
      ...unseen.map((each) => fault(`"${each}" is geen pagina die bezoekers zien`, true, at)),
      ...taken.map((word) =>
        fault(`‘${word}’ is al het hoofdwoord van een andere pagina; kies een ander`, false, at),
      ),
    ];
  });
  const missing = pages.filter((page) => rows.every(({ path }) => path !== page));
  return [
    ...faults,
    ...missing.map((page) => fault(`${page} heeft nog geen regel in de tabel ‘Eén vraag per pagina’`, true)),
  ];
}
