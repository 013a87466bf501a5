// Builds a copy of the site with thirty articles, and reads what was built; the build takes some seconds.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { articleCategories } from '../../collections/article-categories.ts';
import { buildSite, copySite } from '../testing/trial-site.ts';
import { createCanonical, routes } from '../../site/addresses.ts';
import { writeArticles } from './articles.ts';

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

const readHead = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

/** The articles whose cards stand on a listing page, in their order. */
const readCards = (html: string) =>
  [...html.matchAll(/<article[^>]*>.*?<h2[^>]*>\s*<a href="([^"]*)"/gs)].map(([, href]) => href);

test('there are three pages of all articles, one of each category, and no others', () => {
  for (const path of listings) assert.ok(isBuilt(path), path);
  for (const path of ['/kennis/pagina/1', '/kennis/pagina/4', `${categories[0] ?? ''}/pagina/2`]) {
    assert.ok(!isBuilt(path), path);
  }
});

test('each listing page is its own canonical address, with a title and description of its own', async () => {
  const heads = await Promise.all(
    listings.map(async (path) => {
      const html = await readPage(path);
      assert.equal(readHead(html, /<link rel="canonical" href="([^"]*)"/), createCanonical(path));
      assert.equal(readHead(html, /<meta property="og:url" content="([^"]*)"/), createCanonical(path));
      return [/<title>([^<]*)/, /<meta name="description" content="([^"]*)"/].map((each) =>
        readHead(html, each),
      );
    }),
  );
  for (const each of [0, 1]) {
    const values = heads.map((head) => head[each]);
    assert.equal(new Set(values).size, listings.length);
    assert.ok(values.every(Boolean));
  }
});

test('every article has a card on one page of all, and on the page of its category', async () => {
  const cards = (await Promise.all(all.map(async (path) => readCards(await readPage(path))))).flat();
  const perCategory = await Promise.all(categories.map(async (path) => readCards(await readPage(path))));
  assert.equal(cards.length, 30);
  assert.equal(new Set(cards).size, 30);
  assert.deepEqual(perCategory.flat().toSorted(), cards.toSorted());
  for (const href of cards) assert.ok(href && isBuilt(href), href);
});

test('the pager leads to every page, marks this one, and goes one back and one on', async () => {
  for (const [index, path] of all.entries()) {
    const links = readLinks(await readPage(path), 'Pagina’s');
    const numbers = links.filter(({ rel }) => !rel);
    assert.deepEqual(
      numbers.map(({ href, text }) => [href, text]),
      all.map((each, place) => [each, String(place + 1)]),
    );
    assert.deepEqual(
      numbers.map(({ current }) => current),
      all.map((each) => (each === path ? 'page' : undefined)),
    );
    assert.equal(links.find(({ rel }) => rel === 'prev')?.href, all[index - 1]);
    assert.equal(links.find(({ rel }) => rel === 'next')?.href, all[index + 1]);
  }
});

test('the categories stand above every listing with their counts, and the one that is shown is marked', async () => {
  for (const path of listings) {
    const links = readLinks(await readPage(path), 'Artikelen per categorie');
    assert.deepEqual(
      links.map(({ href }) => href),
      ['/kennis', ...categories],
    );
    const counts = links.map(({ text }) => Number(/\d+$/.exec(text)?.[0]));
    assert.equal(counts[0], 30);
    assert.equal(
      counts.slice(1).reduce((sum, count) => sum + count, 0),
      30,
    );
    const marked = links.filter(({ current }) => current);
    assert.deepEqual(
      marked.map(({ href, current }) => [href, current]),
      [[categories.includes(path) ? path : '/kennis', all.indexOf(path) > 0 ? 'true' : 'page']],
    );
  }
});

test('the sitemap holds each listing page and article, with the day of its last change', async () => {
  const xml = await read('sitemap-0.xml');
  const days = new Map(
    [...xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.{10}).*?<\/lastmod>)?/g)].map(([, loc, day]) => [
      loc,
      day,
    ]),
  );
  for (const path of listings) assert.match(days.get(createCanonical(path)) ?? '', /^\d{4}-\d\d-\d\d$/, path);
  for (const { slug, text } of articles) {
    const [, day] = /^updated: (\S+)$/m.exec(text) ?? /^date: (\S+)$/m.exec(text) ?? [];
    assert.equal(days.get(createCanonical(routes.article(slug))), day, slug);
  }
});

test('the feed holds the twenty newest articles in full, and nothing that a reader cannot show', async () => {
  const xml = await read('kennis/rss.xml');
  assert.equal(XMLValidator.validate(xml), true);
  const { rss } = new XMLParser({ processEntities: true }).parse(xml) as {
    rss: { channel: { item: { link: string; 'content:encoded': string }[] } };
  };
  const { item: items } = rss.channel;
  const newest = [...readCards(await readPage(all[0] ?? '')), ...readCards(await readPage(all[1] ?? ''))];
  assert.deepEqual(
    items.map(({ link }) => link),
    newest.slice(0, 20).map((path) => createCanonical(path ?? '')),
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
