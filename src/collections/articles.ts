import { getCollection } from 'astro:content';

import { formatDate, toIsoDate } from '../site/dates.ts';
import { routes } from '../site/routes.ts';
import { checkRelated, selectPublished, selectRelated } from './article-list.ts';

/** Published articles, newest first, with address and readable dates; `npm run dev` shows the planned ones and drafts too. */
export async function getArticles() {
  const entries = await getCollection('articles');
  checkRelated(entries);
  const visible = import.meta.env.DEV
    ? selectPublished(
        entries.map((entry) => ({ ...entry, data: { ...entry.data, draft: false } })),
        new Date(8.64e15),
      )
    : selectPublished(entries, new Date());
  const bySlug = new Map(visible.map((entry) => [entry.id, entry]));
  return visible.map((entry) => ({
    ...entry.data,
    slug: entry.id,
    href: routes.article(entry.id),
    readableDate: formatDate(entry.data.date),
    isoDate: toIsoDate(entry.data.date),
    related: selectRelated(entry, bySlug).map(({ id, data }) => ({ ...data, href: routes.article(id) })),
    entry,
  }));
}

export type Article = Awaited<ReturnType<typeof getArticles>>[number];
