import assert from 'node:assert/strict';
import { test } from 'node:test';

import { company } from '../site/company.ts';
import { createFeed } from './feed.ts';
import { siteUrl } from '../site/site-url.ts';

const article = {
  title: 'Wat kost een webapp?',
  excerpt: 'Drie prijzen en waar ze vandaan komen.',
  category: 'SaaS & Businessmodellen',
  author: { name: 'het team' },
  date: new Date('2026-03-12'),
  href: '/kennis/wat-kost-een-webapp',
  html: '<p class="x">Zie <a href="/contact">contact</a>.</p>',
};

function listItems(articles: Parameters<typeof createFeed>[0]) {
  const { items } = createFeed(articles);
  assert.ok(Array.isArray(items));
  return items;
}

const readLastBuildDate = (articles: Parameters<typeof createFeed>[0]) =>
  /<lastBuildDate>(.*?)<\/lastBuildDate>/.exec(createFeed(articles).customData ?? '')?.[1];

test('an article becomes an item with its whole text and absolute addresses', () => {
  assert.deepEqual(listItems([article]), [
    {
      title: article.title,
      description: article.excerpt,
      categories: [article.category],
      author: `${company.email} (het team)`,
      pubDate: article.date,
      link: `${siteUrl}/kennis/wat-kost-een-webapp`,
      content: `<p>Zie <a href="${siteUrl}/contact">contact</a>.</p>`,
    },
  ]);
});

test('the items keep the order of the articles', () => {
  const links = listItems([article, { ...article, href: '/kennis/ouder' }]).map(({ link }) => link);
  assert.deepEqual(links, [`${siteUrl}/kennis/wat-kost-een-webapp`, `${siteUrl}/kennis/ouder`]);
});

test('the feed was last built when an article was last written or changed', () => {
  assert.equal(readLastBuildDate([article]), 'Thu, 12 Mar 2026 00:00:00 GMT');
  const changed = { ...article, date: new Date('2026-01-05'), updated: new Date('2026-04-01') };
  assert.equal(readLastBuildDate([article, changed]), 'Wed, 01 Apr 2026 00:00:00 GMT');
});

test('a feed without articles has no items and no date', () => {
  assert.deepEqual(listItems([]), []);
  assert.equal(readLastBuildDate([]), undefined);
});
