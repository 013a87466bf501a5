import assert from 'node:assert/strict';
import { test } from 'node:test';

import renderer from '@astrojs/mdx/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';

import { render, renderSplit } from './render.ts';

const container = await AstroContainer.create();
container.addServerRenderer({ renderer });
const filePath = 'content/kennis/artikel.mdx';

type Component = Parameters<typeof container.renderToString>[0];

const toHtml = async (Content: Component) =>
  (await container.renderToString(Content)).replace(/<!DOCTYPE html>|\s*\n\s*/g, '');

async function renderToHtml(body: string): Promise<string> {
  return toHtml((await render({ body, filePath })).Content);
}

test('a text becomes HTML with typographic quotes, and headings with an id of their own', async () => {
  const html = await renderToHtml('Dit is "**zo**" &lt; 3.\n\n## Eén kop\n\n## Eén kop');
  assert.match(html, /^<p>Dit is “<strong>zo<\/strong>” &lt; 3\.<\/p><h2 id="eén-kop">.*<h2 id="eén-kop-1">/);
});

test('a part that is not closed, or does not exist, stops the build with the file and what to do', async () => {
  await assert.rejects(
    renderToHtml('<Part>\n\nTekst'),
    /artikel\.mdx\n {2}- zet <\/Part> op een eigen regel/,
  );
  await assert.rejects(renderToHtml('<Prat />'), /artikel\.mdx\n {2}- <Prat> bestaat niet: /);
});

test('in a table of three columns each cell knows its column; one of two stays a table everywhere', async () => {
  const html = await renderToHtml('| Post | Hoe | Bedrag |\n| - | - | - |\n| **Bouw** | | € 5 |');
  assert.match(html, /^<table class="cards"><thead><tr><th scope="col">Post/);
  assert.match(html, /<tbody><tr><th scope="row"><strong>Bouw/);
  assert.match(html, /<td data-kolom="Hoe"><\/td><td data-kolom="Bedrag">€ 5/);
  assert.doesNotMatch(await renderToHtml('| a | b |\n| - | - |\n| c | d |'), /class|role|data-/);
});

test('a text is split at its first heading; a part without words is left out', async () => {
  const { Note, Text } = await renderSplit({ body: '\nEen ## getal.\n\n## Kop\n\n### Klein\n' });
  assert.ok(Note && Text);
  assert.equal(await toHtml(Note), '<p>Een ## getal.</p>');
  assert.equal(await toHtml(Text), '<h2 id="kop">Kop</h2><h3 id="klein">Klein</h3>');
  assert.equal((await renderSplit({ body: '\nEen.\n' })).Text, undefined);
  assert.equal((await renderSplit({ body: '\n## Kop\n' })).Note, undefined);
});

test('a break is shown, in a text and in a cell', async () => {
  assert.equal(await renderToHtml('Bel<br />Mail'), '<p>Bel<br>Mail</p>');
  assert.match(await renderToHtml('| a | b |\n| - | - |\n| c<br />d | e |'), /<td>c<br>d<\/td>/);
});

test('footnotes are Dutch, and lead there and back', async () => {
  const html = await renderToHtml('Vaak[^1], en weer[^1].\n\n[^1]: Een noot.');
  assert.match(html, /<section[^>]* class="footnotes"><h2[^>]* id="footnote-label">Voetnoten<\/h2>/);
  for (const label of ['Terug naar de tekst bij noot 1', 'Terug naar de tekst bij noot 1-2'])
    assert.ok(html.includes(`aria-label="${label}"`), html);
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id));
  const targets = Array.from(html.matchAll(/ href="#([^"]*)"/g), ([, id]) => id);
  assert.equal(targets.length, 4);
  for (const target of targets) assert.ok(ids.has(target), target);
});
