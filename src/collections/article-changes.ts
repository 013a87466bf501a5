/** When the pages of the articles last changed, as far as the content says so; pure, so that it is tested without a build. */
import { toIsoDate } from '../site/dates.ts';
import { routes, toListingPage } from '../site/addresses.ts';
import { buildArticlePages } from './article-pages.ts';

interface Changing {
  id: string;
  data: { date: Date; updated?: Date | undefined; category: string };
}

/**
 * The day (`2026-03-12`) of the last change, by path: of each article, and of each listing page, which changes when an
 * article is added to its listing (all pages shift) or one that it shows is changed. `published` is newest first.
 */
export function listChangeDays(published: Changing[]): Map<string, string> {
  const articles = published.map(({ id, data: { date, updated, category } }) => ({
    path: routes.article(id),
    category,
    date,
    changed: updated ?? date,
  }));
  const days = new Map(articles.map(({ path, changed }) => [path, toIsoDate(changed)]));
  const newest = new Map<string, Date>();
  for (const page of buildArticlePages(articles)) {
    if (page.number === 1 && page.articles[0]) newest.set(page.listing, page.articles[0].date);
    const dates = [newest.get(page.listing), ...page.articles.map(({ changed }) => changed)];
    const last = Math.max(...dates.map((date) => date?.getTime() ?? 0));
    if (last > 0) days.set(toListingPage(page.listing, page.number), toIsoDate(new Date(last)));
  }
  return days;
}
