import type { Locator, Page } from 'playwright/test';

import { particleCanvasSettings } from '../../src/islands/particle-canvas/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { scrollTo, waitForFrames } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const { maxPixelRatio, particleCount, dotOpacity } = particleCanvasSettings;
/** Of a dot on paper; less cannot be seen. */
const leastOpacity = 0.2;

test.describe('the particle canvas', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => countFrames(page));

  test.describe('in motion', () => {
    test('moves', async ({ page }) => {
      const canvas = await openInMotion(page);
      const before = await readPicture(canvas);
      await expect.poll(() => readPicture(canvas)).not.toBe(before);
    });

    test('says nothing to assistive technology and takes no click', async ({ page }) => {
      const canvas = await openInMotion(page);
      await expect(canvas.locator('..')).toHaveAttribute('aria-hidden', 'true');
      const snapshot = await page.getByRole('main').ariaSnapshot();
      expect(snapshot).not.toMatch(/canvas|img$/m);
      const box = await canvas.boundingBox();
      const hit = await page.evaluate(
        ({ x, y }) => document.elementFromPoint(x + 2, y + 100)?.nodeName,
        box ?? { x: 0, y: 0 },
      );
      expect(hit).not.toBe('CANVAS');
    });

    for (const [density, ratio] of [
      [1, 1],
      [2, 2],
      [3, maxPixelRatio],
    ] as const) {
      test.describe(`on a screen of density ${density}`, () => {
        test.use({ deviceScaleFactor: density });

        test('is as sharp as can be seen, also after a change of size', async ({ page }) => {
          const canvas = await openInMotion(page);
          await expectSharp(canvas, ratio);
          await page.setViewportSize({ width: 700, height: 600 });
          await expectSharp(canvas, ratio);
          await page.setViewportSize({ width: 320, height: 480 });
          await expectSharp(canvas, ratio);
          await page.setViewportSize({ width: 1600, height: 1000 });
          await expectSharp(canvas, ratio);
          await expectMoving(page);
        });
      });
    }

    test('fills the new size after a window was made small and large again', async ({ page }) => {
      const canvas = await openInMotion(page);
      await page.setViewportSize({ width: 320, height: 480 });
      await waitForFrames(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await waitForFrames(page);
      expect(await countDrawnQuarters(canvas)).toBe(4);
    });

    test('fills its place again after printing', async ({ page }) => {
      const canvas = await openInMotion(page);
      await page.emulateMedia({ media: 'print' });
      await expect(canvas).toBeHidden();
      await waitForFrames(page);
      await page.emulateMedia({ media: 'screen' });
      await expect(canvas).toBeVisible();
      await waitForFrames(page);
      expect(await countDrawnQuarters(canvas)).toBe(4);
      await expectMoving(page);
    });
  });

  for (const width of [360, 1440]) {
    test(`all fifty can be seen at ${width} px, and none behind the menu`, async ({ page }) => {
      await recordDots(page);
      await page.setViewportSize({ width, height: 900 });
      const canvas = await openInMotion(page);
      const header = await page.getByRole('banner').boundingBox();
      const field = await canvas.boundingBox();
      expect(field?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity));
      const dots = await listDots(canvas);
      expect(dots).toHaveLength(particleCount);
      for (const { x, y, opacity } of dots) {
        expect(x >= 0 && x <= (field?.width ?? 0) && y >= 0 && y <= (field?.height ?? 0)).toBe(true);
        expect(opacity, `at ${x}, ${y}`).toBeGreaterThanOrEqual(leastOpacity);
      }
    });

    test(`at rest all fifty can be seen at ${width} px too`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(getStillPicture(page)).toHaveCSS('background-size', '100% 100%');
      const file = await getStillPicture(page).evaluate((element) =>
        fetch(/(?<=url\(").+(?="\))/.exec(getComputedStyle(element).backgroundImage)?.[0] ?? '').then(
          (answer) => answer.text(),
        ),
      );
      expect(file).toContain('preserveAspectRatio="none"');
      expect(file.match(/h0/g)).toHaveLength(particleCount);
      const alphas = await getStillPicture(page).evaluate((element) => getComputedStyle(element).maskImage);
      for (const { alpha } of readStops(alphas))
        expect(alpha * dotOpacity).toBeGreaterThanOrEqual(leastOpacity);
    });
  }

  test.describe('at rest', () => {
    test('while it cannot be seen', async ({ page }) => {
      await openInMotion(page);
      await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
      await expectAtRest(page);
      await scrollTo(page, 0);
      await expectMoving(page);
    });

    test('while the tab is hidden', async ({ page }) => {
      await openInMotion(page);
      await setHidden(page, true);
      await expectAtRest(page);
      await setHidden(page, false);
      await expectMoving(page);
    });

    test('when the visitor asks for less motion, and again in motion after', async ({ page }) => {
      const canvas = await openInMotion(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectAtRest(page);
      await expect(canvas).toBeVisible();
      expect(await countDrawnQuarters(canvas)).toBe(4);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expectMoving(page);
    });

    test('still fits its place when that changes size', async ({ page }) => {
      const canvas = await openInMotion(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectAtRest(page);
      await page.setViewportSize({ width: 700, height: 600 });
      await waitForFrames(page);
      expect(await countDrawnQuarters(canvas)).toBe(4);
      await expectAtRest(page);
    });

    test('a still picture is all there is under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await waitForFrames(page);
      await expect(getCanvas(page)).toHaveCount(0);
      await expect(getStillPicture(page)).toHaveCSS('background-image', /still-picture/);
      await expectAtRest(page);
    });

    test('it begins when the visitor welcomes motion after all', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await waitForFrames(page);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(getCanvas(page)).toBeVisible();
    });
  });

  test('it is not printed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    await expect(getStillPicture(page)).toBeHidden();
  });

  test('other pages have none', async ({ page }) => {
    await page.goto(routes.about);
    await expect(getCanvas(page)).toHaveCount(0);
  });
});

