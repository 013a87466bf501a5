import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';

import { checkRelated } from '../../collections/article-list.ts';
import { parseFields } from '../../collections/loader.ts';
import { articleSchema } from '../../collections/schemas.ts';
import { generateArticles } from './articles.ts';

const articles = generateArticles(100).map(({ slug, text }) => {
  const { frontmatter, content } = parseFrontmatter(text);
  return { id: slug, fields: frontmatter, content };
});

/** The words a reader sees. */
const listWords = (content: string) =>
  content
    .replace(/<(?:Callout title|Comparison caption)="([^"]*)">/g, ' $1 ')
    .replace(/<\/\w+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word));

test('every article is what an editor may write, with a date in the past', () => {
  const entries = articles.map(({ id, fields }) => ({
    id,
    data: parseFields<{ date: Date; draft: boolean; related: string[] }>(fields, `${id}.mdx`, articleSchema),
  }));
  assert.doesNotThrow(() => checkRelated(entries));
  for (const { data } of entries) assert.ok(data.date < new Date('2026-01-01'));
});

test('every article has a thousand words, with headings, a list, a table and a call-out', () => {
  for (const { content } of articles) {
    const { length } = listWords(content);
    assert.ok(length >= 1000 && length <= 1010, `${length} words`);
    for (const piece of ['\n## ', '\n- ', '\n| --- |', '\n<Callout '])
      assert.ok(content.includes(piece), piece);
  }
});

test('the articles are the same every time, and differ from each other', () => {
  assert.deepEqual(generateArticles(10), generateArticles(10));
  assert.equal(new Set(articles.map(({ content }) => content)).size, articles.length);
});

test('the fewest articles there can be point at each other too', () => {
  const four = generateArticles(4).map(({ slug, text }) => ({
    id: slug,
    data: {
      ...(parseFrontmatter(text).frontmatter as { related: string[] }),
      date: new Date(),
      draft: false,
    },
  }));
  assert.doesNotThrow(() => checkRelated(four));
});
