import type { Locator, Page } from 'playwright/test';

import { particleCanvasSettings } from '../../src/islands/particle-canvas/settings.ts';
import { scrollTo, waitForFrames } from '../support/islands.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const { maxPixelRatio, particleCount, linkDistancePx, dotOpacity } = particleCanvasSettings;
/** The least visible opacity of a dot on paper. */
const leastOpacity = 0.2;

interface Point {
  x: number;
  y: number;
}

interface Recorder {
  dots: Point[];
  lines: { from: Point; to: Point }[];
  asked: number;
  request: typeof requestAnimationFrame;
}

test.beforeEach(({ page }) => recordFrames(page));

test('fifty particles drift, joined by lines below 150 px', { tag: tags.phone }, async ({ page }) => {
  await page.goto('/');
  const canvas = page.locator('canvas');
  await expect(canvas).toBeVisible();
  await expect.poll(async () => (await readFrame(page)).dots.length).toBe(particleCount);
  const { dots, lines } = await readFrame(page);
  await expect.poll(async () => (await readFrame(page)).dots).not.toEqual(dots);
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const dot of dots) {
    expect(dot.x >= 0 && dot.x <= width && dot.y >= 0 && dot.y <= height, `${dot.x}, ${dot.y}`).toBe(true);
  }
  const isNear = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y) < linkDistancePx;
  const pairs = dots.flatMap((from, place) => dots.slice(place + 1).map((to) => ({ from, to })));
  expect(lines).toHaveLength(pairs.filter(({ from, to }) => isNear(from, to)).length);
  expect(lines.filter(({ from, to }) => !isNear(from, to))).toEqual([]);

  const { bottom } = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect());
  expect(y).toBeGreaterThanOrEqual(bottom);
  await expect(canvas.locator('..')).toHaveAttribute('aria-hidden', 'true');
  const hit = ([left, top]: number[]) => document.elementFromPoint(left ?? 0, top ?? 0)?.nodeName;
  expect(await page.evaluate(hit, [x + 2, y + 100])).not.toBe('CANVAS');
  const mask = await canvas.locator('..').evaluate((element) => getComputedStyle(element).maskImage);
  const alphas = Array.from(mask.matchAll(/rgba\([^)]*, ([\d.]+)\)/g), ([, alpha]) => Number(alpha));
  expect(alphas).not.toEqual([]);
  for (const alpha of alphas) expect(alpha * dotOpacity).toBeGreaterThanOrEqual(leastOpacity);
});

test('they move only where motion is welcome and somebody can see it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const still = page.locator('.particle-canvas');
  await expect(still).toHaveCSS('background-image', /still-picture/);
  await expect(still).toHaveCSS('background-size', '100% 100%');
  await expectAtRest(page);
  await expect(page.locator('canvas')).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('canvas')).toBeVisible();
  await expectMoving(page);
  await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
  await expectAtRest(page);
  await scrollTo(page, 0);
  await expectMoving(page);
  await setHidden(page, true);
  await expectAtRest(page);
  await setHidden(page, false);
  await expectMoving(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAtRest(page);
  expect(await countDrawnQuarters(page)).toBe(4);
});

test.describe('the canvas', { tag: [tags.phone, tags.nightly] }, () => {
  for (const [density, ratio] of [
    [1, 1],
    [3, maxPixelRatio],
  ] as const) {
    test.describe(`on a screen of density ${density}`, () => {
      test.use({ deviceScaleFactor: density });

      test('is as sharp as can be seen, and fills its place after a change of size', async ({ page }) => {
        const canvas = await openInMotion(page);
        for (const [width, height] of [
          [320, 480],
          [1440, 900],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expectSharp(canvas, ratio);
          expect(await countDrawnQuarters(page)).toBe(4);
        }
        await expectMoving(page);
      });
    });
  }

  test('fills its place after printing, and at rest', async ({ page }) => {
    const canvas = await openInMotion(page);
    await page.emulateMedia({ media: 'print' });
    await expect(canvas).toBeHidden();
    await waitForFrames(page);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await expect(canvas).toBeVisible();
    await expectAtRest(page);
    expect(await countDrawnQuarters(page)).toBe(4);
    await page.setViewportSize({ width: 700, height: 600 });
    await waitForFrames(page);
    expect(await countDrawnQuarters(page)).toBe(4);
    await expectAtRest(page);
  });
});

async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const recorder: Recorder = { dots: [], lines: [], asked: 0, request };
    Object.assign(window, { recorder });
    window.requestAnimationFrame = (callback) => {
      recorder.asked += 1;
      return request(callback);
    };
    const canvas = CanvasRenderingContext2D.prototype as unknown as Record<string, (...at: number[]) => void>;
    const watch = (name: string, listen: (x: number, y: number) => void) => {
      const own = canvas[name];
      canvas[name] = function (x = 0, y = 0, ...others) {
        listen(x, y);
        own?.call(this, x, y, ...others);
      };
    };
    let from: Point = { x: 0, y: 0 };
    watch('clearRect', () => Object.assign(recorder, { dots: [], lines: [] }));
    watch('moveTo', (x, y) => (from = { x, y }));
    watch('lineTo', (x, y) => recorder.lines.push({ from, to: { x, y } }));
    watch('arc', (x, y) => recorder.dots.push({ x, y }));
  });
}

const readFrame = (page: Page): Promise<Pick<Recorder, 'dots' | 'lines'>> =>
  page.evaluate(() => (window as unknown as { recorder: Recorder }).recorder);

/** How many frames the page requests while the browser shows ten. */
function countAskedFrames(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { recorder } = window as unknown as { recorder: Recorder };
    await new Promise(recorder.request);
    const before = recorder.asked;
    for (let frame = 0; frame < 10; frame += 1) await new Promise(recorder.request);
    return recorder.asked - before;
  });
}

async function expectAtRest(page: Page): Promise<void> {
  await expect.poll(() => countAskedFrames(page)).toBe(0);
}

async function expectMoving(page: Page): Promise<void> {
  await expect.poll(() => countAskedFrames(page)).toBeGreaterThan(5);
}

async function openInMotion(page: Page): Promise<Locator> {
  await page.goto('/');
  await expect(page.locator('canvas')).toBeVisible();
  await expectMoving(page);
  return page.locator('canvas');
}

async function expectSharp(canvas: Locator, ratio: number): Promise<void> {
  const isSharp = ({ width, height, clientWidth, clientHeight }: HTMLCanvasElement, by: number) =>
    width > 0 && width === Math.round(clientWidth * by) && height === Math.round(clientHeight * by);
  await expect.poll(() => canvas.evaluate(isSharp, ratio)).toBe(true);
}

/** How many quarters of the canvas are drawn in; fifty particles leave none empty. */
function countDrawnQuarters(page: Page): Promise<number> {
  return page.locator('canvas').evaluate((element: HTMLCanvasElement) => {
    const [width, height] = [Math.floor(element.width / 2), Math.floor(element.height / 2)];
    const context = element.getContext('2d');
    const places = [0, width].flatMap((x) => [0, height].map((y) => [x, y] as const));
    return places.filter(([x, y]) =>
      context?.getImageData(x, y, width, height).data.some((value) => value > 0),
    ).length;
  });
}

/** Headless tabs are never hidden by themselves. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
