// Builds a copy of the site with an owner's own photos and reads what was built; making the photos takes some seconds.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { chromium } from 'playwright/test';
import sharp from 'sharp';

import { photoHost, photoWidths } from '../site/photos.ts';
import { siteUrl } from '../site/site-url.ts';
import { browserArgs, findTestBrowser } from '../tools/testing/browser.ts';
import { trialFiles } from '../tools/testing/trial-folder.ts';
import { cameraWords, takePhoto, writeOwnPhoto } from '../tools/testing/trial-photos.ts';
import { buildSite, copySite } from '../tools/testing/trial-site.ts';
import { createSiteHandler } from '../tools/server/site-handler.ts';

const copy = await copySite({ trialContent: true });
after(() => rm(copy, { recursive: true, force: true }));

const photos = {
  kraan: {
    bytes: await takePhoto(2000, 1400),
    words: { file: 'kraan.jpg', alt: 'Een kraan boven een bouwplaats', credit: 'Zoë Jansen' },
  },
  scherm: {
    bytes: await takePhoto(1600, 900, 'png'),
    words: { file: 'IMG_0012.PNG', alt: 'Een scherm met een planning' },
  },
  mens: {
    bytes: await takePhoto(1600, 2400, 'webp'),
    words: { file: 'mens.webp', alt: 'Iemand kijkt naar buiten' },
  },
  // No text shows this one.
  bewaard: {
    bytes: await takePhoto(1700, 1000, 'avif'),
    words: { file: 'bewaard.avif', alt: 'Een foto die nergens staat' },
  },
};
for (const [key, photo] of Object.entries(photos)) await writeOwnPhoto(copy, key, photo);

const textOf = (file: string) => trialFiles[file] ?? '';
const article = 'content/kennis/eerste-artikel.mdx';
const figure = '\n<Figure photo="scherm" caption="De planning van een dag" />\n';
const texts = {
  [article]: textOf(article).replace(/^image: .*$/m, 'image: kraan') + figure,
  'content/cases/eerste-case.mdx': textOf('content/cases/eerste-case.mdx').replace(
    /^image: .*$/m,
    'image: kraan',
  ),
  'content/team/eerste-mens.mdx': textOf('content/team/eerste-mens.mdx').replace(
    /^portrait: .*$/m,
    'portrait: mens',
  ),
};
for (const [file, text] of Object.entries(texts)) await writeFile(join(copy, file), text);

const { status, output } = buildSite(copy);
assert.equal(status, 0, output);
const dist = join(copy, 'dist');
const read = (path: string) => readFile(join(dist, path), 'utf8');
const built = await readdir(join(dist, '_astro'), { recursive: true });
const pictures = built.filter((file) => /\.(avif|webp|png|jpe?g)$/i.test(file));

const server = createServer(await createSiteHandler(dist)).listen(0, '127.0.0.1');
await once(server, 'listening');
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserArgs });
after(async () => {
  await browser.close();
  server.close().closeAllConnections();
});
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** The attributes of an element's tag. */
const readTag = (tag = '') =>
  Object.fromEntries(Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]));

/** The own photos of a page: of each the tag of its AVIF and that of its image. */
function readPhotos(html: string) {
  const found = html.matchAll(/<\/svg><picture>(<source.*?)(<img.*?)<\/picture>/gs);
  return Array.from(found, ([, source, image]) => ({ source: readTag(source), image: readTag(image) }));
}

const listSizes = (srcset = '') => srcset.split(', ').map((size) => size.split(' ') as [string, string]);
const measure = async (path: string) => sharp(await readFile(join(dist, path))).metadata();

/** Where each photo is shown, in the order of the page. */
const shown: [page: string, keys: (keyof typeof photos)[]][] = [
  ['kennis/eerste-artikel.html', ['scherm', 'kraan']],
  ['kennis/tweede-artikel.html', ['kraan']],
  ['kennis.html', ['kraan']],
  ['cases.html', ['kraan']],
  ['over.html', ['mens']],
];

for (const [page, keys] of shown) {
  test(`${page} shows its own photos over their drawings, in two formats of every width, with what they show`, async () => {
    const found = readPhotos(await read(page));
    assert.deepEqual(
      found.map(({ image }) => image['alt']),
      keys.map((key) => photos[key].words.alt),
    );
    for (const { source, image } of found) {
      assert.deepEqual([image['width'], image['height']], ['768', '432']);
      assert.deepEqual(
        [image['loading'], image['decoding'], source['type']],
        ['lazy', 'async', 'image/avif'],
      );
      assert.equal(source['sizes'], image['sizes']);
      assert.ok(listSizes(image['srcset']).some(([path]) => path === image['src']));
      for (const [format, srcset] of [
        ['heif', source['srcset']],
        ['webp', image['srcset']],
      ] as const) {
        const sizes = listSizes(srcset);
        assert.deepEqual(
          sizes.map(([, width]) => width),
          photoWidths.map((width) => `${width}w`),
        );
        for (const [path, width] of sizes) {
          const real = await measure(path);
          assert.match(path, /^\/_astro\/beelden\/[\w.-]+$/);
          assert.deepEqual([real.format, `${real.width}w`], [format, width]);
          assert.equal(real.height, Math.round((real.width * 9) / 16));
        }
      }
    }
  });
}

