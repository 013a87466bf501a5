import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';

import { solutionIconNames } from '../site/icon-names.ts';
import { citySize } from './city/city.ts';
import { imagePalettes, pagePalette } from './looks.ts';
import { inset, moving, path, placeAt, withoutSignal, type Drawing } from './shapes.ts';
import { createCityPicture, listDrawingFiles, titleDrawings } from './pictures.ts';
import { writeImages, writeShapes, writeUsedShapes } from './svg.ts';
import { dimension } from './words.ts';

const page = (shapes: Drawing['shapes']) => writeShapes(shapes, pagePalette, true);

test('shapes are written in order, with the attributes of their looks, and the last look wins', () => {
  const shapes = [
    path(['M1', 'M2'], 'cut', 'faint'),
    false,
    [undefined, path('M3', 'signal', 'flat')],
  ] as const;
  assert.equal(
    page(shapes),
    '<path stroke-dasharray="5 4.5" opacity="0.35" d="M1M2"/>' +
      '<path fill="var(--color-signal)" stroke="none" d="M3"/>',
  );
});

test('a group has its place and lines; its motion is a class only in a page', () => {
  const lifted = moving('layer-3', placeAt([10, 0, 0], path('M1')), 'penInk');
  const inner = '<g transform="translate(10 5)"><path d="M1"/></g></g>';
  assert.equal(page(lifted), `<g class="layer-3" stroke="var(--color-ink)">${inner}`);
  assert.equal(
    writeShapes(lifted, imagePalettes.blueprint),
    `<g stroke="${imagePalettes.blueprint.ink}">${inner}`,
  );
});

const model: Drawing = {
  viewBox: '0 0 20 10',
  shapes: [
    moving('layer-2', [path('M1', 'wash'), moving('layer-3', path('M2', 'signal'), 'penInk')]),
    dimension([0, 0, 0], [8, 0, 0], '8 m'),
  ],
};

test('a drawing inside another one has no words or motion, and may lose its signal', () => {
  const shapes = [path('M1', 'wash'), { shapes: path('M2', 'shade'), looks: ['penInk'] }] as const;
  assert.equal(page(withoutSignal(inset([0, 0, 0], model))), page(placeAt([0, 0, 0], shapes)));
  assert.equal(page(withoutSignal(path('M1', 'penOnSignal'))), '<path d="M1"/>');
});

test('a picture is an image of the static shapes, and one of each moving shape', () => {
  const { pen, wash, ink, signal } = imagePalettes.paper;
  const frame = `fill="none" stroke="${pen}" stroke-width="1.75" stroke-linejoin="round" stroke-linecap="round"`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" ${frame}>`;
  const [layer] = Array.isArray(model.shapes) ? model.shapes : [];
  assert.deepEqual(writeImages({ ...model, shapes: layer }, 'paper'), [
    { svg: `${file}<path fill="${wash}" d="M1"/></svg>`, motion: undefined },
    {
      svg: `${file}<g stroke="${ink}"><path fill="${signal}" stroke="${ink}" d="M2"/></g></svg>`,
      motion: 'layer-3',
    },
  ]);
});

test('a page uses moving shapes one by one, and static shapes together', () => {
  const { svg, markup } = writeUsedShapes(model);
  assert.equal(
    markup('/a.svg'),
    '<g class="layer-2"><use href="/a.svg#p0"/><g class="layer-3"><use href="/a.svg#p1"/></g></g>' +
      '<use href="/a.svg#p2"/><use class="drawn" href="/a.svg#p3"/><use href="/a.svg#p4"/>',
  );
  assert.match(svg, /<g id="p1" stroke="var\(--color-ink\)"><path [^>]*d="M2"\/><\/g>/);
  assert.match(
    svg,
    /<g id="p3"><path [^>]*pathLength="1"[^>]*\/><\/g><g id="p4"><text [^>]*>8 m<\/text> <\/g>/,
  );
});

const weigh = (svg: string) => brotliCompressSync(svg).length;
const limits = { titles: 1_200, pictures: 2_500 };

test('files are light and named once; pictures have no words, and only drawings beside titles use colours of the page', () => {
  const files = listDrawingFiles();
  const titles = Object.values(titleDrawings).flatMap((all) => Object.values(all).map(({ file }) => file));
  assert.equal(new Set(files.map(({ path }) => path.split('.')[0])).size, files.length);
  for (const { path, svg } of files) {
    const isTitle = titles.some((title) => title.path === path);
    assert.match(path, /^\/tekeningen\/[a-z\d-]+\.[\w-]{6}\.svg$/);
    assert.ok(weigh(svg) < (isTitle ? limits.titles : limits.pictures), `${path}: ${weigh(svg)} bytes`);
    assert.equal(isTitle, /<text|var\(/.test(svg), path);
  }
});

test('the city is an image with the other lots and the free one on top, for exactly as many solutions as it has lots', () => {
  const names = Array.from({ length: citySize }, (_, at) => solutionIconNames[at] ?? 'portal');
  assert.deepEqual(
    createCityPicture(names)?.layers.map(({ motion }) => motion),
    [undefined, 'revealed', 'layer-3'],
  );
  assert.equal(createCityPicture(names.slice(1)), undefined);
  assert.equal(createCityPicture([...names, 'portal']), undefined);
});
