import assert from 'node:assert/strict';
import { test } from 'node:test';

import { filePictures } from './picture-files.ts';
import { readDrawingStyles } from './shapes.ts';

const css = `
.drawing { --d-pen: var(--color-cobalt); --d-wash: var(--color-wash); display: block; fill: none; stroke: var(--d-pen); }
.ground-blueprint .picture { --d-pen: var(--color-line); }
.d-wash { fill: var(--d-wash); }
.d-odd { fill: var(--d-odd); }
`;
const tokens = ':root { --color-cobalt: #00f; --color-wash: #eef; --color-line: #99f; }';
const styles = readDrawingStyles(css, tokens);

function fileOne(body: string, { ground = 'paper', label = 'Een plan' } = {}) {
  const frame = `viewBox="0 0 20 10" width="20" height="10" class="mt-4 picture drawing" role="img" aria-label="${label}"`;
  const { html, files } = filePictures(`<p><svg data-picture="${ground}" ${frame}>${body}</svg></p>`, styles);
  return {
    html: [...files.keys()].reduce((left, path, at) => left.replace(path, `file ${at}`), html),
    files: [...files.values()],
  };
}

const open = (pen: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" fill="none" stroke="${pen}">`;

test('a marked drawing becomes an image with its measures, words and place, in the colours of paper', () => {
  const { html, files } = fileOne('<path class="d-wash" d="M1"></path>');
  assert.equal(
    html,
    '<p><img class="mt-4" loading="lazy" width="20" height="10" alt="Een plan" src="file 0"></p>',
  );
  assert.deepEqual(files, [`${open('#00f')}<path fill="#eef" d="M1"/></svg>`]);
});

test('on the dark ground it has the colours of that, and of paper what that leaves', () => {
  const { files } = fileOne('<path class="d-wash" d="M1"></path>', { ground: 'blueprint' });
  assert.deepEqual(files, [`${open('#99f')}<path fill="#eef" d="M1"/></svg>`]);
});

test('a group that moves is an image of its own, on top, with the groups it holds', () => {
  const { html, files } = fileOne(
    '<g class="d-layer-2"><path d="M1"></path><g class="d-layer-3"><g><path d="M2"></path></g></g></g><path d="M3"></path>',
  );
  assert.equal(
    html,
    '<p><img class="mt-4" loading="lazy" width="20" height="10" alt="Een plan" src="file 0">' +
      '<img class="d-layer-3" loading="lazy" width="20" height="10" alt="" src="file 1"></p>',
  );
  assert.deepEqual(files, [
    `${open('#00f')}<g><path d="M1"/></g><path d="M3"/></svg>`,
    `${open('#00f')}<g><g><path d="M2"/></g></g></svg>`,
  ]);
});

test('a drawing without a mark stays in its page', () => {
  const html = '<svg viewBox="0 0 1 1"><path d="M1"></path></svg>';
  assert.deepEqual(filePictures(html, styles), { html, files: new Map() });
});

test('what an image cannot show stops the build', () => {
  assert.throws(() => fileOne('<text>v1</text>'), /no letters of ours/);
  assert.throws(() => fileOne('<path class="d-odd" d="M1"></path>'), /no var\(--d-odd\) on paper/);
  assert.throws(() => fileOne('<g class="d-layer-3"><path d="M1"></path>'), /does not end/);
});
