import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

import type { SitemapOptions } from '@astrojs/sitemap';
import { parse } from 'yaml';

import { listChangeDays } from '../content/article-changes.ts';
import { selectPublished } from '../content/article-list.ts';
import { articleSchema } from '../content/schemas.ts';
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
  const articles = globSync('content/kennis/*.mdx').map((file) => {
    const [, yaml = ''] = readFileSync(file, 'utf8').split(/^---\s*$/m);
    const fields: unknown = parse(yaml, { customTags: ['timestamp'] });
    return { slug: basename(file, '.mdx'), ...articleSchema.parse(fields) };
  });
  return listChangeDays(selectPublished(articles, buildMoment));
}
