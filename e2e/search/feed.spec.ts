import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { APIRequestContext } from 'playwright/test';

import { sitemap } from '../support/pages.ts';
import { root } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

interface Channel {
  title: string;
  link: string;
  description: string;
  language: string;
  'atom:link': { href: string; rel: string };
  item: { title: string; description: string; link: string; guid: { '#text': string }; pubDate: string }[];
}

const path = '/kennis/rss.xml';

test('the feed is well-formed and says where it lives and in which language', async ({ request }) => {
  const response = await request.get(path);
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  expect(XMLValidator.validate(await response.text())).toBe(true);
  const channel = await readChannel(request);
  const { origin } = new URL(sitemap[0] ?? '');
  expect(channel.language).toBe('nl');
  expect(new URL(channel.link).origin).toBe(origin);
  expect(channel['atom:link']).toMatchObject({ href: origin + path, rel: 'self' });
});

test('the feed holds the newest published articles, twenty at most, at their own addresses', async ({
  request,
}) => {
  const { item: items } = await readChannel(request);
  const listed = items.map(({ link }) => new URL(link).pathname);
  expect(listed).toEqual((await listArticles()).slice(0, 20));
  expect(new Set(items.map(({ guid }) => guid['#text'])).size).toBe(items.length);
  for (const { link, title, description } of items) {
    expect.soft(sitemap).toContain(link);
    expect.soft((await request.get(new URL(link).pathname, { maxRedirects: 0 })).status(), link).toBe(200);
    expect.soft(title, link).toBeTruthy();
    expect.soft(description, link).toBeTruthy();
  }
  const times = items.map(({ pubDate }) => Date.parse(pubDate));
  expect(times.some(Number.isNaN)).toBe(false);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

async function readChannel(request: APIRequestContext): Promise<Channel> {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => name === 'item',
  });
  const feed = parser.parse(await (await request.get(path)).text()) as { rss: { channel: Channel } };
  return feed.rss.channel;
}

/** The paths of the articles in content/kennis that a visitor may see today, newest first. */
async function listArticles(): Promise<string[]> {
  const folder = join(root, 'content/kennis');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.mdx'));
  const articles = await Promise.all(
    files.toSorted().map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      const time = Date.parse(/^date: (\S+)/m.exec(text)?.[1] ?? '');
      return { path: `/kennis/${file.replace(/\.mdx$/, '')}`, time, draft: /^draft: true/m.test(text) };
    }),
  );
  return articles
    .filter(({ draft, time }) => !draft && time <= Date.now())
    .sort((a, b) => b.time - a.time)
    .map(({ path }) => path);
}
