import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';

import { fileDrawings } from './drawing-files.ts';
import { readDrawingStyles } from './shapes.ts';

const css = `
@reference '../global.css';
.drawing { --d-pen: red; fill: none; }
.d-wash { fill: var(--d-wash); }
.d-signal { fill: var(--d-signal); stroke: var(--d-on-signal); }
.d-quiet .d-signal { fill: none; }
.d-pen-ink { stroke: var(--d-ink); }
.d-text { text-anchor: middle; }
@media (width < 40rem) { .d-wash { fill: red; } }
`;
const styles = readDrawingStyles(css, '').shapes;
const told = 'role="img" aria-label="Een plan"';

/** What is left of a drawing in the page, and its file, without the frames of both. */
function fileOne(body: string, attributes = told) {
  const { html, files } = fileDrawings(`<p><svg data-file ${attributes}>${body}</svg></p>`, styles);
  assert.equal(files.size, 1);
  const [[path = '', file = ''] = []] = [...files];
  const [, left = ''] = /<p><svg [^>]*>(.*)<\/svg><\/p>/.exec(html) ?? [];
  const [, shapes = ''] =
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"><g id="d">(.*)<\/g><\/svg>$/.exec(file) ?? [];
  return { left: left.replaceAll(path, ''), shapes, path, file, html };
}

test('a class on its own becomes attributes, and one in a condition or of another drawing does not', () => {
  assert.deepEqual(
    [...styles].map(([name, looks]) => [name, Object.fromEntries(looks)]),
    [
      ['d-wash', { fill: 'var(--d-wash)' }],
      ['d-signal', { fill: 'var(--d-signal)', stroke: 'var(--d-on-signal)' }],
      ['d-pen-ink', { stroke: 'var(--d-ink)' }],
      ['d-text', { 'text-anchor': 'middle' }],
    ],
  );
});

test('of two classes the later in the style sheet counts, as it does in a page', () => {
  const { shapes } = fileOne('<path class="d-pen-ink d-signal" d="M0 0"></path>');
  assert.equal(shapes, '<g id="p0"><path fill="var(--d-signal)" stroke="var(--d-ink)" d="M0 0"/></g>');
});

test('what moves stays in the page, and what stands still together is one part', () => {
  const { left, shapes } = fileOne(
    '<path d="M1"></path><path class="d-wash" d="M2"></path>' +
      '<g class="d-layer-2 d-pen-ink"><path d="M3"></path></g>' +
      '<path class="d-draw" d="M4" pathLength="1"></path><text class="d-text" x="5"> v1\n</text>',
  );
  assert.equal(
    left,
    '<use href="#p0"/><g class="d-layer-2 d-pen-ink"><use href="#p1"/></g>' +
      '<use class="d-draw" href="#p2"/><use href="#p3"/>',
  );
  assert.equal(
    shapes,
    '<g id="p0"><path d="M1"/><path fill="var(--d-wash)" d="M2"/></g>' +
      '<g stroke="var(--d-ink)"><g id="p1"><path d="M3"/></g></g>' +
      '<g id="p2"><path d="M4" pathLength="1"/></g><g id="p3"><text text-anchor="middle" x="5">v1</text></g>',
  );
});

test('decoration stands still: it is one part, of the same file', () => {
  const body = '<g class="d-layer-2"><path d="M1"></path></g><path d="M2"></path>';
  const decoration = fileOne(body, 'aria-hidden="true"');
  assert.equal(decoration.left, '<use href="#d"/>');
  assert.equal(decoration.path, fileOne(body).path);
});

test('the frame stays as it was, and the file is named by its content', () => {
  const { html, path, file } = fileOne('<path d="M1"></path>');
  assert.ok(html.startsWith(`<p><svg ${told}><use href="${path}#p0"/>`), html);
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, 6);
  assert.equal(path, `/_astro/drawing.${hash}.svg`);
});

test('a drawing without a mark stays in its page', () => {
  const html = `<svg ${told}><path class="d-wash" d="M1"></path></svg>`;
  assert.deepEqual(fileDrawings(html, styles), { html, files: new Map() });
});

test('what a file cannot show stops the build', () => {
  assert.throws(() => fileOne('<path class="mt-4" d="M1"></path>'), /no rule for mt-4/);
  assert.throws(() => fileOne('<circle r="2"></circle>'), /cannot hold <circle r="2">/);
});
