import { getCollection } from 'astro:content';

import { formatDate, toIsoDate } from '../site/dates.ts';
import { routes } from '../site/routes.ts';
import { checkRelated, selectPublished, selectRelated, sortNewestFirst } from './article-list.ts';
import { describeStatus } from './status.ts';

/** Published articles, newest first, with address and readable dates; `npm run dev` shows the planned ones and drafts too, with their status. */
export async function getArticles() {
  const entries = await getCollection('articles');
  checkRelated(entries);
  const now = new Date();
  const visible = import.meta.env.DEV ? sortNewestFirst(entries) : selectPublished(entries, now);
  const bySlug = new Map(visible.map((entry) => [entry.id, entry]));
  return visible.map((entry) => ({
    ...entry.data,
    slug: entry.id,
    href: routes.article(entry.id),
    readableDate: formatDate(entry.data.date),
    isoDate: toIsoDate(entry.data.date),
    status: describeStatus(entry.data, now),
    related: selectRelated(entry, bySlug).map(({ id, data }) => ({
      ...data,
      href: routes.article(id),
      status: describeStatus(data, now),
    })),
    entry,
  }));
}

export type Article = Awaited<ReturnType<typeof getArticles>>[number];
