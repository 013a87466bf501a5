/** Which articles are published and how they point at each other; pure, so that it is tested without a build. */
import { ContentError } from './content-error.ts';

interface Dated {
  id: string;
  data: { date: Date; draft: boolean; related: string[] };
}

/** The articles a visitor may see at `now`, newest first; drafts and future dates stay out. */
export function selectPublished<Article extends Dated>(articles: Article[], now: Date): Article[] {
  return articles
    .filter(({ data }) => !data.draft && data.date <= now)
    .sort((a, b) => b.data.date.getTime() - a.data.date.getTime() || a.id.localeCompare(b.id));
}

/** Throws a ContentError for a `related` that names no article, the article itself, or one article twice. */
export function checkRelated(articles: Dated[]): void {
  const known = new Set(articles.map(({ id }) => id));
  for (const { id, data } of articles) {
    const problems = data.related.flatMap((slug, index) => {
      if (slug === id || !known.has(slug)) return [`er is geen ander artikel "${slug}" in content/kennis`];
      return data.related.indexOf(slug) === index ? [] : [`"${slug}" staat er twee keer`];
    });
    if (problems.length > 0) {
      throw new ContentError(
        `content/kennis/${id}.mdx`,
        problems.map((problem) => `veld "related": ${problem}`),
      );
    }
  }
}

/** The two articles to read after `article`: the ones it names that are published (by id, newest first), filled up with the newest others. */
export function selectRelated<Article extends Dated>(
  article: Article,
  published: ReadonlyMap<string, Article>,
): Article[] {
  const named = article.data.related.flatMap((slug) => published.get(slug) ?? []);
  const fillers = [...published.values().take(5)].filter(
    ({ id }) => id !== article.id && !article.data.related.includes(id),
  );
  return [...named, ...fillers].slice(0, 2);
}
