import assert from 'node:assert/strict';
import { test } from 'node:test';

import sharp from 'sharp';

import { imagePalettes } from '../../drawings/looks.ts';
import { path, type Drawing } from '../../drawings/shapes.ts';
import { shareImageSize } from '../../seo/share-image.ts';
import { createCard, logoBox, paperBox, type Card } from './card.ts';
import { createShareImage, fitTitle } from './create.ts';
import { createImageUrl } from './drawing.ts';
import { layOut } from './layout.ts';

const viewBox = '0 0 10 10';
const card: Card<Drawing> = {
  name: 'Maquette',
  section: 'Kennis: SaaS & Businessmodellen',
  title: 'Zo “kies” je: één café, of twee?',
  subtitle: 'Wat het kost, hoe lang het duurt & wie er mee werkt.',
  measure: '2–3 weken, € 2.500',
  logo: { viewBox, shapes: path('M0 0h10v10H0z', 'signal', 'flat') },
  drawing: { viewBox, shapes: [path('M0 0h10v10H0z', 'wash'), { word: 'v1', place: { x: 1, y: 2 } }] },
};

const image = 'data:image/svg+xml,<svg viewBox="0 0 1 1"></svg>';

/** Returns the texts of the leaf elements. */
function listTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listTexts);
  const { children = [] } = (node as { props?: { children?: unknown } }).props ?? {};
  return typeof children === 'string' ? [children] : listTexts(children);
}

/** Returns the boxes of all text after the layout. */
async function readBoxes(changes: Partial<Card<Drawing>>) {
  const changed = { ...card, subtitle: '', ...changes };
  const boxes: { left: number; top: number; right: number; bottom: number }[] = [];
  const shown = createCard({ ...changed, logo: image, drawing: image }, await fitTitle(changed));
  await layOut(shown, changed.title, ({ type, props, left, top, width, height }) => {
    if (type !== 'div' || /^(canvas|card|words|title)$/.test(String(props['className']))) return;
    boxes.push({ left, top, right: left + width, bottom: top + height });
  });
  const texts = listTexts(shown);
  assert.equal(boxes.length, texts.length);
  return boxes.map((box, index) => ({ ...box, text: texts[index] ?? '' }));
}

for (const [name, words] of Object.entries({
  'the longest title': {
    title: 'Waarom WWW-mockups van € 12.500 meer opleveren dan mooie offertes met 40 pagina’s',
  },
  'the longest lead of a model': {
    title: 'Volg één lekkage van plafond tot besluit, langs de hele vereniging',
    subtitle: `${'Yusuf heeft een natte plek in zijn slaapkamer en '.repeat(5)}meer. En dit niet.`,
  },
  'one very long word': { title: 'Arbeidsongeschiktheidsverzekeringsmaatschappij' },
})) {
  test(`${name} stays below the logo, beside the drawing, and off its neighbours`, async () => {
    const [brand, ...boxes] = await readBoxes(words);
    assert.equal(brand?.text, 'Maquette');
    assert.ok(boxes.length >= 3);
    for (const [index, box] of boxes.entries()) {
      assert.ok(box.top >= logoBox.top + logoBox.height, `${box.text}: ${box.top}`);
      assert.ok(box.right <= paperBox.left, `${box.text}: ${box.right}`);
      assert.ok(box.bottom <= shareImageSize.height, `${box.text}: ${box.bottom}`);
      const above = boxes[index - 1];
      const isBeside = above && box.left >= above.right;
      if (above && !isBeside) assert.ok(box.top >= above.bottom - 1, `${above.text} / ${box.text}`);
    }
  });
}

for (const lines of [
  ['Eerst een', 'maquette.', 'Dan pas', 'bouwen.'],
  ['Begin met een', 'strategiegesprek'],
  ['AI integreren in', 'je SaaS-platform,', 'met de som', 'per maand'],
  ['Het bureau dat', 'eerst een', 'maquette maakt'],
]) {
  test(`a title breaks as ${lines.join(' / ')}`, async () => {
    const [, , ...words] = await readBoxes({ title: lines.join(' ') });
    const tops = new Map<number, string[]>();
    for (const { text, top } of words.slice(0, -1)) tops.set(top, [...(tops.get(top) ?? []), text]);
    const shown = Array.from(tops.values(), (line) => line.join(' ').replaceAll('\u00a0', ' '));
    assert.deepEqual(shown, lines);
  });
}

test('a title with a long word becomes smaller, without a break at a hyphen', async () => {
  for (const [title, fontSize] of [
    ['SaaS-platform', 76],
    ['Toegankelijkheidsverklaring', 44],
    ['Arbeidsongeschiktheidsverzekeringsmaatschappij', 24],
  ] as const) {
    assert.equal((await fitTitle({ ...card, title })).fontSize, fontSize, title);
  }
});

/** Returns the colours at points such as `84 76`, from the left and the top. */
async function readColours(image: Buffer, ...places: string[]): Promise<string[]> {
  const read = (place: string) => {
    const [left = 0, top = 0] = place.split(' ').map(Number);
    return sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  };
  return (await Promise.all(places.map(read))).map((pixel) => `#${pixel.toString('hex')}`);
}

test('a share image is a small PNG with logo and drawing in place, in the colours of the tokens', async () => {
  const image = await createShareImage(card);
  const { format, width, height } = await sharp(image).metadata();
  assert.deepEqual({ format, width, height }, { format: 'png', ...shareImageSize });
  assert.ok(image.length < 120_000, `${image.length} bytes`);
  const { signal, wash, pen, ground } = imagePalettes.paper;
  const colours = await readColours(image, '84 76', '900 340', '640 340', '1185 615');
  assert.deepEqual(colours, [signal, wash, pen, ground]);
});

test('a word of a drawing becomes an outline at the same place', async () => {
  const shapes = [
    { word: 'v1', place: { x: 100, y: -12 } },
    { word: 'v2', place: { transform: 'matrix(1 .5 0 1 8 9)', dy: '.35em' } },
  ];
  const url = await createImageUrl({ viewBox: '0 0 20 10', shapes }, { width: 20, height: 10 });
  const svg = Buffer.from(url.split(',')[1] ?? '', 'base64').toString();
  assert.match(svg, /^<svg [^>]*font-size="22"/);
  assert.doesNotMatch(svg, /<text/);
  const outlines = svg.matchAll(/<path id="(.*?)" transform="(.*?)" d="M/g);
  assert.deepEqual(
    Array.from(outlines, ([, ...outline]) => outline),
    [
      ['v1', 'translate(-600 -18.7)'],
      ['v2', 'translate(-600 -18.7)'],
    ],
  );
  assert.match(svg, /<use [^>]*x="100" y="-12" href="#v1"\/>/);
  assert.match(svg, /<use [^>]*transform="matrix\(1 \.5 0 1 8 9\)" y="\.35em" href="#v2"\/>/);
});

test('a letter that the fonts lack stops the build', async () => {
  for (const part of ['section', 'title', 'subtitle', 'measure']) {
    await assert.rejects(
      createShareImage({ ...card, [part]: 'Meer ≥ beter' }),
      /Het teken "≥" op het deelplaatje/,
      part,
    );
  }
});
