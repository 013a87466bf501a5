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
 * Returns by path the day (`2026-03-12`) of the last change of each article and each listing page, which changes when
 * an article is added (all pages shift) or when an article it shows changes. `published` is newest first.
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
