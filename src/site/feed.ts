import type { RSSOptions } from '@astrojs/rss';

import { company } from './company.ts';
import { routes } from './routes.ts';
import { createCanonical } from './seo.ts';
import { siteUrl } from './site-url.ts';

interface FeedArticle {
  title: string;
  excerpt: string;
  category: string;
  date: Date;
  href: string;
}

/** What the feed at /kennis/rss.xml says: every published article with its absolute address. */
export function createFeed(articles: FeedArticle[]): RSSOptions {
  return {
    title: `Kennis van ${company.name}`,
    description: 'Artikelen over webapplicaties, SaaS, veiligheid en AI voor wie software laat bouwen.',
    site: siteUrl,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>nl</language>',
      `<atom:link href="${createCanonical(routes.feed)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: articles.map(({ title, excerpt, category, date, href }) => ({
      title,
      description: excerpt,
      categories: [category],
      pubDate: date,
      link: createCanonical(href),
    })),
  };
}
