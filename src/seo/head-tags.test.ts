// e2e/search/head.spec.ts tests the other tags, in built pages.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { company } from '../site/company.ts';
import { createHeadTags, createPageSeo } from './head-tags.ts';
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

/** Returns the tags that only an article has, by name. */
function readArticle(updated?: Date): Record<string, string> {
  const tags = createHeadTags({ ...page, subject: { type: 'article', article: { ...article, updated } } });
  const entries = tags.map((head) => {
    const { property = '', content = '' } = head.tag === 'title' ? {} : head.attributes;
    return [property, content] as const;
  });
  return Object.fromEntries(entries.filter(([name]) => /^(article|og:type)/.test(name)));
}

test('the share image of a page is below /delen, with an alt text', () => {
  const describe = (path: string) => describeShareImage({ path, title: 'Een titel', section: 'Oplossing' });
  assert.equal(describe('/').path, '/delen/home.png');
  assert.equal(describe('/oplossingen/een-naam').path, '/delen/oplossingen/een-naam.png');
  const image = describe('/over');
  for (const text of ['Een titel', 'Oplossing', company.name]) assert.ok(image.alt.includes(text), text);
});

test('an article has its section, publication date and change date', () => {
  const tags = {
    'og:type': 'article',
    'article:published_time': '2026-03-12T01:00:00+01:00',
    'article:section': 'Een categorie',
  };
  assert.deepEqual(readArticle(), tags);
  const modified = { 'article:modified_time': '2026-04-01T02:00:00+02:00' };
  assert.deepEqual(readArticle(new Date('2026-04-01')), { ...tags, ...modified });
});
