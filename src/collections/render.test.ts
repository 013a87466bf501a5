import assert from 'node:assert/strict';
import { test } from 'node:test';

import { experimental_AstroContainer as AstroContainer } from 'astro/container';

import { render } from './render.ts';
import { splitAtHeading, splitAtHeadings } from './split.ts';

const container = await AstroContainer.create();
const filePath = 'content/kennis/artikel.mdx';

async function renderToHtml(body: string): Promise<string> {
  const { Content } = await render({ body, filePath });
  return (await container.renderToString(Content)).replace(/<!DOCTYPE html>|\s*\n\s*/g, '');
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
  assert.match(
    html,
    /^<table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader">Post/,
  );
  assert.match(html, /<tbody role="rowgroup"><tr role="row"><td role="rowheader"><strong>Bouw/);
  assert.match(html, /<td role="cell" data-kolom="Hoe"><\/td><td role="cell" data-kolom="Bedrag">€ 5/);
  assert.doesNotMatch(await renderToHtml('| a | b |\n| - | - |\n| c | d |'), /role|data-/);
});

test('a text is split at its first heading, or at all of them with each part on its lines', () => {
  const body = 'Een.\n\n## Kop\n\n### Klein\n\n## Slot\n';
  const bodies = (parts: readonly { body: string }[]) => parts.map((part) => part.body);
  assert.deepEqual(bodies(splitAtHeading({ body })), ['Een.', '## Kop\n\n### Klein\n\n## Slot\n']);
  assert.deepEqual(bodies(splitAtHeading({ body: 'Nummer ## 2\n' })), ['Nummer ## 2', '']);
  assert.deepEqual(bodies(splitAtHeadings({ body })), [
    '\n\n## Kop\n\n### Klein\n\n',
    '\n\n\n\n\n\n## Slot\n',
  ]);
});
