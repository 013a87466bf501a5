import { company } from '../site/company.ts';
import { formatDate, toIsoDate } from '../site/dates.ts';
import { selectRelated, sortNewestFirst } from './article-list.ts';
import { getEntries } from './entries.ts';
import { oncePerBuild } from './once-per-build.ts';
import { countReadingMinutes } from './reading-time.ts';

/** The author of an article without a public author. */
const wholeTeam: { name: string; role?: string } = { name: `het team van ${company.name}` };

/** Returns the public articles, newest first, with dates, reading time and related articles; `npm run dev` includes hidden ones with their status. */
export const getArticles = oncePerBuild(async () => {
  const [entries, team] = await Promise.all([getEntries('articles'), getEntries('team')]);
  const people = new Map(team.map(({ slug, name, role }) => [slug, { name, role }]));
  const articles = sortNewestFirst(entries).map((article) => ({
    ...article,
    author: people.get(article.author) ?? wholeTeam,
  }));
  return articles.map((article) => ({
    ...article,
    readableDate: formatDate(article.date),
    isoDate: toIsoDate(article.date),
    readingMinutes: countReadingMinutes(article.entry.body ?? ''),
    related: selectRelated(article, articles),
  }));
});

export type Article = Awaited<ReturnType<typeof getArticles>>[number];
