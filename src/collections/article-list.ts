/** Which articles are published and how they point at each other; pure, so that it is tested without a build. */
import { ContentError, type FieldFault } from './faults/zod.ts';
import { describeStatus } from './status.ts';

interface Dated {
  id: string;
  data: { date: Date; draft: boolean; related: string[] };
}

/** The articles a visitor may see at `now`, newest first; drafts and future dates stay out. */
export function selectPublished<Article extends Dated>(articles: Article[], now: Date): Article[] {
  return sortNewestFirst(articles.filter(({ data }) => describeStatus(data, now) === undefined));
}

/** The articles, newest first; those of one day by name. */
export function sortNewestFirst<Article extends Dated>(articles: Article[]): Article[] {
  return articles.toSorted(
    (a, b) => b.data.date.getTime() - a.data.date.getTime() || a.id.localeCompare(b.id),
  );
}

/** Throws a ContentError for a `related` that names no article, the article itself, or one article twice. */
export function checkRelated(articles: Dated[]): void {
  const known = new Set(articles.map(({ id }) => id));
  for (const { id, data } of articles) {
    const faults = listRelatedFaults(id, data.related, known).map(({ message }) => message);
    if (faults.length > 0) throw new ContentError(`content/kennis/${id}.mdx`, faults);
  }
}

/** What is wrong with an article's `related`, given the slugs of all articles. */
export function listRelatedFaults(id: string, related: string[], known: ReadonlySet<string>): FieldFault[] {
  return related.flatMap((slug, index) => {
    const fault = (message: string) => ({ path: ['related', index], message: `veld "related": ${message}` });
    if (slug === id || !known.has(slug)) {
      return fault(`er is geen ander artikel "${slug}" in content/kennis`);
    }
    return related.indexOf(slug) === index ? [] : fault(`"${slug}" staat er twee keer`);
  });
}

/** The articles published just before and just after the one at `place` in the list, where there are such. */
export function selectNeighbours<Article>(place: number, published: Article[]) {
  return { previous: published[place + 1], next: published[place - 1] };
}

/** The two articles to read after `article`: the ones it names first, then the newest; its neighbours only for want of others. */
export function selectRelated<Article extends Dated>(
  article: Article,
  published: ReadonlyMap<string, Article>,
  neighbours: { previous: Article | undefined; next: Article | undefined },
): Article[] {
  const named = article.data.related.flatMap((slug) => published.get(slug) ?? []);
  const newest = published.values().take(5);
  const others = [...new Set([...named, ...newest])].filter(({ id }) => id !== article.id);
  const isNeighbour = (other: Article) => other === neighbours.previous || other === neighbours.next;
  return [...others.filter((other) => !isNeighbour(other)), ...others.filter(isNeighbour)].slice(0, 2);
}
