// Drawings below the first screen: images that come when a visitor gets near, in the colours of what they stand on.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { dist, readBuiltPages } from '../support/built-pages.ts';
import { expectKept, hasPictures } from '../support/drawings.ts';
import { scrollTo, waitForFrames } from '../support/islands.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { weigh } from '../support/weight.ts';

const maxBytes = 2_500;
/** The whole city of seven models. */
const maxCityBytes = 9_000;
const pictures = 'img[src*="/_astro/picture."]';
const isPicture = /\/_astro\/picture\.[\w-]{6}\.svg$/;

const pages = await readBuiltPages();
const images = pages.flatMap(({ path, html }) =>
  (html.match(/<img[^>]*\/_astro\/picture\.[^>]*>/g) ?? []).map((image) => ({ path, image })),
);
const names = (await readdir(join(dist, '_astro'))).filter((name) => name.startsWith('picture.'));
const sources = await Promise.all(names.map((name) => readFile(join(dist, '_astro', name), 'utf8')));

test('a picture is light, and needs nothing of a page: no class, no custom property, no letter', () => {
  expect(names.length).toBeGreaterThan(1);
  const weights = sources.map(weigh).toSorted((a, b) => b - a);
  expect.soft(weights[0]).toBeLessThan(maxCityBytes);
  expect.soft(weights[1]).toBeLessThan(maxBytes);
  for (const [at, svg] of sources.entries()) {
    expect.soft(svg, names[at]).not.toMatch(/class=|style|var\(|<text/);
    expect.soft(svg.match(/viewBox="([^"]*)"/g)?.length, names[at]).toBe(1);
  }
});

test('a picture is named by its content and kept for a year, and every one is shown', async ({ request }) => {
  await expectKept(request, 'picture', names);
  const shown = images.map(({ image }) => /picture\.[^"]*/.exec(image)?.[0]);
  expect([...new Set(shown)].toSorted()).toEqual(names.toSorted());
});

test('a picture has its measures, says what it shows or that it is silent, and waits for the visitor', () => {
  for (const { path, image } of images) {
    expect.soft(image, path).toMatch(/ width="\d+" height="\d+"/);
    expect.soft(image, path).toMatch(/ loading="lazy"/);
    expect.soft(image, path).toMatch(/ alt="([^"]{20,110})?"/);
  }
});

test('pictures come as the visitor gets near, and all of them do', { tag: tags.phone }, async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => isPicture.test(request.url()) && asked.add(request.url()));
  await page.goto(routes.home, { waitUntil: 'networkidle' });
  expect(asked.size).toBeLessThan(await page.locator(pictures).count());
  await expect.poll(() => page.evaluate(hasPictures)).toBe(true);
});

test(
  'on a phone a picture near the first screen lets the words come first',
  { tag: tags.phoneOnly },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => isPicture.test(request.url()) && asked.push(request.url()));
    // Time stands still for what moves, and so does what the pictures wait for.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(routes.home, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  },
);

test('pictures come without scripts', { tag: tags.noJs }, async ({ page }) => {
  await page.goto(routes.home);
  await expect.poll(() => page.evaluate(hasPictures)).toBe(true);
});

/** The motions of pictures, which the page forgets when they are over; that they wait for the fonts is none. */
const keepMotions = (page: Page) =>
  page.locator(pictures).evaluateAll((images) => {
    const motions = images
      .flatMap((image) => image.getAnimations())
      .filter((motion) => motion instanceof CSSAnimation && motion.animationName !== 'late');
    Object.assign(window, { motions });
    return motions.length;
  });

/** How far the first motion of the page is, in ms, and whether it is over. */
const readMotion = (page: Page) =>
  page.evaluate(() => {
    const [first] = (window as { motions?: Animation[] }).motions ?? [];
    return { time: Number(first?.currentTime), state: first?.playState };
  });

test('what moves waits until it is seen, moves once, and rests for who comes back', async ({ page }) => {
  await page.goto(routes.home);
  expect(await keepMotions(page)).toBeGreaterThan(0);
  await waitForFrames(page);
  expect((await readMotion(page)).time).toBe(0);

  const seen = page.locator(pictures).and(page.locator('span > img + img')).first();
  await seen.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await readMotion(page)).state).toBe('finished');
  const end = await readMotion(page);
  await scrollTo(page, 0);
  await seen.scrollIntoViewIfNeeded();
  await waitForFrames(page);
  expect(await readMotion(page)).toEqual(end);
});

test('nothing moves for who wants no motion, and nothing on paper', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.home);
  expect(await keepMotions(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  expect(await keepMotions(page)).toBe(0);
});

/** Whether pictures on paper and on the dark ground are turned: their dark lines light, and their light ones dark. */
const readTurned = (page: Page) =>
  page.locator(pictures).evaluateAll((images) => {
    const read = (found: Element[]) => [
      ...new Set(found.map((image) => getComputedStyle(image).filter !== 'none')),
    ];
    const dark = images.filter((image) => image.closest('.ground-blueprint'));
    return { paper: read(images.filter((image) => !dark.includes(image))), blueprint: read(dark) };
  });

const surroundings = [
  ['on the screen', {}, { paper: [false], blueprint: [false] }],
  ['on paper', { media: 'print' }, { paper: [false], blueprint: [true] }],
  [
    'in light forced colours',
    { forcedColors: 'active', colorScheme: 'light' },
    { paper: [false], blueprint: [true] },
  ],
  [
    'in dark forced colours',
    { forcedColors: 'active', colorScheme: 'dark' },
    { paper: [true], blueprint: [false] },
  ],
] as const;

for (const [where, media, turned] of surroundings) {
  test(`the lines of a picture stand out ${where}`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto(routes.home);
    expect(await readTurned(page)).toEqual(turned);
  });
}