test('the particles stand still in the HTML without scripts', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/');
  await expect(getStillPicture(page)).toHaveCSS('background-image', /still-picture/);
  await expect(getCanvas(page)).toHaveCount(0);
});

/** Decoration has no role or name to find it by. */
const getCanvas = (page: Page): Locator => page.locator('canvas');

const getStillPicture = (page: Page): Locator => page.locator('.particle-canvas');

/** Counts in `window.counter` how often the page asks for a frame. */
async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const counter = { asked: 0, request };
    Object.assign(window, { counter });
    window.requestAnimationFrame = (callback) => {
      counter.asked += 1;
      return request(callback);
    };
  });
}

/** Keeps the dots of the last frame in `window.dots`, with the opacity they are drawn with. */
async function recordDots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const dots: { x: number; y: number; opacity: number }[] = [];
    Object.assign(window, { dots });
    const { arc, clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      dots.length = 0;
      clearRect.apply(this, box);
    };
    CanvasRenderingContext2D.prototype.arc = function (x, y, ...shape) {
      dots.push({ x, y, opacity: this.globalAlpha });
      arc.call(this, x, y, ...shape);
    };
  });
}

/** The dots of the last frame as a visitor sees them: behind the mask. */
async function listDots(canvas: Locator) {
  const { dots, mask, width, height } = await canvas.evaluate((element) => ({
    dots: (window as unknown as { dots: { x: number; y: number; opacity: number }[] }).dots,
    mask: getComputedStyle(element.parentElement ?? element).maskImage,
    width: element.clientWidth,
    height: element.clientHeight,
  }));
  const stops = readStops(mask);
  const isSideways = mask.includes('90deg');
  return dots.map(({ x, y, opacity }) => ({
    x,
    y,
    opacity: opacity * findAlpha(stops, isSideways ? x / width : y / height),
  }));
}

interface Stop {
  alpha: number;
  /** From 0 to 1. */
  place: number;
}

/** The stops of a computed gradient; throws when it is none. */
function readStops(gradient: string): Stop[] {
  const stops = [...gradient.matchAll(/(\w+\([^)]*\)) ([\d.]+)%/g)].map(([, colour = '', percent]) => ({
    alpha: Number(/^rgba.* ([\d.]+)\)$/.exec(colour)?.[1] ?? 1),
    place: Number(percent) / 100,
  }));
  if (stops.length < 2) throw new Error(`No gradient of two stops: ${gradient}`);
  return stops;
}

function findAlpha(stops: Stop[], place: number): number {
  const after = stops.findIndex((stop) => stop.place >= place);
  const [from, to] = [stops[after - 1] ?? stops[0], stops[after] ?? stops.at(-1)];
  if (!from || !to || from.place >= to.place) return to?.alpha ?? 0;
  return from.alpha + ((to.alpha - from.alpha) * (place - from.place)) / (to.place - from.place);
}

/** How many frames the page asks for while the browser shows ten. */
function countAskedFrames(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { counter } = window as unknown as {
      counter: { asked: number; request: typeof requestAnimationFrame };
    };
    // What was asked for before a change may still come.
    await new Promise(counter.request);
    const before = counter.asked;
    for (let frame = 0; frame < 10; frame += 1) await new Promise(counter.request);
    return counter.asked - before;
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
  await expect(getCanvas(page)).toBeVisible();
  await expectMoving(page);
  return getCanvas(page);
}

function readPicture(canvas: Locator): Promise<string> {
  return canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
}

async function expectSharp(canvas: Locator, ratio: number): Promise<void> {
  await expect
    .poll(() =>
      canvas.evaluate(
        ({ width, height, clientWidth, clientHeight, parentElement }: HTMLCanvasElement, by) => ({
          width: width - Math.round(clientWidth * by),
          height: height - Math.round(clientHeight * by),
          fits: clientWidth === parentElement?.clientWidth && clientHeight === parentElement.clientHeight,
          isThere: clientWidth > 0 && clientHeight > 0,
        }),
        ratio,
      ),
    )
    .toEqual({ width: 0, height: 0, fits: true, isThere: true });
}

/** In how many quarters of the picture something is drawn; fifty particles leave none empty. */
function countDrawnQuarters(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const [width, height] = [Math.floor(element.width / 2), Math.floor(element.height / 2)];
    const places = [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ] as const;
    const context = element.getContext('2d');
    return places.filter(([x, y]) =>
      context?.getImageData(x, y, width, height).data.some((value) => value > 0),
    ).length;
  });
}

/** Tells the page that its tab is hidden or shown; headless tabs never are. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
