import { routes } from '../../src/site/addresses.ts';
import { newestArticlePaths, sitemap } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const mostArticles = 20;

test('the feed is well-formed and has the newest published articles', async ({ request, page }) => {
  const response = await request.get(routes.feed);
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const { language, self, items } = await page.evaluate(readFeed, await response.text());
  const { origin } = new URL(sitemap[0] ?? '');
  expect(language).toBe('nl');
  expect(self).toBe(origin + routes.feed);
  const newest = newestArticlePaths.slice(0, mostArticles).map((path) => origin + path);
  expect(items.map(({ link }) => link)).toEqual(newest);
  for (const { link, title, description } of items) expect.soft([title, description], link).not.toContain('');
});

/** Parses a feed in the browser; throws when it is not well-formed. */
function readFeed(xml: string) {
  const feed = new DOMParser().parseFromString(xml, 'text/xml');
  const problem = feed.querySelector('parsererror');
  if (problem) throw new Error(problem.textContent);
  const read = (from: ParentNode, name: string) => from.querySelector(name)?.textContent ?? '';
  return {
    language: read(feed, 'channel > language'),
    self: feed.querySelector('channel > [rel="self"]')?.getAttribute('href'),
    items: [...feed.querySelectorAll('item')].map((item) => ({
      title: read(item, 'title'),
      description: read(item, 'description'),
      link: read(item, 'link'),
    })),
  };
}
