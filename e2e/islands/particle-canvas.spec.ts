import type { Locator, Page, Worker } from 'playwright/test';

import { particleCanvasSettings, particlePageSettings } from '../../src/islands/particle-canvas/settings.ts';
import { blockScripts, expectStillPicture, scrollTo, waitForFrames } from '../support/islands.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const { particleCount, linkDistancePx, framesPerSecond } = particleCanvasSettings;
const { restAfterMs } = particlePageSettings;

interface Point {
  x: number;
  y: number;
}

interface Box extends Point {
  width: number;
  height: number;
}

interface Line {
  from: Point;
  to: Point;
}

/** The worker's latest drawing, and its number of frames. */
interface Recorder {
  dots: Point[];
  lines: Line[];
  frames: number;
}

test('particles drift, joined by lines below 150 px', { tag: tags.phone }, async ({ page }) => {
  const worker = await openInMotion(page);
  const canvas = page.locator('canvas');
  const { dots } = await readFrame(worker);
  await expect.poll(async () => (await readFrame(worker)).dots).not.toEqual(dots);
  // src/islands/particle-canvas/simulation.test.ts tests which pairs are joined. Where a phone has little room, none may be near at first.
  const countLines = async () => (await readFrame(worker)).lines.length;
  await expect.poll(countLines, { timeout: 15_000 }).toBeGreaterThan(0);
  const isNear = ({ from, to }: Line) => Math.hypot(from.x - to.x, from.y - to.y) < linkDistancePx;
  expect((await readFrame(worker)).lines.every(isNear)).toBe(true);

  const { x, y } = (await canvas.boundingBox()) ?? { x: 0, y: 0 };
  const { bottom } = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect());
  expect(y).toBeGreaterThanOrEqual(bottom);
  await expect(canvas.locator('..')).toHaveAttribute('aria-hidden', 'true');
  const hit = ([left, top]: number[]) => document.elementFromPoint(left ?? 0, top ?? 0)?.nodeName;
  expect(await page.evaluate(hit, [x + 2, y + 20])).not.toBe('CANVAS');
});

test('no dot or line is behind the drawing or a text', { tag: tags.phone }, async ({ page }) => {
  const worker = await openInMotion(page);
  const { x, y, width, height } = (await page.locator('canvas').boundingBox()) as Box;
  const boxes = await page.locator('.hero').evaluate((hero) => {
    const words = Array.from(hero.querySelectorAll('h1, p, .button, dl, fieldset')).flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Array.from(range.getClientRects());
    });
    const drawings = Array.from(hero.querySelectorAll('.drawing'), (one) => one.getBoundingClientRect());
    return [...drawings, ...words].map((box) => box.toJSON() as Box);
  });
  expect(boxes.length).toBeGreaterThan(5);
  const isFree = (dot: Point) =>
    dot.x >= 0 &&
    dot.x <= width &&
    dot.y >= 0 &&
    dot.y <= height &&
    boxes.every(
      (box) =>
        x + dot.x < box.x ||
        x + dot.x > box.x + box.width ||
        y + dot.y < box.y ||
        y + dot.y > box.y + box.height,
    );
  const { dots, lines } = await readFrame(worker);
  expect(dots.length).toBeGreaterThan(0);
  expect(dots.filter((dot) => !isFree(dot))).toEqual([]);
  const middles = lines.map(({ from, to }) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }));
  expect(middles.filter((middle) => !isFree(middle))).toEqual([]);
});

test('there are fifty particles, all of which show away from the drawing', async ({ page }) => {
  const worker = await openInMotion(page);
  const readCount = async () => (await readFrame(worker)).dots.length;
  expect(await readCount()).toBeLessThan(particleCount);
  await page.locator('.particle-canvas').evaluate(({ style }) => {
    style.inset = '-1000px 0 auto';
    style.height = '600px';
  });
  // A particle at an edge may be hidden for a moment.
  await expect.poll(readCount).toBe(particleCount);
});

test('particles move only while motion is allowed and they can be seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expectStillPicture(page);
  await waitForFrames(page);
  await expect(getToggle(page)).toBeHidden();
  expect(page.workers()).toEqual([]);

  const started = page.waitForEvent('worker');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const worker = await record(await started);
  await expectMoving(page, worker);
  await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
  await expectAtRest(page, worker);
  await scrollTo(page, 0);
  await expectMoving(page, worker);
  await setHidden(page, true);
  await expectAtRest(page, worker);
  await setHidden(page, false);
  await expectMoving(page, worker);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAtRest(page, worker);
  await expect(getToggle(page)).toBeHidden();
});

