import { createProblem, createTip, placeAt, type Problem } from '../problems/problem.ts';

/** Matches a row of the handbook's table: page, question, keywords, and related page. */
const row = /^\| `(\/[^`]*)` *\|[^|]*\|([^|]*)\| *`(\/[^`]*)` *\|$/gm;

/** Reports public pages that the handbook's table of search intents lacks, other pages in it, and duplicate keywords. */
export function checkSearchIntents(
  { file, text }: { file: string; text: string },
  pages: string[],
): Problem[] {
  const owners = new Map<string, string>();
  const rows = [...text.matchAll(row)];
  const problems = rows.flatMap(({ 1: path = '', 2: listed = '', 3: neighbour = '', index }) => {
    const place = placeAt(text, index);
    const words = listed.split(',').map((word) => word.trim());
    const taken = words.filter((word) => owners.has(word.toLowerCase()));
    for (const word of words) owners.set(word.toLowerCase(), path);
    const unseen = [path, neighbour].filter((each) => !pages.includes(each));
    return [
      ...unseen.map((each) => createTip(file, `"${each}" is geen pagina die bezoekers zien`, place)),
      ...taken.map((word) =>
        createProblem(file, `‘${word}’ is al het hoofdwoord van een andere pagina; kies een ander`, place),
      ),
    ];
  });
  const missing = pages.filter((page) => rows.every(([, path]) => path !== page));
  return [
    ...problems,
    ...missing.map((page) =>
      createTip(file, `${page} heeft nog geen regel in de tabel ‘Eén vraag per pagina’`),
    ),
  ];
}
