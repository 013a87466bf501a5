import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { routes } from '../../src/site/addresses.ts';
import { sitemap } from '../support/pages.ts';
import { root } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

interface Channel {
  link: string;
  language: string;
  'atom:link': { href: string; rel: string };
  item?: { title: string; description: string; link: string; guid: { '#text': string }; pubDate: string }[];
}

const mostArticles = 20;

test('the feed is well-formed and holds the newest published articles', async ({ request }) => {
  const response = await request.get(routes.feed);
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const options = { ignoreAttributes: false, attributeNamePrefix: '' };
  const parser = new XMLParser({ ...options, isArray: (name) => name === 'item' });
  const { channel } = (parser.parse(xml) as { rss: { channel: Channel } }).rss;
  const { origin } = new URL(sitemap[0] ?? '');
  expect(channel.language).toBe('nl');
  expect(new URL(channel.link).origin).toBe(origin);
  expect(channel['atom:link']).toMatchObject({ href: origin + routes.feed, rel: 'self' });

  const items = channel.item ?? [];
  const published = await listPublished();
  expect(items.map(({ link }) => link.replace(origin, ''))).toEqual(published.slice(0, mostArticles));
  expect(new Set(items.map(({ guid }) => guid['#text'])).size).toBe(items.length);
  for (const { link, title, description } of items) {
    expect.soft(sitemap).toContain(link);
    expect.soft([title, description], link).not.toContain('');
  }
  const times = items.map(({ pubDate }) => Date.parse(pubDate));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

/** The paths of the articles in content/kennis that a visitor may see today, newest first. */
async function listPublished(): Promise<string[]> {
  const folder = join(root, 'content/kennis');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.mdx'));
  const articles = await Promise.all(
    files.toSorted().map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      const time = Date.parse(/^date: (\S+)/m.exec(text)?.[1] ?? '');
      const isPublished = !/^draft: true/m.test(text) && time <= Date.now();
      return { path: routes.article(file.replace(/\.mdx$/, '')), time, isPublished };
    }),
  );
  const published = articles.filter(({ isPublished }) => isPublished);
  return published.toSorted((a, b) => b.time - a.time).map(({ path }) => path);
}
