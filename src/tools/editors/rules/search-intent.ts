import { placeAt, type Fault } from '../fault.ts';

const handbook = 'content/README.md';

/** A row of the table: the page, its question, its main words, and the page of the neighbouring question. */
const row = /^\| `(\/[^`]*)` *\|[^|]*\|([^|]*)\| *`(\/[^`]*)` *\|$/gm;

/** Whether the handbook's table gives each of the `pages` a question of its own: no two the same words, and neighbours that exist. */
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
  const faults = rows.flatMap(({ path, words, neighbour, at }) => {
    const taken = words.filter((word) => owners.has(word.toLowerCase()));
    for (const word of words) owners.set(word.toLowerCase(), path);
    return [
      ...[path, neighbour]
        .filter((each) => !pages.includes(each))
        .map((each) => ({ message: `"${each}" is geen pagina van de site`, at })),
      ...taken.map((word) => ({
        message: `‘${word}’ is al het hoofdwoord van een andere pagina; kies een ander`,
        at,
      })),
    ];
  });
  const missing = pages.filter((page) => rows.every(({ path }) => path !== page));
  const start = { line: 1, column: 1 };
  return [
    ...faults.map(({ message, at }) => ({ file: handbook, message, tip: false, ...at })),
    ...missing.map((page) => ({
      ...{ file: handbook, tip: true, ...start },
      message: `${page} heeft nog geen regel in de tabel ‘Eén vraag per pagina’`,
    })),
  ];
}
