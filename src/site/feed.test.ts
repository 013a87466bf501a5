import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createFeed } from './feed.ts';
import { siteUrl } from './site-url.ts';

const article = {
  title: 'Wat kost een webapp?',
  excerpt: 'Drie prijzen en waar ze vandaan komen.',
  category: 'SaaS & Businessmodellen',
  date: new Date('2026-03-12'),
  href: '/kennis/wat-kost-een-webapp',
};

function listItems(articles: Parameters<typeof createFeed>[0]) {
  const { items } = createFeed(articles);
  assert.ok(Array.isArray(items));
  return items;
}

test('an article becomes an item with an absolute address', () => {
  assert.deepEqual(listItems([article]), [
    {
      title: article.title,
      description: article.excerpt,
      categories: [article.category],
      pubDate: article.date,
      link: `${siteUrl}/kennis/wat-kost-een-webapp`,
    },
  ]);
});

test('the items keep the order of the articles', () => {
  const links = listItems([article, { ...article, href: '/kennis/ouder' }]).map(({ link }) => link);
  assert.deepEqual(links, [`${siteUrl}/kennis/wat-kost-een-webapp`, `${siteUrl}/kennis/ouder`]);
});

test('a feed without articles has no items', () => {
  assert.deepEqual(listItems([]), []);
});
