import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fit, outlineWords, parseDrawing } from './drawing.ts';

const outline = (word: string) => Promise.resolve({ path: `M${word}`, width: 40 });
const outlineIn = (body: string, anchor = 'start') => outlineWords(body, outline, { fontPx: 20, anchor });

test('a drawing is its view box and what stands inside', () => {
  const svg =
    '<!-- x --><svg viewBox="-28 -20 56 40" width="56" class="drawing"><g><path d="M0 0"></path></g></svg>';
  assert.deepEqual(parseDrawing(svg), { viewBox: [-28, -20, 56, 40], body: '<g><path d="M0 0"></path></g>' });
});

test('a drawing without a view box stops the build', () => {
  assert.throws(() => parseDrawing('<svg width="56"></svg>'), /view box/);
  assert.throws(() => parseDrawing(''), /view box/);
});

test('a drawing fits in the middle of its box', () => {
  assert.deepEqual(fit([-50, 0, 100, 50], [10, 20, 200, 200]), [10, 70, 200, 100]);
  assert.deepEqual(fit([0, 0, 50, 100], [10, 20, 200, 200]), [60, 20, 100, 200]);
});

test('a small drawing is not made larger than 7.2 times', () => {
  assert.deepEqual(fit([0, 0, 10, 10], [0, 0, 72, 72]), [0, 0, 72, 72]);
  assert.deepEqual(fit([0, 0, 10, 10], [0, 0, 100, 100]), [14, 14, 72, 72]);
});

test('a word becomes its outline, tied to its point as the drawing or the style says', async () => {
  const word = (anchor: string) => `<text class="d-text" x="100" y="-12"${anchor}> v1 </text>`;
  const drawn = (left: number) => `<path class="d-text" transform="translate(${left} -12)" d="Mv1"/>`;
  assert.equal(await outlineIn(word('')), drawn(100));
  assert.equal(await outlineIn(word(''), 'middle'), drawn(80));
  assert.equal(await outlineIn(word(' text-anchor="end"'), 'middle'), drawn(60));
});

test('a word around a line stands lower, and keeps its own transform', async () => {
  assert.equal(
    await outlineIn('<text x="0" y="0" dominant-baseline="central">a</text>'),
    '<path class="" transform="translate(0 7)" d="Ma"/>',
  );
  assert.equal(
    await outlineIn('<text transform="matrix(1 .5 0 1 8 9)" dy=".35em">a</text>'),
    '<path class="" transform="matrix(1 .5 0 1 8 9) translate(0 7)" d="Ma"/>',
  );
});

test('all else in a drawing stays as it is', async () => {
  const [before, after] = ['<g><path d="M0 0"></path>', '</g><path d="M1 1"></path>'];
  const drawn = await outlineIn(`${before}<text x="1" y="2">a</text>${after}`);
  assert.equal(drawn, `${before}<path class="" transform="translate(1 2)" d="Ma"/>${after}`);
});
