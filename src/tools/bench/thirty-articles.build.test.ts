// Builds a copy of the site with thirty articles, and reads the result.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { articleCategories } from '../../collections/article-categories.ts';
import { buildSite, copySite } from '../testing/trial-site.ts';
import { createCanonical, routes } from '../../site/addresses.ts';
import { generateArticles, writeArticles } from './articles.ts';

const copy = await copySite({ trialContent: true });
after(() => rm(copy, { recursive: true, force: true }));
const own = (await readdir(join(copy, 'content/kennis'))).length;
const articles = await writeArticles(copy, 30 - own);
const { status, output } = buildSite(copy);
assert.equal(status, 0, output);

const read = (path: string) => readFile(join(copy, 'dist', path), 'utf8');
const readPage = (path: string) => read(`${path.slice(1)}.html`);
const isBuilt = (path: string) => existsSync(join(copy, 'dist', `${path.slice(1)}.html`));

const all = ['/kennis', '/kennis/pagina/2', '/kennis/pagina/3'];
const categories = articleCategories.map(({ slug }) => routes.articleCategory(slug));
const listings = [...all, ...categories];

/** The links in the navigation of this name. */
function readLinks(html: string, name: string) {
  const nav = new RegExp(`<nav[^>]* aria-label="${name}"[^>]*>(.*?)</nav>`, 's').exec(html)?.[1] ?? '';
  return [...nav.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(([, tag = '', text = '']) => ({
    href: /href="([^"]*)"/.exec(tag)?.[1],
    text: text
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    current: /aria-current="(\w+)"/.exec(tag)?.[1],
    rel: /rel="(\w+)"/.exec(tag)?.[1],
  }));
}

/** The articles whose cards stand on a listing page, in their order. */
const readCards = (html: string) =>
  [...html.matchAll(/<article[^>]*>.*?<h2[^>]*>\s*<a href="([^"]*)"/gs)].map(([, href = '']) => href);
const readAllCards = async (paths: string[]) =>
  (await Promise.all(paths.map(async (path) => readCards(await readPage(path))))).flat();
const cards = await readAllCards(all);

test('the made-up articles are the same every time, so that measurements compare', () => {
  assert.deepEqual(generateArticles(articles.length), articles);
});

test('three pages of all articles and one of each category, each with a head of its own', async () => {
  const heads = { title: new Set<string>(), description: new Set<string>() };
  for (const path of listings) {
    const html = await readPage(path);
    const read = (pattern: RegExp) => pattern.exec(html)?.[1] ?? assert.fail(`${path}: no ${pattern.source}`);
    assert.equal(read(/<link rel="canonical" href="([^"]*)"/), createCanonical(path));
    assert.equal(read(/<meta property="og:url" content="([^"]*)"/), createCanonical(path));
    heads.title.add(read(/<title>([^<]+)/));
    heads.description.add(read(/<meta name="description" content="([^"]+)"/));
  }
  assert.deepEqual([heads.title.size, heads.description.size], [listings.length, listings.length]);
  for (const path of ['/kennis/pagina/1', '/kennis/pagina/4', `${categories[0] ?? ''}/pagina/2`]) {
    assert.ok(!isBuilt(path), path);
  }
});

test('every article has a card on one page of all, and on the page of its category', async () => {
  assert.equal(cards.length, 30);
  assert.equal(new Set(cards).size, 30);
  assert.deepEqual((await readAllCards(categories)).toSorted(), cards.toSorted());
  for (const href of cards) assert.ok(isBuilt(href), href);
});

test('the pager leads to every page, marks the current one, and goes one back and one on', async () => {
  for (const [index, path] of all.entries()) {
    const links = readLinks(await readPage(path), 'Pagina’s');
    assert.deepEqual(
      links.filter(({ rel }) => !rel).map(({ href, text, current }) => [href, text, current]),
      all.map((each, place) => [each, String(place + 1), each === path ? 'page' : undefined]),
    );
    assert.equal(links.find(({ rel }) => rel === 'prev')?.href, all[index - 1]);
    assert.equal(links.find(({ rel }) => rel === 'next')?.href, all[index + 1]);
  }
});

test('every listing leads to all categories with their counts, and marks the current one', async () => {
  for (const path of listings) {
    const links = readLinks(await readPage(path), 'Artikelen per categorie');
    const shown = categories.includes(path) ? path : '/kennis';
    const mark = all.indexOf(path) > 0 ? 'true' : 'page';
    assert.deepEqual(
      links.map(({ href, current }) => [href, current]),
      ['/kennis', ...categories].map((href) => [href, href === shown ? mark : undefined]),
    );
    const [total, ...counts] = links.map(({ text }) => Number(/\d+$/.exec(text)?.[0]));
    assert.deepEqual([total, counts.reduce((sum, count) => sum + count, 0)], [30, 30]);
  }
});

test('the sitemap holds each listing page and article, with the day of its last change', async () => {
  const xml = await read('sitemap-0.xml');
  const pattern = /<url><loc>(.*?)<\/loc>(?:<lastmod>(.{10}).*?<\/lastmod>)?/g;
  const days = new Map([...xml.matchAll(pattern)].map(([, loc, day]) => [loc, day]));
  for (const path of listings) assert.match(days.get(createCanonical(path)) ?? '', /^\d{4}-\d\d-\d\d$/, path);
  for (const { slug, text } of articles) {
    const [, day] = /^updated: (\S+)$/m.exec(text) ?? /^date: (\S+)$/m.exec(text) ?? [];
    assert.equal(days.get(createCanonical(routes.article(slug))), day, slug);
  }
});

test('the feed holds the twenty newest articles in full, without what a feed reader cannot show', async () => {
  const xml = await read('kennis/rss.xml');
  assert.equal(XMLValidator.validate(xml), true);
  const { rss } = new XMLParser({ processEntities: true }).parse(xml) as {
    rss: { channel: { item: { link: string; 'content:encoded': string }[] } };
  };
  const { item: items } = rss.channel;
  assert.deepEqual(
    items.map(({ link }) => link),
    cards.slice(0, 20).map(createCanonical),
  );
  const long = new Set(articles.map(({ slug }) => createCanonical(routes.article(slug))));
  assert.ok(items.some(({ link }) => long.has(link)));
  for (const { link, 'content:encoded': content } of items) {
    if (long.has(link)) assert.ok(content.replace(/<[^>]*>/g, ' ').split(/\s+/).length > 900, link);
    assert.doesNotMatch(content, /<(svg|script|style|Callout|Comparison)|(class|style|data-[\w-]+)="/, link);
    for (const [, address = ''] of content.matchAll(/(?:href|src)="([^"]*)"/g)) {
      assert.match(address, /^(https:\/\/|mailto:|tel:)/, link);
    }
  }
});
