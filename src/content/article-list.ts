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

/** Returns two related articles: named ones first, then the newest. */
export function selectRelated<Article extends { slug: string; related: string[] }>(
  article: Article,
  published: Article[],
): Article[] {
  const named = article.related.flatMap((slug) => published.find((other) => other.slug === slug) ?? []);
  const others = new Set([...named, ...published]);
  return [...others].filter(({ slug }) => slug !== article.slug).slice(0, 2);
}
