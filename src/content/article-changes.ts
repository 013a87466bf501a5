/** When the pages of the articles last changed, as far as the content says so. */
import { toIsoDate } from '../site/dates.ts';
import { routes, toListingPage } from '../site/addresses.ts';
import { buildArticlePages } from './article-pages.ts';

interface Changing {
  slug: string;
  date: Date;
  updated?: Date | undefined;
  category: string;
}

/**
 * The day (`2026-03-12`) of the last change, by path: of each article, and of each listing page, which changes when an
 * article is added to its listing (all pages shift) or one that it shows is changed. `published` is newest first.
 */
export function listChangeDays(published: Changing[]): Map<string, string> {
  const days = new Map(
    published.map(({ slug, date, updated = date }) => [routes.article(slug), toIsoDate(updated)]),
  );
  const added = new Map<string, string>();
  for (const { listing, number, articles } of buildArticlePages(published)) {
    if (number === 1 && articles[0]) added.set(listing, toIsoDate(articles[0].date));
    const changed = articles.map(({ slug }) => days.get(routes.article(slug)) ?? '');
    const last = [added.get(listing) ?? '', ...changed].sort().at(-1);
    if (last) days.set(toListingPage(listing, number), last);
  }
  return days;
}
