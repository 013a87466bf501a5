import { company } from '../site/company.ts';
import { formatDate, toIsoDate } from '../site/dates.ts';
import { selectNeighbours, selectRelated, sortNewestFirst } from './article-list.ts';
import { getEntries } from './entries.ts';
import { countReadingMinutes } from './reading-time.ts';
import { getTeam } from './team.ts';

/** Who wrote an article: a person with a role, or the whole team. */
export interface Author {
  name: string;
  role?: string;
}

/** The articles that visitors may see, newest first, each with readable dates, reading time and those to read next; `npm run dev` shows the others too, with their status. */
export async function getArticles() {
  const [entries, team] = await Promise.all([getEntries('articles'), getTeam()]);
  const articles = sortNewestFirst(entries).map((article) => ({
    ...article,
    author: describeAuthor(team.find(({ slug }) => slug === article.author)),
  }));
  return articles.map((article, place) => {
    const neighbours = selectNeighbours(place, articles);
    return {
      ...article,
      readableDate: formatDate(article.date),
      isoDate: toIsoDate(article.date),
      readingMinutes: countReadingMinutes(article.entry.body ?? ''),
      ...neighbours,
      related: selectRelated(article, articles, neighbours),
    };
  });
}

/** The team as a whole stands in for a person who is not shown yet. */
function describeAuthor(person: { name: string; role: string } | undefined): Author {
  return person ? { name: person.name, role: person.role } : { name: `het team van ${company.name}` };
}

export type Article = Awaited<ReturnType<typeof getArticles>>[number];
