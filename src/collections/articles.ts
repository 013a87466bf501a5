import { getCollection } from 'astro:content';

import { formatDate, toIsoDate } from '../site/dates.ts';
import { routes } from '../site/routes.ts';
import { checkRelated, selectNeighbours, selectPublished, selectRelated } from './article-list.ts';
import { countReadingMinutes } from './reading-time.ts';

/** Published articles, newest first, with address, readable dates and reading time; `npm run dev` shows the planned ones and drafts too. */
export async function getArticles() {
  const entries = await getCollection('articles');
  checkRelated(entries);
  const visible = import.meta.env.DEV
    ? selectPublished(
        entries.map((entry) => ({ ...entry, data: { ...entry.data, draft: false } })),
        new Date(8.64e15),
      )
    : selectPublished(entries, new Date());
  const summarise = ({ id, data }: (typeof visible)[number]) => ({ ...data, href: routes.article(id) });
  return visible.map((entry) => {
    const { previous, next } = selectNeighbours(entry, visible);
    return {
      ...entry.data,
      slug: entry.id,
      href: routes.article(entry.id),
      readableDate: formatDate(entry.data.date),
      isoDate: toIsoDate(entry.data.date),
      readingMinutes: countReadingMinutes(entry.body ?? ''),
      previous: previous && summarise(previous),
      next: next && summarise(next),
      related: selectRelated(entry, visible).map(summarise),
      entry,
    };
  });
}

export type Article = Awaited<ReturnType<typeof getArticles>>[number];
