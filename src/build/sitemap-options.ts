import type { SitemapOptions } from '@astrojs/sitemap';

import { listChangeDays } from '../collections/article-changes.ts';
import { selectPublished } from '../collections/article-list.ts';
import { articleSchema } from '../collections/schemas.ts';
import { readTextFiles } from '../collections/text-file.ts';
import { isSitemapAddress } from '../site/addresses.ts';
import { buildMoment } from '../site/build-moment.ts';

let days: Map<string, string> | undefined;

/** Which built pages the sitemap lists, and when they last changed where the content says so. */
export const sitemapOptions = {
  filter: isSitemapAddress,
  namespaces: { news: false, xhtml: false, image: false, video: false },
  serialize: (item) => {
    days ??= readChangeDays();
    const lastmod = days.get(new URL(item.url).pathname);
    return lastmod ? { ...item, lastmod } : item;
  },
} satisfies SitemapOptions;

/** From the content files themselves: an integration cannot ask Astro for its collections. */
function readChangeDays(): Map<string, string> {
  const texts = readTextFiles('').filter(({ kind }) => kind === 'articles');
  const articles = texts.map(({ slug, fields }) => ({ slug, ...articleSchema.parse(fields) }));
  return listChangeDays(selectPublished(articles, buildMoment));
}
