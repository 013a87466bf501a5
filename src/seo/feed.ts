import type { RSSOptions } from '@astrojs/rss';

import { company } from '../site/company.ts';
import { createFeedHtml } from './feed-html.ts';
import { createCanonical, routes, sections } from '../site/addresses.ts';
import { siteUrl } from '../site/site-url.ts';
import { keepXmlCharacters } from '../site/xml-characters.ts';

/** The feed has the newest articles; feed readers keep older ones. */
export const feedSize = 20;

export const feedTitle = `${sections.articles.label} van ${company.name}`;

interface FeedArticle {
  title: string;
  excerpt: string;
  category: string;
  author: { name: string };
  date: Date;
  updated?: Date | undefined;
  href: string;
  /** Rendered HTML. */
  html: string;
}

/** Creates the feed at /kennis/rss.xml: whole articles, with absolute addresses. */
export function createFeed(articles: FeedArticle[]): RSSOptions {
  const changes = articles.map(({ date, updated }) => (updated ?? date).getTime());
  const lastChange = new Date(Math.max(...changes)).toUTCString();
  return {
    title: feedTitle,
    description: 'Artikelen over webapplicaties, SaaS, veiligheid en AI voor wie software laat bouwen.',
    site: siteUrl,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>nl</language>',
      ...(articles.length > 0 ? [`<lastBuildDate>${lastChange}</lastBuildDate>`] : []),
      `<atom:link href="${createCanonical(routes.feed)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: articles.map(createItem),
  };
}

function createItem({ title, excerpt, category, author, date, href, html }: FeedArticle) {
  const link = createCanonical(href);
  return {
    title: keepXmlCharacters(title),
    description: keepXmlCharacters(excerpt),
    categories: [category],
    // RSS requires an e-mail address before the name.
    author: keepXmlCharacters(`${company.email} (${author.name})`),
    pubDate: date,
    link,
    content: keepXmlCharacters(createFeedHtml(html, link)),
  };
}