test('a page that shows own photos alone asks nobody else for one, and has no style attribute', async () => {
  for (const page of ['cases.html', 'over.html']) {
    const html = await read(page);
    assert.ok(!html.includes(photoHost), page);
    assert.doesNotMatch(html, /\sstyle="/);
  }
  assert.ok((await read('kennis/derde-artikel.html')).includes(photoHost));
});

test('the maker of a photo stands below it, and no name where there is none', async () => {
  const captions = (await read('kennis/eerste-artikel.html')).match(/<figcaption>.*?<\/figcaption>/gs) ?? [];
  assert.deepEqual(
    captions.map((caption) => /Foto: ([^<]*)/.exec(caption)?.[1]),
    [undefined, 'Zoë Jansen'],
  );
});

test('no place, camera or profile is left in a built picture, nor anywhere else', async () => {
  assert.ok(pictures.length > 0);
  const original = await sharp(photos.kraan.bytes).metadata();
  for (const part of ['exif', 'xmp', 'icc'] as const) assert.ok(original[part], part);
  for (const file of pictures) {
    const { exif, xmp, iptc, icc } = await measure(`_astro/${file}`);
    assert.deepEqual([exif, xmp, iptc, icc], [undefined, undefined, undefined, undefined], file);
  }
  for (const file of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const bytes = await readFile(join(file.parentPath, file.name));
    for (const word of cameraWords) assert.ok(!bytes.includes(word), `${word} in ${file.name}`);
  }
});

test('neither an original nor a photo that no text shows is published', () => {
  assert.deepEqual(
    pictures.filter((file) => !/^beelden\/(kraan|IMG_0012|mens)\..*\.(avif|webp)$/.test(file)),
    [],
  );
});

test('an article tells search engines its photo in three ratios, each as large as it is', async () => {
  const readImages = async (page: string) => {
    const [, list = ''] = /"image":(\[.*?\])/.exec(await read(page)) ?? [];
    return JSON.parse(list) as { url: string; width: string; height: string }[];
  };
  const own = await readImages('kennis/eerste-artikel.html');
  const sizes = own.map(({ width, height }) => `${width} x ${height}`);
  assert.deepEqual(sizes, ['1600 x 900', '1600 x 1200', '1400 x 1400']);
  for (const { url, width, height } of own) {
    assert.ok(url.startsWith(`${siteUrl}/_astro/`), url);
    const real = await measure(url.slice(siteUrl.length));
    assert.deepEqual([real.width, real.height], [Number(width), Number(height)]);
  }
  for (const { url, width, height } of await readImages('kennis/derde-artikel.html')) {
    const { searchParams } = new URL(url);
    assert.deepEqual([searchParams.get('w'), searchParams.get('h')], [width, height]);
  }
});

test('a feed reader gets a photo in one format, by its whole address', async () => {
  const feed = (await read('kennis/rss.xml')).replaceAll('&lt;', '<').replaceAll('&quot;', '"');
  const { image } = readPhotos(await read('kennis/eerste-artikel.html'))[0] ?? {};
  const tag = /<img[^>]* alt="Een scherm met een planning"[^>]*>/.exec(feed)?.[0];
  const { src, width, height } = readTag(tag);
  assert.deepEqual([src, width, height], [`${siteUrl}${image?.['src']}`, '768', '432']);
  assert.doesNotMatch(feed, /<(picture|source)/);
});

test('a picture is kept for a year, says what it is, and may be shown by a feed reader', async () => {
  for (const [file, type] of [
    [pictures.find((each) => each.endsWith('.avif')), 'image/avif'],
    [pictures.find((each) => each.endsWith('.webp')), 'image/webp'],
  ]) {
    const { headers } = await fetch(`${address}/_astro/${file}`);
    assert.equal(headers.get('Content-Type'), type);
    assert.equal(headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
    assert.equal(headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
  }
});

for (const width of [390, 1440]) {
  test(`at ${width} px a browser shows the AVIF that fits, over the whole frame, and nothing moves`, async () => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const problems: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== address) problems.push(request.url());
    });
    await page.goto(`${address}/over`);
    const image = page.getByRole('img', { name: photos.mens.words.alt });
    const before = await image.boundingBox();
    await image.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (alt) => (document.querySelector<HTMLImageElement>(`[alt="${alt}"]`)?.naturalWidth ?? 0) > 0,
      photos.mens.words.alt,
    );
    const { source, frame } = await image.evaluate((element: HTMLImageElement) => {
      const { width, height } = element.closest('div')?.getBoundingClientRect() ?? new DOMRect();
      return { source: element.currentSrc, frame: { width, height } };
    });
    const [smallest] = listSizes(readPhotos(await read('over.html'))[0]?.source['srcset']);
    assert.equal(new URL(source).pathname, smallest?.[0]);
    const after = await image.boundingBox();
    assert.deepEqual([after?.width, after?.height], [before?.width, before?.height]);
    assert.ok(Math.abs(frame.width / frame.height - 16 / 9) < 0.01, JSON.stringify(frame));
    assert.deepEqual([after?.width, after?.height], [frame.width + 48, frame.height + 48]);
    assert.deepEqual(problems, []);
    await page.close();
  });
}

test('a photo that cannot be shown stops the build, with its file and what to do', async () => {
  const small = { bytes: await takePhoto(1599, 900), words: photos.kraan.words };
  await writeOwnPhoto(copy, 'kraan', small);
  const { status, output } = buildSite(copy);
  assert.notEqual(status, 0);
  assert.match(
    output,
    /content\/beelden\/kraan\/index\.json\n\s+- foto "kraan\.jpg": is 1599 bij 900 pixels; minstens/,
  );
});

test('words that the site does not know stop the build, with the file and the field', async () => {
  const words = { ...photos.kraan.words, alt: 'Kraan' };
  await writeOwnPhoto(copy, 'kraan', { bytes: photos.kraan.bytes, words });
  const { status, output } = buildSite(copy);
  assert.notEqual(status, 0);
  assert.match(output, /content\/beelden\/kraan\/index\.json\n\s+- veld "alt": te kort: minstens 10 tekens/);
});
