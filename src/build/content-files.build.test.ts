// Builds a copy of the site with photos in content/; creating the photos takes some seconds.
import assert from 'node:assert/strict';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';

import sharp from 'sharp';

import { photoWidths } from '../site/photos.ts';
import { siteUrl } from '../site/site-url.ts';
import { sampleFiles } from '../tools/testing/sample-folder.ts';
import { cameraWords, takePhoto, writePhoto } from '../tools/testing/sample-photos.ts';
import { buildSite, copySite } from '../tools/testing/site-copy.ts';

const copy = await copySite({ sampleContent: true });
after(() => rm(copy, { recursive: true, force: true }));

const photo = async (bytes: Promise<Buffer>, file: string, alt: string, credit = {}) => ({
  bytes: await bytes,
  words: { file, alt, ...credit },
});
const photos = {
  kraan: await photo(takePhoto(2000, 1400), 'kraan.jpg', 'Een kraan in de bouw', { credit: 'Zoë Jansen' }),
  scherm: await photo(takePhoto(1600, 900, 'png'), 'IMG_0012.PNG', 'Een scherm met een planning'),
  mens: await photo(takePhoto(1600, 2400, 'webp'), 'mens.webp', 'Iemand kijkt naar buiten'),
  nowhereShown: await photo(takePhoto(1700, 1000, 'avif'), 'bewaard.avif', 'Een foto die nergens staat'),
};
for (const [key, one] of Object.entries(photos)) await writePhoto(copy, key.toLowerCase(), one);

const figure = '\n<Figure photo="scherm" caption="De planning van een dag" />\n';
for (const [file, field, end] of [
  ['content/kennis/eerste-artikel.mdx', 'image: kraan', figure],
  ['content/cases/eerste-case.mdx', 'image: kraan', ''],
  ['content/team/eerste-mens.mdx', 'portrait: mens', ''],
] as const) {
  const text = (sampleFiles[file] ?? '').replace(/^(image|portrait): .*$/m, field);
  await writeFile(join(copy, file), text + end);
}

const { status, output } = buildSite(copy);
assert.equal(status, 0, output);
const dist = join(copy, 'dist');
const read = (path: string) => readFile(join(dist, path), 'utf8');

/** Returns the attributes of a tag. */
const readTag = (tag = '') =>
  Object.fromEntries(Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]));

/** Returns the tags of the AVIF and the image of each photo from content/ on a page. */
function readPhotos(html: string) {
  const found = html.matchAll(/<picture>(<source.*?)(<img.*?)<\/picture>/gs);
  return Array.from(found, ([, source, image]) => ({ source: readTag(source), image: readTag(image) }));
}

const listSizes = (srcset = '') => srcset.split(', ').map((size) => size.split(' ') as [string, string]);
const measure = async (path: string) => sharp(await readFile(join(dist, path))).metadata();

test('a page shows photos in two formats of every width, with alt text', async () => {
  for (const [page, ...keys] of [
    ['kennis/eerste-artikel.html', 'kraan', 'scherm'],
    ['kennis.html', 'kraan'],
    ['cases.html', 'kraan'],
    ['over.html', 'mens'],
  ] as const) {
    const found = readPhotos(await read(page));
    const shown = keys.map((key) => photos[key].words.alt);
    assert.equal(found.map(({ image }) => image['alt']).join(), shown.join(), page);
    for (const { source, image } of found) {
      assert.deepEqual([image['width'], image['height'], image['loading']], ['768', '432', 'lazy']);
      assert.deepEqual([source['type'], source['sizes']], ['image/avif', image['sizes']]);
      assert.ok(listSizes(image['srcset']).some(([path]) => path === image['src']));
      for (const [format, srcset] of [
        ['heif', source['srcset']],
        ['webp', image['srcset']],
      ] as const) {
        const sizes = listSizes(srcset);
        assert.equal(sizes.map(([, width]) => width).join(), photoWidths.map((width) => `${width}w`).join());
        for (const [path, width] of sizes) {
          const real = await measure(path);
          assert.deepEqual([real.format, `${real.width}w`], [format, width], path);
          assert.equal(real.height, Math.round((real.width * 9) / 16), path);
        }
      }
    }
  }
});

test('originals, unused photos and metadata are not published', async () => {
  const original = await sharp(photos.kraan.bytes).metadata();
  for (const part of ['exif', 'xmp', 'icc'] as const) assert.ok(original[part], part);
  for (const file of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const bytes = await readFile(join(file.parentPath, file.name));
    for (const word of cameraWords) assert.ok(!bytes.includes(word), `${word} in ${file.name}`);
    if (!file.parentPath.includes('_astro') || !/\.(avif|webp|png|jpe?g)$/i.test(file.name)) continue;
    assert.match(file.name, /^(kraan|IMG_0012|mens)\..*\.(avif|webp)$/);
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    assert.deepEqual([exif, xmp, iptc, icc], [undefined, undefined, undefined, undefined], file.name);
  }
});

test('an article has its photo in three aspect ratios for search engines', async () => {
  const [, list = ''] = /"image":(\[.*?\])/.exec(await read('kennis/eerste-artikel.html')) ?? [];
  const addresses = JSON.parse(list) as string[];
  assert.ok(
    addresses.every((address) => address.startsWith(`${siteUrl}/_astro/`)),
    list,
  );
  const sizes = await Promise.all(addresses.map((address) => measure(address.slice(siteUrl.length))));
  assert.deepEqual(
    sizes.map(({ width, height }) => `${width} x ${height}`),
    ['1600 x 900', '1600 x 1200', '1400 x 1400'],
  );
});

test('the feed has a photo in one format, with an absolute address', async () => {
  const feed = (await read('kennis/rss.xml')).replaceAll('&lt;', '<').replaceAll('&quot;', '"');
  const { alt } = photos.scherm.words;
  const shown = readPhotos(await read('kennis/eerste-artikel.html')).find(
    ({ image }) => image['alt'] === alt,
  );
  assert.ok(shown);
  const { src } = readTag(new RegExp(`<img[^>]* alt="${alt}"[^>]*>`).exec(feed)?.[0]);
  assert.equal(src, `${siteUrl}${shown.image['src']}`);
  assert.doesNotMatch(feed, /<(picture|source)/);
});

test('an unusable photo stops the build with its file and advice', async () => {
  await writePhoto(copy, 'kraan', { bytes: await takePhoto(1599, 900), words: photos.kraan.words });
  const { status, output } = buildSite(copy);
  assert.notEqual(status, 0);
  assert.match(
    output,
    /content\/beelden\/kraan\/index\.json:\d+:\d+ fout: foto "kraan\.jpg": is 1599 bij 900/,
  );
});
