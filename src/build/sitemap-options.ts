import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import type { SitemapOptions } from '@astrojs/sitemap';

import { listChangeDays } from '../collections/article-changes.ts';
import { selectPublished } from '../collections/article-list.ts';
import { textKinds } from '../collections/kinds.ts';
import { isSitemapAddress } from '../site/addresses.ts';

let days: Promise<Map<string, string>> | undefined;

/** Which built pages the sitemap lists, and when they last changed where the content says so. */
export const sitemapOptions = {
  filter: isSitemapAddress,
  namespaces: { news: false, xhtml: false, image: false, video: false },
  serialize: async (item) => {
    days ??= readChangeDays();
    const lastmod = (await days).get(new URL(item.url).pathname);
    return lastmod ? { ...item, lastmod } : item;
  },
} satisfies SitemapOptions;

/** From the content files themselves: an integration cannot ask Astro for its collections. */
async function readChangeDays(): Promise<Map<string, string>> {
  const { folder, pattern, schema } = textKinds.articles;
  const articleSchema = await schema();
  const articles = globSync(`content/${folder}/${pattern}`).map((file) => {
    const { frontmatter } = parseFrontmatter(readFileSync(file, 'utf8'));
    return { id: basename(file, '.mdx'), data: articleSchema.parse(frontmatter) };
  });
  return listChangeDays(selectPublished(articles, new Date()));
}
