import assert from 'node:assert/strict';
import { test } from 'node:test';

import { company } from '../site/company.ts';
import { siteUrl } from '../site/site-url.ts';
import { createHeadTags, createPageSeo, type PageSeo } from './head-tags.ts';
import { describeShareImage } from './share-image.ts';

const fields = { title: 'Oplossingen', seoTitle: 'Wat we bouwen', seoDescription: 'Wat het doet.' };
const page = createPageSeo(fields, '/oplossingen');

const article = {
  title: 'Een artikel',
  excerpt: 'Waar het over gaat.',
  category: 'Een categorie',
  date: new Date('2026-03-12'),
  photos: [],
  author: { name: 'het team' },
};

/** What the head of a page says, by name; a name that stands there twice fails the test. */
function read(...args: Parameters<typeof createHeadTags>): Record<string, string> {
  const entries = createHeadTags(...args).map((head) => {
    if (head.tag === 'title') return ['title', head.text];
    const { property, name, rel, content, href } = head.attributes;
    return [property ?? name ?? rel, content ?? href];
  });
  const values = Object.fromEntries(entries) as Record<string, string>;
  assert.equal(Object.keys(values).length, entries.length, 'a name stands there twice');
  return values;
}

const ordinary = {
  title: `Wat we bouwen | ${company.name}`,
  description: 'Wat het doet.',
  canonical: `${siteUrl}/oplossingen`,
  'og:type': 'website',
  'og:title': `Wat we bouwen | ${company.name}`,
  'og:description': 'Wat het doet.',
  'og:url': `${siteUrl}/oplossingen`,
  'og:site_name': company.name,
  'og:locale': 'nl_NL',
  'og:image': `${siteUrl}/delen/standaard.png`,
  'og:image:type': 'image/png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': `${company.name}: ${company.tagline}`,
  'twitter:card': 'summary_large_image',
};

test('a page has one title, description, canonical and share card, with the default image', () => {
  assert.deepEqual(read(page), ordinary);
  assert.equal(page.heading, 'Oplossingen');
});

test('a page outside search results says so, and has no canonical address', () => {
  const { canonical, ...others } = ordinary;
  assert.ok(canonical);
  assert.deepEqual(read({ ...page, noindex: true }), { ...others, robots: 'noindex' });
});

test('a share image of a page lies at its address, below /delen, and says in words what it shows', () => {
  const describe = (path: string) => describeShareImage({ path, title: 'Een titel', section: 'Oplossing' });
  assert.equal(describe('/').path, '/delen/home.png');
  assert.equal(describe('/oplossingen/een-naam').path, '/delen/oplossingen/een-naam.png');
  const image = describe('/over');
  for (const part of ['Een titel', 'Oplossing', company.name]) assert.ok(image.alt.includes(part), part);
  const tags = { 'og:image': `${siteUrl}/delen/over.png`, 'og:image:alt': image.alt };
  assert.deepEqual(read(page, image), { ...ordinary, ...tags });
});

test('an article says its section, when it was published, and when it was changed', () => {
  const describe = (updated?: Date): PageSeo => ({
    ...page,
    subject: { kind: 'article', article: { ...article, updated } },
  });
  const tags = {
    'og:type': 'article',
    'article:published_time': '2026-03-12T01:00:00+01:00',
    'article:section': 'Een categorie',
  };
  assert.deepEqual(read(describe()), { ...ordinary, ...tags });
  const changed = { ...tags, 'article:modified_time': '2026-04-01T02:00:00+02:00' };
  assert.deepEqual(read(describe(new Date('2026-04-01'))), { ...ordinary, ...changed });
});
