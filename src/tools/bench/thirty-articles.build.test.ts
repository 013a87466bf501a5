// Builds a copy of the site with thirty articles: paging, categories, sitemap and feed.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { articleCategories } from '../../content/article-categories.ts';
import { createCanonical, routes } from '../../site/addresses.ts';
import { buildSite, copySite } from '../testing/trial-site.ts';
import { addArticles } from './articles.ts';

const COUNT = 30;
const copy = await copySite({ trialContent: true });
after(() => rm(copy, { recursive: true, force: true }));
const articles = await addArticles(join(copy, 'content/kennis'), COUNT);
const { status, output } = buildSite(copy);
assert.equal(status, 0, output);

const read = (path: string) => readFile(join(copy, 'dist', path), 'utf8');
const isBuilt = (path: string) => existsSync(join(copy, `dist${path}.html`));

const all = ['/kennis', '/kennis/pagina/2', '/kennis/pagina/3'];
const categories = articleCategories.map(({ slug }) => routes.articleCategory(slug));
const listings = [...all, ...categories];
const pages = new Map<string, string>();
for (const path of listings) pages.set(path, await read(`${path.slice(1)}.html`));

/** The links in the navigation of this name. */
function readLinks(path: string, name: string) {
  const nav = new RegExp(`<nav[^>]* aria-label="${name}"[^>]*>(.*?)</nav>`, 's').exec(pages.get(path) ?? '');
  return [...(nav?.[1] ?? '').matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(([, tag = '', text = '']) => ({
    href: /href="([^"]*)"/.exec(tag)?.[1],
    text: text.replace(/<[^>]*>|\s/g, ''),
    current: /aria-current="(\w+)"/.exec(tag)?.[1],
    rel: /rel="(\w+)"/.exec(tag)?.[1],
  }));
}

/** The addresses on the cards of a page, in order. */
const readCards = (path: string) =>
  [...(pages.get(path) ?? '').matchAll(/<article[^>]*>.*?<h2[^>]*>\s*<a href="([^"]*)"/gs)].map(
    ([, href = '']) => href,
  );
const cards = all.flatMap(readCards);

test('there are three pages of all articles and one of each category, each with its own head', () => {
  const heads = [/<title>[^<]+/, /<meta name="description"[^>]+/, /<link rel="canonical"[^>]+/];
  for (const head of heads) {
    const found = new Set([...pages.values()].map((html) => head.exec(html)?.[0]));
    assert.equal(found.size, listings.length, head.source);
  }
  const tooMany = ['/kennis/pagina/1', '/kennis/pagina/4', `${categories[0]}/pagina/2`];
  assert.deepEqual(tooMany.filter(isBuilt), []);
});

test('every article has a card on one page of all, and on the page of its category', () => {
  assert.equal(new Set(cards.filter(isBuilt)).size, COUNT);
  assert.deepEqual(cards.toSorted(), categories.flatMap(readCards).toSorted());
});

test('the pager links every page, marks the current one, and goes one back and one on', () => {
  for (const [index, path] of all.entries()) {
    const links = readLinks(path, 'Pagina’s');
    assert.deepEqual(
      links.filter(({ rel }) => !rel).map(({ href, text, current }) => [href, text, current]),
      all.map((each, place) => [each, String(place + 1), each === path ? 'page' : undefined]),
    );
    assert.equal(links.find(({ rel }) => rel === 'prev')?.href, all[index - 1]);
    assert.equal(links.find(({ rel }) => rel === 'next')?.href, all[index + 1]);
  }
});

test('every listing links all categories with their counts, and marks the current one', () => {
  for (const path of listings) {
    const links = readLinks(path, 'Artikelen per categorie');
    assert.equal(links.map(({ href }) => href).join(), ['/kennis', ...categories].join());
    const [total, ...counts] = links.map(({ text }) => Number(/\d+$/.exec(text)?.[0]));
    assert.deepEqual([total, counts.reduce((sum, count) => sum + count, 0)], [COUNT, COUNT]);
    const shown = categories.includes(path) ? path : '/kennis';
    const mark = all.indexOf(path) > 0 ? 'true' : 'page';
    for (const { href, current } of links) assert.equal(current, href === shown ? mark : undefined, path);
  }
});

test('the sitemap has each listing and article, with the day of its last change', async () => {
  const xml = await read('sitemap-0.xml');
  for (const path of listings) assert.ok(xml.includes(`<loc>${createCanonical(path)}</loc><lastmod>`), path);
  for (const { slug, changed } of articles) {
    assert.ok(xml.includes(`<loc>${createCanonical(routes.article(slug))}</loc><lastmod>${changed}`), slug);
  }
});

test('the feed has the twenty newest articles in full', async () => {
  const items = (await read('kennis/rss.xml')).split('<item>').slice(1);
  const links = items.map((item) => /<link>(.*?)<\/link>/.exec(item)?.[1]);
  assert.deepEqual(links, cards.slice(0, 20).map(createCanonical));
  const long = items.filter((item) => item.split(/\s+/).length > 900);
  assert.equal(long.length, links.filter((link) => link?.includes('/kennis/artikel-')).length);
});
