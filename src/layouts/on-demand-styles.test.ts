import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';

import { pickStyles } from './on-demand-styles.ts';

const layers = '@layer theme, base, components, utilities;';
const sheets = {
  '../styles/card.css': '.card{}',
  '/x/card-grid.css': '/*! signed */\n.card-grid{}',
  'pre.css': 'pre{}',
};

for (const [html, css] of [
  ['<p class="card">', ['.card{}']],
  ['<p class="sheets card-grid wide">', ['.card-grid{}']],
  ['<pre><code>', ['pre{}']],
  ['<pre class="card">', ['.card{}', 'pre{}']],
  ['<p class="discard card-x"><present>', []],
  ['<p>a card "pre" .</p></pre>', []],
] as const) {
  test(`a page with ${html} is sent ${css.join(' and ') || 'no sheet'}`, () => {
    assert.deepEqual(
      pickStyles(sheets, html),
      css.map((rules) => layers + rules),
    );
  });
}

test('each sheet is named after what Markdown, a component or an island makes', () => {
  const files = globSync('src/{components,sections,layouts,islands,pages}/**/*.{astro,tsx}');
  const sources = files.map((file) => readFileSync(file, 'utf8').replaceAll("'", '"')).join('');
  const made = `${sources}<table><code>`;
  const names = globSync('src/styles/on-demand/*.css').map((file) => basename(file, '.css'));
  assert.ok(names.length > 0);
  assert.deepEqual(
    names.filter((name) => pickStyles({ [`${name}.css`]: '' }, made).length === 0),
    [],
  );
});
