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

/** The articles published just before and just after `article`, where there are such. */
export function selectNeighbours<Article extends Dated>(article: Article, published: Article[]) {
  const place = published.findIndex(({ id }) => id === article.id);
  return { previous: published[place + 1], next: published[place - 1] };
}

/** The two articles to read after `article`: the ones it names first, then the newest; its neighbours only for want of others. */
export function selectRelated<Article extends Dated>(article: Article, published: Article[]): Article[] {
  const { previous, next } = selectNeighbours(article, published);
  const named = article.data.related.flatMap((slug) => published.find(({ id }) => id === slug) ?? []);
  const inOrder = [...new Set([...named, ...published])].filter(({ id }) => id !== article.id);
  const isNeighbour = (other: Article) => other === previous || other === next;
  return [...inOrder.filter((other) => !isNeighbour(other)), ...inOrder.filter(isNeighbour)].slice(0, 2);
}
