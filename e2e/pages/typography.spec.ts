import { expect, test } from '../support/test.ts';

const units = 'weken|week|dagen|dag|maanden|maand|jaar|uur|uren|minuten|seconden|px|kB|miljoen';
const months = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
const breakable = new RegExp(String.raw`€ \d|\d (?:${units}|${months})(?!\p{L})`, 'gu');

test('a visitor reads one kind of apostrophe, in texts, labels and descriptions', ({ documents }) => {
  for (const { path, html } of documents) {
    const read = html.replace(/<(script(?! type="application\/ld)|style|code|pre)\b.*?<\/\1>/gs, '');
    expect.soft(read.match(/[\p{L}\p{N}]+(?:'|&#39;)\p{L}+/gu) ?? [], path).toEqual([]);
  }
});

test('the feed has the same apostrophe', async ({ request }) => {
  const feed = await (await request.get('/kennis/rss.xml')).text();
  expect(feed.match(/\p{L}+(?:'|&#39;|&apos;)\p{L}+/gu) ?? []).toEqual([]);
});

test('no amount, measure, day or range in a text may break', async ({ documents, page }) => {
  for (const { path, html } of documents) {
    const texts = await page.evaluate(readWrappingTexts, html);
    const found = texts.flatMap((text) => [
      ...(text.match(breakable) ?? []),
      ...(text.match(/\d-\d/g) ?? []),
    ]);
    expect.soft(found, path).toEqual([]);
  }
});

test('what stands in the head and in structured data holds no sign that nobody types', ({ documents }) => {
  for (const { path, head, structuredData } of documents) {
    const values = head.filter(([name]) => name !== 'stylesheet').map(([, value]) => value);
    expect
      .soft([...values, ...structuredData].join('').match(/[\u2011\u2060]|<span/) ?? [], path)
      .toEqual([]);
  }
});

test('a range is found and copied as it is typed', async ({ page, documents }) => {
  const { path = '' } = documents.find(({ text }) => /\d-\d+\sweken/.test(text)) ?? {};
  test.skip(!path, 'no page names a range of weeks');
  await page.goto(path);
  const range = await page
    .getByRole('main')
    .getByText(/\d-\d+\sweken/)
    .first()
    .evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString();
    });
  expect(range).toMatch(/\d-\d+[ \u00a0]weken/);
  const [words = ''] = /\d+-\d+[ \u00a0]weken/.exec(range ?? '') ?? [];
  const isFound = await page.evaluate(
    (text) => {
      getSelection()?.removeAllRanges();
      // Not in TypeScript's list, since no standard names it; it is what the browser's own search does.
      return (window as unknown as { find: (text: string) => boolean }).find(text);
    },
    words.replace('\u00a0', ' '),
  );
  expect(isFound).toBe(true);
});

/** The texts that may wrap, in a page that is only parsed: neither code and drawings nor what a form's own script makes. */
function readWrappingTexts(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const left = 'script, style, title, svg, code, pre, form, astro-island:not(:has(astro-slot))';
  for (const element of parsed.querySelectorAll(left)) element.remove();
  const texts: string[] = [];
  const walker = document.createTreeWalker(parsed, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push((node as Text).data);
  // A range is alone in its own element, which does not wrap.
  return texts.filter((text) => !/^\d[\d.,:]*(?:-\d[\d.,:]*)+$/.test(text));
}
