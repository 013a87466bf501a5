/** Which articles are published and how they point at each other. */
import { describeStatus } from './status.ts';

interface Dated {
  slug: string;
  date: Date;
}

/** The articles a visitor may see at `now`, newest first. */
export function selectPublished<Article extends Dated & { draft: boolean }>(
  articles: Article[],
  now: Date,
): Article[] {
  return sortNewestFirst(articles.filter((article) => describeStatus(article, now) === undefined));
}

/** The articles, newest first; those of one day by name. */
export function sortNewestFirst<Article extends Dated>(articles: Article[]): Article[] {
  return articles.toSorted((a, b) => b.date.getTime() - a.date.getTime() || a.slug.localeCompare(b.slug));
}

/** The articles published just before and just after the one at `place` in the list. */
export function selectNeighbours<Article>(place: number, published: Article[]) {
  return { previous: published[place + 1], next: published[place - 1] };
}

/** The two articles to read after `article`: the ones it names first, then the newest; its neighbours only for want of others. */
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
