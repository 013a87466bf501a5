// Builds a copy of the site in another brand's colour and looks for the old one in every file that was built.
import assert from 'node:assert/strict';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';

import sharp from 'sharp';

import { computeTokens, findToken } from '../styles/tokens.ts';
import { buildSite, copySite } from '../tools/testing/trial-site.ts';

const file = 'src/styles/tokens.css';
const tokens = await readFile(file, 'utf8');
const green = tokens.replace(/(?<=--color-cobalt: )[^;]+/, '#0b6e3f');

/** The brand's colour and its opaque shades. */
const names = Array.from(
  tokens.matchAll(/--(color-(?:cobalt|blueprint)[\w-]*): (?:#|oklch)/g),
  ([, name]) => name ?? '',
);
const listColors = (css: string) => names.map((name) => findToken(name, computeTokens(css)));
const oldColors = listColors(tokens);
const newColors = listColors(green);

const copy = await copySite();
after(() => rm(copy, { recursive: true, force: true }));
await writeFile(join(copy, file), green);
const { status, output } = buildSite(copy, { SHARE_IMAGES: 'on' });
assert.equal(status, 0, output);

const dist = join(copy, 'dist');
const listFiles = (pattern: string) => Array.fromAsync(glob(pattern, { cwd: dist }));
const read = (path: string) => readFile(join(dist, path));

/** Which of the colours a text has: as `#2141b8`, `rgb(33, 65, 184)` or `rgb(33 65 184 / 50%)`. */
function findInText(text: string, colors: string[]): string[] {
  return colors.filter((color) => {
    const channels = (color.match(/[\da-f]{2}/g) ?? []).map((channel) => parseInt(channel, 16));
    return new RegExp(`${color}|rgba?\\(${channels.join('[, ]+')}\\b`, 'i').test(text);
  });
}

/** Which of the colours the pixels of an image have. */
async function findInImage(image: Buffer, colors: string[]): Promise<string[]> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels) pixels.add(data.readUIntBE(at, 3));
  return colors.filter((color) => pixels.has(parseInt(color.slice(1), 16)));
}

test('pages, style sheets, scripts and drawings have the new colour alone', async () => {
  const paths = await listFiles('**/*.{html,css,js,svg,xml,txt,webmanifest}');
  const recoloured = new Set<string>();
  for (const path of paths) {
    const text = (await read(path)).toString();
    assert.deepEqual(findInText(text, oldColors), [], path);
    if (findInText(text, newColors).length > 0) recoloured.add(path.split('.').at(-1) ?? '');
  }
  assert.deepEqual(recoloured, new Set(['html', 'svg']));
});

test('icons and share images have the new colour alone', async () => {
  const images = new Map<string, Buffer>();
  for (const path of await listFiles('**/*.png')) images.set(path, await read(path));
  const ico = await read('favicon.ico');
  images.set('favicon.ico', ico.subarray(ico.readUInt32LE(18)));
  for (const [path, image] of images) {
    assert.deepEqual(await findInImage(image, oldColors), [], path);
    // A logo need not have it.
    if (path.startsWith('delen/')) assert.notDeepEqual(await findInImage(image, newColors), [], path);
  }
});
