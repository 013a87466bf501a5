import { getCollection } from 'astro:content';

import { formatDate, toIsoDate } from '../site/dates.ts';
import {
  checkRelated,
  selectNeighbours,
  selectPublished,
  selectRelated,
  sortNewestFirst,
} from './article-list.ts';
import { findAuthor } from './author.ts';
import { textKinds } from './kinds.ts';
import { memoize } from './memoize.ts';
import { countReadingMinutes } from './reading-time.ts';
import { describeStatus } from './status.ts';
import { getTeam } from './team.ts';

/** Published articles, newest first, memoized; `npm run dev` shows the planned ones and drafts too, with their status. */
export const getArticles = memoize(collectArticles);

/** Each article with its address, readable dates, reading time and those to read next. */
async function collectArticles() {
  const [entries, team] = await Promise.all([getCollection('articles'), getTeam()]);
  checkRelated(entries);
  const now = new Date();
  const visible = import.meta.env.DEV ? sortNewestFirst(entries) : selectPublished(entries, now);
  const bySlug = new Map(visible.map((entry) => [entry.id, entry]));
  const summarise = ({ id, data }: (typeof visible)[number]) => ({
    ...data,
    author: findAuthor(id, data.author, team),
    href: textKinds.articles.href(id),
    status: describeStatus(data, now),
  });
  return visible.map((entry, place) => {
    const neighbours = selectNeighbours(place, visible);
    const { previous, next } = neighbours;
    return {
      ...summarise(entry),
      slug: entry.id,
      readableDate: formatDate(entry.data.date),
      isoDate: toIsoDate(entry.data.date),
      readingMinutes: countReadingMinutes(entry.body ?? ''),
      previous: previous && summarise(previous),
      next: next && summarise(next),
      related: selectRelated(entry, bySlug, neighbours).map(summarise),
      entry,
    };
  });
}

export type Article = Awaited<ReturnType<typeof getArticles>>[number];
