import { company } from '../site/company.ts';
import { ContentError } from './faults/zod.ts';

/** The author of an article that names nobody. */
export const teamAuthor = 'team';

/** Who wrote an article, as a page names them. */
export interface Author {
  name: string;
  /** Of a person; the team as a whole has none. */
  role?: string;
}

/** The author that the article `id` names, among the `team`; throws a ContentError when there is no such person. */
export function findAuthor(
  id: string,
  author: string,
  team: { slug: string; name: string; role: string }[],
): Author {
  if (author === teamAuthor) return { name: `het team van ${company.name}` };
  const person = team.find(({ slug }) => slug === author);
  if (!person) throw new ContentError(`content/kennis/${id}.mdx`, [describeUnknownAuthor(author)]);
  return { name: person.name, role: person.role };
}

/** What an article is told that names nobody we know. */
export const describeUnknownAuthor = (author: string): string =>
  `veld "author": er is niemand "${author}" in content/team; schrijf team, of een bestandsnaam zonder .mdx`;
