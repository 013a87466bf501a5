import { glob, readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import type { SitemapOptions } from '@astrojs/sitemap';

import { listChangeDays } from '../collections/article-changes.ts';
import { selectPublished } from '../collections/article-list.ts';
import { textKinds } from '../collections/kinds.ts';
import { isSitemapAddress } from '../site/addresses.ts';

let days: Promise<Map<string, string>> | undefined;

/** Which built pages the sitemap lists, and when they last changed where the content tells; it splits itself in time. */
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
  const [files, articleSchema] = await Promise.all([
    Array.fromAsync(glob(`content/${folder}/${pattern}`)),
    schema(),
  ]);
  const articles = await Promise.all(
    files.map(async (file) => {
      const { frontmatter } = parseFrontmatter(await readFile(file, 'utf8'));
      return { id: basename(file, '.mdx'), data: articleSchema.parse(frontmatter) };
    }),
  );
  return listChangeDays(selectPublished(articles, new Date()));
}