test('a button stops and restarts the particles, by keyboard', { tag: tags.phone }, async ({ page }) => {
  const worker = await openInMotion(page);
  await page.getByRole('main').getByRole('link', { name: 'Bekijk oplossingen' }).focus();
  await page.keyboard.press('Tab');
  await expect(getToggle(page)).toBeFocused();
  await expect(getToggle(page)).toHaveAccessibleName('Animatie stilzetten');
  await page.keyboard.press('Enter');
  await expect(getToggle(page)).toHaveAccessibleName('Animatie afspelen');
  await expectAtRest(page, worker);
  await page.mouse.move(300, 300);
  await expectAtRest(page, worker);
  await page.keyboard.press('Enter');
  await expect(getToggle(page)).toHaveAccessibleName('Animatie stilzetten');
  await expectMoving(page, worker);
});

test('particles rest without interaction, and go on at the next one', async ({ page }) => {
  await page.clock.install();
  const worker = await openInMotion(page);
  for (const interact of [
    () => page.mouse.move(300, 300),
    () => page.keyboard.press('Shift'),
    () => scrollTo(page, 10),
  ]) {
    await page.clock.fastForward(restAfterMs);
    await expectAtRest(page, worker);
    await interact();
    await expectMoving(page, worker);
  }
});

test('a second has thirty frames', async ({ page }) => {
  const worker = await openInMotion(page);
  const readClock = () =>
    worker.evaluate(() => {
      const { recorder } = globalThis as unknown as { recorder: Recorder };
      return { frames: recorder.frames, ms: performance.now() };
    });
  const start = await readClock();
  const readSince = async () => {
    const { frames, ms } = await readClock();
    return { frames: frames - start.frames, seconds: (ms - start.ms) / 1000 };
  };
  await expect.poll(async () => (await readSince()).frames).toBeGreaterThan(framesPerSecond);
  const { frames, seconds } = await readSince();
  // A busy machine may draw one frame late, inside the measured time.
  expect(frames).toBeLessThanOrEqual(Math.ceil(seconds * framesPerSecond) + 1);
});

test.describe('without a worker', () => {
  test.use({ expectedComplaints: /Failed to load resource: net::ERR_FAILED/ });

  test('the still picture of the particles stays', { tag: tags.nightly }, async ({ page }) => {
    await blockScripts(page, 'worker*');
    await page.goto('/', { waitUntil: 'networkidle' });
    await expectStillPicture(page);
    await page.addInitScript(() =>
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    await expectStillPicture(page);
    await expect(getToggle(page)).toBeHidden();
  });
});

/** Opens the home page, and waits until its particles move. */
async function openInMotion(page: Page): Promise<Worker> {
  const started = page.waitForEvent('worker');
  await page.goto('/');
  // Fonts change the height of the hero, and so of the canvas.
  await page.evaluate(() => document.fonts.ready);
  const worker = await record(await started);
  await expectMoving(page, worker);
  return worker;
}

async function record(worker: Worker): Promise<Worker> {
  await worker.evaluate(() => {
    const recorder: Recorder = { dots: [], lines: [], frames: 0 };
    Object.assign(globalThis, { recorder });
    type Draw = (...at: number[]) => void;
    const canvas = OffscreenCanvasRenderingContext2D.prototype as unknown as Record<string, Draw>;
    const watch = (name: string, listen: (x: number, y: number) => void) => {
      const original = canvas[name];
      canvas[name] = function (x = 0, y = 0, ...others) {
        listen(x, y);
        original?.call(this, x, y, ...others);
      };
    };
    let from: Point = { x: 0, y: 0 };
    watch('clearRect', () => Object.assign(recorder, { dots: [], lines: [], frames: recorder.frames + 1 }));
    watch('moveTo', (x, y) => (from = { x, y }));
    watch('lineTo', (x, y) => recorder.lines.push({ from, to: { x, y } }));
    watch('arc', (x, y) => recorder.dots.push({ x, y }));
  });
  return worker;
}

const readFrame = (worker: Worker): Promise<Recorder> =>
  worker.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder);

const getToggle = (page: Page): Locator =>
  page.getByRole('button', { name: /^Animatie (stilzetten|afspelen)$/ });

/** Counts the frames that the worker draws while the page shows ten. */
async function countFrames(page: Page, worker: Worker): Promise<number> {
  const { frames } = await readFrame(worker);
  for (let pair = 0; pair < 5; pair += 1) await waitForFrames(page);
  return (await readFrame(worker)).frames - frames;
}

async function expectAtRest(page: Page, worker: Worker): Promise<void> {
  await expect.poll(() => countFrames(page, worker)).toBe(0);
}

async function expectMoving(page: Page, worker: Worker): Promise<void> {
  await expect.poll(() => countFrames(page, worker)).toBeGreaterThan(1);
}

/** Sets the visibility of the page: headless tabs are never hidden. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
