// Drawings that leave a page: shapes that it uses (drawing-files.ts), and images (picture-files.ts).
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';

import { fileDrawings } from './drawing-files.ts';
import { filePictures } from './picture-files.ts';
import { readDrawingStyles } from './shapes.ts';

const css = `
@reference '../global.css';
.drawing { --d-pen: var(--color-cobalt); --d-wash: var(--color-wash); display: block; fill: none; stroke: var(--d-pen); }
.ground-blueprint .picture { --d-pen: var(--color-line); }
.d-wash { fill: var(--d-wash); }
.d-signal { fill: var(--d-signal); stroke: var(--d-on-signal); }
.d-quiet .d-signal { fill: none; }
.d-pen-ink { stroke: var(--d-ink); }
.d-text { text-anchor: middle; }
@media (width < 40rem) { .d-wash { fill: red; } }
`;
const tokens = ':root { --color-cobalt: #00f; --color-wash: #eef; --color-line: #99f; }';
const styles = readDrawingStyles(css, tokens);
const told = 'role="img" aria-label="Een plan"';

/** What a drawing leaves in its page, without the address of its file, and the shapes in that file. */
function fileOne(body: string, attributes = told) {
  const { html, files } = fileDrawings(`<p><svg data-file ${attributes}>${body}</svg></p>`, styles.shapes);
  const [[path = '', file = ''] = []] = [...files];
  const shapes = /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"><g id="d">(.*)<\/g><\/svg>$/.exec(file)?.[1];
  return { html: html.replaceAll(path, ''), shapes, path, file };
}

test('a drawing keeps its frame and what moves; its shapes, with attributes for classes, are a file named by its content', () => {
  const { html, shapes, path, file } = fileOne(
    '<path d="M1"></path><path class="d-pen-ink d-signal" d="M2"></path>' +
      '<g class="d-layer-2 d-pen-ink"><path class="d-wash" d="M3"></path></g>' +
      '<path class="d-draw" d="M4" pathLength="1"></path><text class="d-text" x="5"> v1\n</text>',
  );
  assert.equal(
    html,
    `<p><svg ${told}><use href="#p0"/><g class="d-layer-2 d-pen-ink"><use href="#p1"/></g>` +
      '<use class="d-draw" href="#p2"/><use href="#p3"/></svg></p>',
  );
  assert.equal(
    shapes,
    '<g id="p0"><path d="M1"/><path fill="var(--d-signal)" stroke="var(--d-ink)" d="M2"/></g>' +
      '<g stroke="var(--d-ink)"><g id="p1"><path fill="var(--d-wash)" d="M3"/></g></g>' +
      '<g id="p2"><path d="M4" pathLength="1"/></g><g id="p3"><text text-anchor="middle" x="5">v1</text></g>',
  );
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, 6);
  assert.equal(path, `/_astro/drawing.${hash}.svg`);
});

test('decoration stands still: it is one part of the same file', () => {
  const body = '<g class="d-layer-2"><path d="M1"></path></g><path d="M2"></path>';
  const decoration = fileOne(body, 'aria-hidden="true"');
  assert.match(decoration.html, /><use href="#d"\/></);
  assert.equal(decoration.path, fileOne(body).path);
});

/** What a picture leaves in its page, with a number for the address of each file, and those files. */
function pictureOne(body: string, ground = 'paper') {
  const frame = 'viewBox="0 0 20 10" width="20" height="10" class="mt-4 picture drawing"';
  const picture = `<svg data-picture="${ground}" ${frame} ${told}>${body}</svg>`;
  const { html, files } = filePictures(picture, styles);
  const named = [...files.keys()].reduce((left, path, at) => left.replace(path, `file ${at}`), html);
  return { html: named, files: [...files.values()] };
}

const image = (pen: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" fill="none" stroke="${pen}">${shapes}</svg>`;

test('a picture is an image with its size and words, in the colours of its ground, and what moves is one on top', () => {
  const body = '<g class="d-layer-3"><g><path d="M2"></path></g></g><path class="d-wash" d="M3"></path>';
  const { html, files } = pictureOne(`<g class="d-layer-2"><path d="M1"></path>${body}</g>`);
  const frame = 'loading="lazy" width="20" height="10"';
  assert.equal(
    html,
    `<img class="mt-4" ${frame} alt="Een plan" src="file 0"><img class="d-layer-3" ${frame} alt="" src="file 1">`,
  );
  const still = '<g><path d="M1"/><path fill="#eef" d="M3"/></g>';
  assert.deepEqual(files, [image('#00f', still), image('#00f', '<g><g><path d="M2"/></g></g>')]);
  assert.equal(pictureOne('<path d="M1"></path>', 'blueprint').files[0], image('#99f', '<path d="M1"/>'));
});

test('a drawing without a mark stays in its page', () => {
  const html = `<svg ${told}><path class="d-wash" d="M1"></path></svg>`;
  assert.equal(fileDrawings(html, styles.shapes).html, html);
  assert.equal(filePictures(html, styles).html, html);
});

test('what a file cannot show stops the build', () => {
  assert.throws(() => fileOne('<path class="mt-4" d="M1"></path>'), /no rule for mt-4/);
  assert.throws(() => fileOne('<circle r="2"></circle>'), /cannot hold <circle r="2">/);
  assert.throws(() => pictureOne('<text>v1</text>'), /no letters of ours/);
  assert.throws(() => pictureOne('<path class="d-signal" d="M1"></path>'), /no var\(--d-signal\) on paper/);
  assert.throws(() => pictureOne('<g class="d-layer-3"><path d="M1"></path>'), /does not end/);
});
