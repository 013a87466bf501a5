import { teamAuthor } from '../../../content/article-categories.ts';
import { createProblem, type Problem } from '../problems/problem.ts';
import type { CollectionName } from '../files/collections.ts';
import type { TextFile } from '../files/text-file.ts';

/** Reports references to entries that `texts` lacks: solutions, authors and related articles. */
export function listReferenceProblems(text: TextFile, texts: TextFile[]): Problem[] {
  const { file, collection, slug, fields = {}, locate } = text;
  const isKnown = (wanted: CollectionName, name: unknown) =>
    texts.some((other) => other.collection === wanted && other.slug === name);
  const inField = (path: PropertyKey[], message: string) =>
    createProblem(file, `veld "${String(path[0])}": ${message}`, locate(path));
  const { author = teamAuthor, solution, related } = fields;
  if (collection === 'maquettes' && !isKnown('solutions', slug)) {
    return [
      createProblem(
        file,
        `een maquette heet naar haar oplossing; er is geen "${slug}" in content/oplossingen`,
      ),
    ];
  }
  if (collection === 'featuredCases' && typeof solution === 'string' && !isKnown('solutions', solution)) {
    return [inField(['solution'], `er is geen oplossing "${solution}" in content/oplossingen`)];
  }
  if (collection !== 'articles') return [];
  const isAuthor = author === teamAuthor || isKnown('team', author);
  const unknown = `er is niemand "${String(author)}" in content/team; kies een ander, of team`;
  const others = Array.isArray(related) ? related.map(String) : [];
  return [
    ...(isAuthor ? [] : [inField(['author'], unknown)]),
    ...others.flatMap((other, index) => {
      if (other === slug || !isKnown('articles', other)) {
        return inField(['related', index], `er is geen ander artikel "${other}" in content/kennis`);
      }
      const isTwice = others.indexOf(other) < index;
      return isTwice ? inField(['related', index], `"${other}" staat er twee keer`) : [];
    }),
  ];
}
