import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';

import { pickStyles } from './on-demand-styles.ts';

const sheets = {
  '../styles/card.css': '.card{}',
  '/x/card-grid.css': '/*! signed */\n.card-grid{}',
  'pre.css': 'pre{}',
};

test('a page gets the sheets named after its elements and classes', () => {
  for (const [html, css] of [
    ['<p class="card">', ['.card{}']],
    ['<p class="sheets card-grid wide">', ['.card-grid{}']],
    ['<pre class="card">', ['.card{}', 'pre{}']],
    ['<p class="discard card-x"><present>a card "pre" .</p></pre>', []],
  ] as const) {
    const sent = css.map((rules) => `@layer theme, base, components, utilities;@layer components{${rules}}`);
    assert.deepEqual(pickStyles(sheets, html), sent, html);
  }
});

test('each sheet is named after an element or class in use', () => {
  const files = globSync('src/{components,sections,layouts,islands,pages}/**/*.{astro,tsx}');
  const sources = files.map((file) => readFileSync(file, 'utf8').replaceAll("'", '"')).join('');
  const names = globSync('src/styles/on-demand/*.css').map((file) => basename(file, '.css'));
  assert.ok(names.length > 0);
  const isMade = (name: string) => pickStyles({ [`${name}.css`]: '' }, `${sources}<table><code>`).length > 0;
  assert.deepEqual(
    names.filter((name) => !isMade(name)),
    [],
  );
});
