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

/** Options that exclude unlisted pages from the sitemap, and add dates of change from the content. */
export const sitemapOptions = {
  filter: isSitemapAddress,
  namespaces: { news: false, xhtml: false, image: false, video: false },
  serialize: (item) => {
    days ??= readChangeDays();
    const lastmod = days.get(new URL(item.url).pathname);
    return lastmod ? { ...item, lastmod } : item;
  },
} satisfies SitemapOptions;

/** Reads the content files directly, because integrations have no access to Astro's collections. */
function readChangeDays(): Map<string, string> {
  const articles = globSync('content/kennis/*.mdx').map((file) => {
    const [, yaml = ''] = readFileSync(file, 'utf8').split(/^---\s*$/m);
    const fields: unknown = parse(yaml, { customTags: ['timestamp'] });
    return { slug: basename(file, '.mdx'), ...articleSchema.parse(fields) };
  });
  return listChangeDays(selectPublished(articles, buildMoment));
}
