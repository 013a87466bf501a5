import assert from 'node:assert/strict';
import { test } from 'node:test';

import { company } from '../site/company.ts';
import { siteUrl } from '../site/site-url.ts';
import { createFeed } from './feed.ts';
import { createFeedHtml } from './feed-html.ts';

const article = {
  title: 'Wat kost een webapp?',
  excerpt: 'Drie prijzen en waar ze vandaan komen.',
  category: 'SaaS & Businessmodellen',
  author: { name: 'het team' },
  date: new Date('2026-03-12'),
  href: '/kennis/wat-kost-een-webapp',
  html: '<p class="x">Zie <a href="/contact">contact</a>.</p>',
};
const older = { ...article, date: new Date('2026-01-05'), href: '/kennis/ouder' };

test('the feed has each article in order, with its whole text and absolute addresses', () => {
  const { site, items } = createFeed([article, older]);
  assert.equal(site, siteUrl);
  assert.ok(Array.isArray(items));
  assert.equal(items.length, 2);
  assert.deepEqual(items[0], {
    title: article.title,
    description: article.excerpt,
    categories: [article.category],
    author: `${company.email} (het team)`,
    pubDate: article.date,
    link: `${siteUrl}/kennis/wat-kost-een-webapp`,
    content: `<p>Zie <a href="${siteUrl}/contact">contact</a>.</p>`,
  });
  assert.equal(items[1]?.link, `${siteUrl}/kennis/ouder`);
  assert.deepEqual(createFeed([]).items, []);
});

test('characters that XML cannot hold are dropped, and all others stay', () => {
  const dirty = (words: string) => `\x02${words}\x1F\uFFFF\uD800`;
  const { items } = createFeed([
    {
      ...article,
      title: dirty('Eén\vtwee'),
      excerpt: dirty('Twee\t👩‍⚕️'),
      author: { name: dirty('Drie') },
      html: dirty('<p>Vier</p>\n<p>vijf</p>'),
    },
  ]);
  assert.ok(Array.isArray(items));
  const [{ title, description, author, content } = {}] = items;
  assert.deepEqual(
    [title, description, author, content],
    ['Eén twee', 'Twee\t👩‍⚕️', `${company.email} (Drie)`, '<p>Vier</p>\n<p>vijf</p>'],
  );
});

test('the build date of the feed is that of the last new or changed article', () => {
  const read = (articles: Parameters<typeof createFeed>[0]) =>
    /<lastBuildDate>(.*?)<\/lastBuildDate>/.exec(createFeed(articles).customData ?? '')?.[1];
  assert.equal(read([article, older]), 'Thu, 12 Mar 2026 00:00:00 GMT');
  const changed = { ...older, updated: new Date('2026-04-01') };
  assert.equal(read([article, changed]), 'Wed, 01 Apr 2026 00:00:00 GMT');
  assert.equal(read([]), undefined);
});

const site = 'https://www.example.nl';
const drawing = '<svg viewBox="0"><g>\n<path d=""/></g></svg>';
const photo = '<figure><img src="/a.png" alt="b"><figcaption>c</figcaption></figure>';

const cases: [name: string, html: string, clean: string][] = [
  ['a path becomes an address', '<a href="/over">x</a>', `<a href="${site}/over">x</a>`],
  ['a place on the page too', '<a href="#kop">x</a>', `<a href="${site}/kennis/een-artikel#kop">x</a>`],
  [
    'another site stays, with its query',
    '<a href="https://example.com/?a=1&#38;b=2">x</a>',
    '<a href="https://example.com/?a=1&#38;b=2">x</a>',
  ],
  [
    'a photo keeps its address, its description and its size',
    '<img src="/a.png" srcset="/a.png 2x" sizes="50vw" alt="a > b" width="768" height="432" loading="lazy" />',
    `<img src="${site}/a.png" alt="a > b" width="768" height="432">`,
  ],
  [
    'a photo in more than one format keeps the one that every reader shows',
    '<picture><source srcset="/a.avif 2x" sizes="(width >= 44rem) 50vw"><img src="/a.webp" alt="b"></picture>',
    `<img src="${site}/a.webp" alt="b">`,
  ],
  ['classes and scopes go', '<p class="lead" data-astro-cid-x tabindex="0">x</p>', '<p>x</p>'],
  [
    'typesetting is dropped, its words are kept',
    '<h2><span class="a">Een</span> kop</h2>',
    '<h2>Een kop</h2>',
  ],
  ['a drawing goes', `<p>a${drawing}b</p>`, '<p>ab</p>'],
  ['scripts and styles go', '<script type="module">1 < 2</script><style>p{}</style>', ''],
  [
    'a drawn figure goes with its caption, a photo keeps its own',
    `<figure><span class="picture mb-4">${drawing}</span><figcaption>Links</figcaption></figure>${photo}`,
    photo.replace('/a.png', `${site}/a.png`),
  ],
  ['a link without a text goes', '<h2 id="kop">Kop</h2><a href="#kop" class="anchor"></a>', '<h2>Kop</h2>'],
];

test('the HTML of an article is cleaned for feed readers', () => {
  for (const [name, html, clean] of cases) {
    assert.equal(createFeedHtml(html, `${site}/kennis/een-artikel`), clean, name);
  }
});
