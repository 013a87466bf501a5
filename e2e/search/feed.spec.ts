import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { routes } from '../../src/site/addresses.ts';
import { newestArticlePaths, sitemap } from '../support/pages.ts';
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
  expect(items.map(({ link }) => link.replace(origin, ''))).toEqual(
    newestArticlePaths.slice(0, mostArticles),
  );
  expect(new Set(items.map(({ guid }) => guid['#text'])).size).toBe(items.length);
  for (const { link, title, description } of items) {
    expect.soft(sitemap).toContain(link);
    expect.soft([title, description], link).not.toContain('');
  }
  const times = items.map(({ pubDate }) => Date.parse(pubDate));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});
