// Builds a copy of the site with thirty articles: paging, categories, sitemap and feed.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { articleCategories } from '../../collections/article-categories.ts';
import { createCanonical, routes } from '../../site/addresses.ts';
import { buildSite, copySite } from '../testing/trial-site.ts';
import { createArticles } from './articles.ts';

const COUNT = 30;
const copy = await copySite({ trialContent: true });
after(() => rm(copy, { recursive: true, force: true }));
const articles = createArticles(COUNT - (await readdir(join(copy, 'content/kennis'))).length);
for (const { slug, text } of articles) await writeFile(join(copy, `content/kennis/${slug}.mdx`), text);
const { status, output } = buildSite(copy);
assert.equal(status, 0, output);

const read = (path: string) => readFile(join(copy, 'dist', path), 'utf8');
const isBuilt = (path: string) => existsSync(join(copy, 'dist', `${path.slice(1)}.html`));

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

/** The addresses on the cards of these pages, in order. */
const readCards = (paths: string[]) =>
  paths
    .flatMap((path) => [
      ...(pages.get(path) ?? '').matchAll(/<article[^>]*>.*?<h2[^>]*>\s*<a href="([^"]*)"/gs),
    ])
    .map(([, href = '']) => href);
const cards = readCards(all);

test('there are three pages of all articles and one of each category, each with its own head', () => {
  for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)"/]) {
    assert.equal(new Set([...pages.values()].map((html) => pattern.exec(html)?.[1])).size, listings.length);
  }
  for (const [path, html] of pages) {
    assert.ok(html.includes(`<link rel="canonical" href="${createCanonical(path)}"`), path);
  }
  for (const path of ['/kennis/pagina/1', '/kennis/pagina/4', `${categories[0]}/pagina/2`]) {
    assert.ok(!isBuilt(path), path);
  }
});

test('every article has a card on one page of all, and on the page of its category', () => {
  assert.equal(new Set(cards).size, COUNT);
  assert.deepEqual(cards.toSorted(), readCards(categories).toSorted());
  for (const href of cards) assert.ok(isBuilt(href), href);
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
    assert.deepEqual(
      links.map(({ href }) => href),
      ['/kennis', ...categories],
    );
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
  for (const { slug, text } of articles) {
    const [, day] = /^updated: (\S+)$/m.exec(text) ?? /^date: (\S+)$/m.exec(text) ?? [];
    assert.ok(xml.includes(`<loc>${createCanonical(routes.article(slug))}</loc><lastmod>${day}`), slug);
  }
});

test('the feed has the twenty newest articles in full', async () => {
  const xml = await read('kennis/rss.xml');
  assert.equal(XMLValidator.validate(xml), true);
  const { rss } = new XMLParser().parse(xml) as {
    rss: { channel: { item: { link: string; 'content:encoded': string }[] } };
  };
  const items = rss.channel.item;
  assert.deepEqual(
    items.map(({ link }) => link),
    cards.slice(0, 20).map(createCanonical),
  );
  const long = articles.map(({ slug }) => createCanonical(routes.article(slug)));
  for (const { link, 'content:encoded': content } of items) {
    if (long.includes(link)) assert.ok(content.split(/\s+/).length > 900, link);
    assert.doesNotMatch(content, /<(svg|script|style|Callout)/, link);
  }
});
