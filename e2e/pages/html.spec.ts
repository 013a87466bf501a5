import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { transform } from 'lightningcss';
import sharp from 'sharp';

import { routes } from '../../src/site/addresses.ts';
import { company, telHref } from '../../src/site/company.ts';
import { listHead } from '../support/documents.ts';
import { listGluedWords } from '../support/glued-words.ts';
import { validateHtml } from '../support/html.ts';
import { builtPages, dist, unlistedPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const units = 'weken|week|dagen|dag|maanden|maand|jaar|uur|uren|minuten|seconden|px|kB|miljoen';
const months = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
const breakable = new RegExp(String.raw`€ \d|\d (?:${units}|${months})(?!\p{L})|\d-\d`, 'gu');
const straightApostrophe = /[\p{L}\p{N}]+(?:'|&#39;|&apos;)\p{L}+/gu;

test('every built page is valid HTML without inline styles', async () => {
  const { pages, report } = await validateHtml();
  expect(pages).toBeGreaterThan(0);
  expect(report).toBe('');
});

test('every page has a strict policy, and no inline code that it forbids', async ({ documents, request }) => {
  for (const { path, html } of documents) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-.*frame-ancestors 'none'/);
    expect(policy, path).not.toMatch(/unsafe|data:|\*/);
    const tags = html.replace(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, '<$1$2>').match(/<[a-z][^>]*>/g) ?? [];
    const wrong = tags.filter((tag) => /\s(style|on[a-z]+)=|<script[^>]*\ssrc="(?!\/_astro\/)/.test(tag));
    expect(wrong, path).toEqual([]);
  }
});

test('Cloudflare is told to leave mail addresses as they are', ({ documents }) => {
  for (const { path, html } of documents) {
    const others = html.replace(/<!--email_off-->.*<!--\/email_off-->/s, '');
    expect.soft(others, path).not.toMatch(/href="mailto:/);
  }
});

test('every style of the built site is valid CSS', async () => {
  const files = await Array.fromAsync(glob('**/*.css', { cwd: dist }));
  expect(files.length).toBeGreaterThan(0);
  const styles = [
    ...(await Promise.all(
      files.map(async (name) => ({ name, css: await readFile(join(dist, name), 'utf8') })),
    )),
    ...builtPages.flatMap(({ path, html }) =>
      Array.from(html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs), ([, css = '']) => ({ name: path, css })),
    ),
  ];
  expect(styles.length).toBeGreaterThan(files.length);
  for (const { name, css } of styles) {
    expect.soft(listCssProblems(css), name).toEqual([]);
  }
});

test('without styles, no words run together', () => {
  for (const { path, html } of builtPages) expect.soft(listGluedWords(html), path).toEqual([]);
});

test('no built file contains anything of the editor', async () => {
  const files = await Array.fromAsync(glob('**/*.{html,js,css,json,xml,txt}', { cwd: dist }));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = file + (await readFile(join(dist, file), 'utf8'));
    expect.soft(/keystatic/i.test(text) || /redactie/i.test(file), file).toBe(false);
  }
});

test('the next page is prerendered while a visitor points at its link', () => {
  const links = [{ where: { href_matches: '/*' }, eagerness: 'moderate' }];
  for (const { path, html } of builtPages) {
    const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
    expect.soft(JSON.parse(rules), path).toEqual({ prefetch: links, prerender: links });
  }
});

test('every page has one h1, named cards, and a link to contact at its end', ({ documents }) => {
  for (const { path, html, ids } of documents) {
    expect.soft(html.match(/<h1\b/g), path).toHaveLength(1);
    for (const article of html.match(/<article\b[^>]*>/g) ?? []) {
      expect.soft(ids, `${article} on ${path}`).toContain(/ aria-labelledby="(.+?)"/.exec(article)?.[1]);
    }
    if (unlistedPaths.includes(path)) continue;
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
    const closing = main.split('<section').at(-1) ?? '';
    // The page with the form ends with the phone number.
    const target = path === routes.contact ? telHref(company.phone) : routes.contact;
    expect.soft(closing.match(/(?<=<a\b[^>]* href=")[^"?#]+/g), path).toContain(target);
  }
});

test('every form that is sent has a submit button', ({ documents }) => {
  const forms = documents.flatMap(({ path, html }) =>
    (html.match(/<form\b.*?<\/form>/gs) ?? []).map((form) => ({ path, form })),
  );
  const sent = forms.filter(({ form }) => form.includes('method="post"'));
  expect(sent.length).toBeGreaterThan(0);
  for (const { path, form } of sent) expect.soft(form, path).toContain('type="submit"');
});

test('every image has an alt text, and images and drawings reserve their space', ({ documents }) => {
  expect(documents.flatMap(({ images }) => images).length).toBeGreaterThan(0);
  for (const { path, images, unsizedSvgs } of documents) {
    expect.soft(unsizedSvgs, `drawings without a shape on ${path}`).toEqual([]);
    for (const { address, alt, width, height } of images) {
      // A drawing may be decorative, with an empty alt.
      const isDrawing = address.endsWith('.svg');
      expect.soft(isDrawing ? alt !== null : Boolean(alt), `alt of ${address} on ${path}`).toBe(true);
      expect.soft(width * height, `size of ${address} on ${path}`).toBeGreaterThan(0);
    }
  }
});

test('every icon that pages, browsers and the manifest request exists', async ({ documents, request }) => {
  const named = ['icon', 'apple-touch-icon', 'manifest'].map((name) =>
    documents.flatMap((document) => listHead(document, name)),
  );
  const [manifest = '', ...others] = new Set(named.pop());
  expect(others).toEqual([]);
  const facts = (await (await request.get(manifest)).json()) as { icons: { src: string; sizes: string }[] };
  expect(facts.icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of facts.icons) {
    const { format, width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect.soft(`${format} ${width}x${height}`, src).toBe(`png ${sizes}`);
  }
  for (const path of new Set([...named.flat(), '/favicon.ico'])) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['content-type'], path).toMatch(/^image\//);
  }
});

test('pages and feed use one apostrophe', async ({ documents, request }) => {
  const feed = await (await request.get('/kennis/rss.xml')).text();
  for (const { path, html } of [...documents, { path: 'feed', html: feed }]) {
    const read = html.replace(/<(script(?! type="application\/ld)|style|code|pre)\b.*?<\/\1>/gs, '');
    expect.soft(read.match(straightApostrophe) ?? [], path).toEqual([]);
  }
});

test('amounts, measures, days and ranges in a text do not break', async ({ documents, page }) => {
  for (const { path, html } of documents) {
    const texts = await page.evaluate(readWrappingTexts, html);
    const found = texts.flatMap((text) => text.match(breakable) ?? []);
    expect.soft(found, path).toEqual([]);
  }
});

/** Returns the texts that may wrap, without code and drawings. */
function readWrappingTexts(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const left = 'script, style, title, svg, code, pre';
  for (const element of parsed.querySelectorAll(left)) element.remove();
  const texts: string[] = [];
  const walker = document.createTreeWalker(parsed, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push((node as Text).data);
  return texts.filter((text) => !/^\d[\d.,:]*(?:-\d[\d.,:]*)+$/.test(text));
}

function listCssProblems(css: string): string[] {
  try {
    return transform({ filename: 'style.css', code: Buffer.from(css) }).warnings.map(
      ({ message }) => message,
    );
  } catch (problem) {
    return [String(problem)];
  }
}
