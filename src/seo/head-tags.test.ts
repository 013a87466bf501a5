import assert from 'node:assert/strict';
import { test } from 'node:test';

import { company, createTitle } from '../site/company.ts';
import { createHeadTags, createPageSeo, type HeadTag, type PageSeo } from './head-tags.ts';
import { siteUrl } from '../site/site-url.ts';

const page: PageSeo = {
  title: 'Een titel voor zoekmachines',
  description: 'Wat het doet.',
  path: '/oplossingen',
  heading: 'Oplossingen',
};

const article = {
  title: 'Een artikel',
  excerpt: 'Waar het over gaat.',
  category: 'Een categorie',
  date: new Date('2026-03-12'),
  photos: [],
  author: { name: 'het team' },
};

/** What the head says, by name; a name that stands there twice fails the test. */
function read(tags: HeadTag[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const head of tags) {
    const [name, value] = head.tag === 'title' ? ['title', head.text] : readAttributes(head.attributes);
    assert.ok(!values.has(name), `${name} stands there twice`);
    values.set(name, value);
  }
  return values;
}

function readAttributes({ property, name, rel, content, href }: Record<string, string>): [string, string] {
  return [property ?? name ?? rel ?? '', content ?? href ?? ''];
}

test('a content file gives its page a title for search results and a heading', () => {
  const fields = { title: 'Over ons', seoTitle: 'Over het bureau', seoDescription: 'Wie we zijn.' };
  assert.deepEqual(createPageSeo(fields, '/over'), {
    title: 'Over het bureau',
    description: 'Wie we zijn.',
    path: '/over',
    heading: 'Over ons',
  });
});

test('canonical address and share address are one', () => {
  const head = read(createHeadTags(page));
  assert.equal(head.get('canonical'), `${siteUrl}/oplossingen`);
  assert.equal(head.get('og:url'), head.get('canonical'));
});

test('search engines, share cards and Twitter get the same title and description', () => {
  const head = read(createHeadTags(page));
  assert.equal(head.get('title'), createTitle(page.title));
  assert.equal(head.get('og:title'), createTitle(page.title));
  assert.equal(head.get('description'), page.description);
  assert.equal(head.get('og:description'), page.description);
});

test('a page without a share image of its own has the default one, at its fixed address', () => {
  const head = read(createHeadTags(page));
  assert.equal(head.get('og:image'), `${siteUrl}/delen/standaard.png`);
  assert.ok(head.get('og:image:alt')?.includes(company.name));
});

test('a share image has an absolute address, its type, its size and a text, also on Twitter', () => {
  const head = read(createHeadTags(page, { path: '/delen/oplossingen.png', alt: 'Wat het toont' }));
  assert.equal(head.get('og:image'), `${siteUrl}/delen/oplossingen.png`);
  assert.equal(head.get('og:image:type'), 'image/png');
  assert.equal(head.get('og:image:width'), '1200');
  assert.equal(head.get('og:image:height'), '630');
  assert.equal(head.get('og:image:alt'), 'Wat het toont');
});

test('only a page that asks for it stays out of search results, and then has no canonical address', () => {
  assert.equal(read(createHeadTags(page)).get('robots'), undefined);
  const hidden = read(createHeadTags({ ...page, noindex: true }));
  assert.equal(hidden.get('robots'), 'noindex');
  assert.equal(hidden.get('canonical'), undefined);
});

test('an ordinary page has no article tags', () => {
  const head = read(createHeadTags(page));
  assert.equal(head.get('og:type'), 'website');
  assert.deepEqual(
    [...head.keys()].filter((name) => name.startsWith('article:')),
    [],
  );
});

test('an article says when it was published and in which section', () => {
  const head = read(createHeadTags({ ...page, subject: { kind: 'article', article } }));
  assert.equal(head.get('og:type'), 'article');
  assert.equal(head.get('article:published_time'), '2026-03-12T01:00:00+01:00');
  assert.equal(head.get('article:section'), article.category);
  assert.ok(!head.has('article:modified_time'));
});

test('a changed article also says when it was changed', () => {
  const changed = { ...article, updated: new Date('2026-04-01') };
  const head = read(createHeadTags({ ...page, subject: { kind: 'article', article: changed } }));
  assert.equal(head.get('article:modified_time'), '2026-04-01T02:00:00+02:00');
});
