import { createProblem, placeAt, type Problem } from '../problems/problem.ts';
import { collections } from '../files/collections.ts';
import { blankCode } from '../../../content/markdown/prose.ts';
import type { TextFile } from '../files/text-file.ts';

const broken = /\\\[\^([^[\]\s]+)\\?\]/g;
const marked = /(?<!\\)\[\^([^[\]\n]+)\]/g;
const defined = /(?<=^(?: {0,3}>)* {0,3})\[\^([^[\]\n]+)\]:/gm;

/** Reports footnotes with broken syntax, without their note or reference, or on a page that cannot show them. */
export function checkFootnotes({ file, collection, body }: TextFile): Problem[] {
  const prose = blankCode(body);
  const find = (pattern: RegExp) =>
    Array.from(prose.matchAll(pattern), ({ 1: name = '', index }) => ({ name, index }));
  const notes = find(defined);
  const places = new Set(notes.map(({ index }) => index));
  const marks = find(marked).filter(({ index }) => !places.has(index));
  const [first = notes[0]] = marks;
  const problem = (index: number, message: string) => createProblem(file, message, placeAt(prose, index));
  const damaged = find(broken).map(({ name, index }) =>
    problem(
      index,
      `de redactie heeft de voetnoot gebroken; schrijf [^${name}] in het bestand zelf, of zet de uitleg in de zin`,
    ),
  );
  // A short text shares its page, where the ids of notes would clash.
  if (first && collections[collection].text !== 'long')
    return [...damaged, problem(first.index, 'op deze pagina kan geen voetnoot; zet de uitleg in de zin')];
  const has = (list: { name: string }[], name: string) =>
    list.some((each) => each.name.toLowerCase() === name.toLowerCase());
  return [
    ...damaged,
    ...marks.flatMap(({ name, index }) => {
      if (/\s/.test(name))
        return problem(index, `in de naam van de voetnoot [^${name}] kan geen spatie; schrijf een nummer`);
      const message = `de voetnoot [^${name}] heeft geen noot; zet onderaan een regel met [^${name}]: en de noot`;
      return has(notes, name) ? [] : problem(index, message);
    }),
    ...notes.flatMap(({ name, index }, place) => {
      if (has(notes.slice(0, place), name))
        return problem(index, `de noot [^${name}] staat er twee keer; geef er een een andere naam`);
      const message = `naar de noot [^${name}] verwijst geen zin; zet [^${name}] in de zin`;
      return has(marks, name) ? [] : problem(index, message);
    }),
  ];
}
