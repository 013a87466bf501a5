import { describeStatus } from './status.ts';

interface Dated {
  slug: string;
  date: Date;
}

/** Returns the articles that are public at `now`, newest first. */
export function selectPublished<Article extends Dated & { draft: boolean }>(
  articles: Article[],
  now: Date,
): Article[] {
  return sortNewestFirst(articles.filter((article) => describeStatus(article, now) === undefined));
}

/** Sorts articles newest first, and by name within a day. */
export function sortNewestFirst<Article extends Dated>(articles: Article[]): Article[] {
  return articles.toSorted((a, b) => b.date.getTime() - a.date.getTime() || a.slug.localeCompare(b.slug));
}

/** Returns the articles published just before and just after the one at index `place`. */
export function selectNeighbours<Article>(place: number, published: Article[]) {
  return { previous: published[place + 1], next: published[place - 1] };
}

/** Returns two related articles: named ones first, then the newest; its neighbours only if there are no others. */
export function selectRelated<Article extends { slug: string; related: string[] }>(
  article: Article,
  published: Article[],
  { previous, next }: { previous: Article | undefined; next: Article | undefined },
): Article[] {
  const named = article.related.flatMap((slug) => published.find((other) => other.slug === slug) ?? []);
  const others = [...new Set([...named, ...published.slice(0, 5)])].filter(
    ({ slug }) => slug !== article.slug,
  );
  const isNeighbour = (other: Article) => other === previous || other === next;
  return [...others.filter((other) => !isNeighbour(other)), ...others.filter(isNeighbour)].slice(0, 2);
}
