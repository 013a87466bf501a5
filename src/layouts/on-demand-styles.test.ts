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
    ['<p class=card>', ['.card{}']],
    ['<svg class="\n card"><text>x</text></svg>', ['.card{}']],
    ['<p class="discard card-x"><present>a card "pre" .</p></pre>', []],
    ['<p role="card" id="card" title="a > card pre" data-card="card" aria-label="pre">card</p>', []],
    ['<a href="card">&lt;pre class="card"></a><!-- <pre class="card"> -->', []],
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
  // What Markdown makes has no source.
  const made = `${sources}<table><code><section class="footnotes">`;
  const isMade = (name: string) => new RegExp(`[<" ]${name}[ ">]`).test(made);
  assert.deepEqual(
    names.filter((name) => !isMade(name)),
    [],
  );
});
