import assert from 'node:assert/strict';
import { test } from 'node:test';

import { markdownToHtml } from 'satteri';

import { markdownOptions } from './markdown.ts';

async function toHtml(text: string): Promise<string> {
  const { html } = await markdownToHtml(text, { ...markdownOptions, mdastPlugins: [] });
  return html.replaceAll('\n', '');
}
const range = '<span class="whitespace-nowrap">2-3</span>';
const opening = '<span class="inline-block">Zo’n model</span>';

for (const [what, typed, shown] of [
  [
    'a text',
    "Zo'n **2-3 weken**, 's avonds",
    `<p>Zo’n <strong>${range}\u00a0weken</strong>, ’s\u00a0avonds</p>`,
  ],
  [
    'a heading',
    "## Zo'n model na 2-3 weken",
    `<h2 id="zon-model-na-2-3-weken">${opening} na ${range}\u00a0weken</h2>`,
  ],
  ['a heading of level 3', '### Zo’n model kan', `<h3 id="zon-model-kan">${opening} kan</h3>`],
  [
    'a heading with more than text',
    '## Zo’n *model* kan',
    '<h2 id="zon-model-kan">Zo’n <em>model</em> kan</h2>',
  ],
  [
    'a title that a link shows',
    `[Zo'n](/x "API's in 2-3 weken")`,
    '<p><a href="/x" title="API’s in 2-3 weken">Zo’n</a></p>',
  ],
  ['code', "`it's 2-3 weken`", "<p><code>it's 2-3 weken</code></p>"],
  ['a block of code', "```\nit's 2-3 weken\n```", "<pre><code>it's 2-3 weken</code></pre>"],
] as const) {
  test(`${what} becomes ${shown}`, async () => assert.equal(await toHtml(typed), shown));
}

test('a long word in a table is hyphenated, and column names have typographic apostrophes', async () => {
  const html = await toHtml(
    "| Post | 's Nachts | c |\n| - | - | - |\n| Verzekeringsportaal | *Verzekeringsportaal* | 2-3 |",
  );
  const long = '<span class="inline-block hyphens-auto">Verzekeringsportaal</span>';
  assert.ok(html.includes(`<th scope="row">${long}</th>`), html);
  assert.ok(html.includes(`<td data-kolom="’s Nachts"><em>${long}</em></td>`), html);
  assert.ok(html.includes(`<td class="figures" data-kolom="c">${range}</td>`), html);
});
