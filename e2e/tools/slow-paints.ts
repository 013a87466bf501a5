// What a visitor on a slow line sees of a page, and when.
import type { Browser } from 'playwright/test';
import sharp from 'sharp';

/** The phone that Lighthouse simulates; its processor is not slowed down. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const stepMs = 100;
const width = 206;
const height = 412;

/** When a picture was on the screen, in ms since 1970. */
interface Frame {
  at: number;
  input: Buffer;
}

/** First and largest paint in ms, medians of three loads, each behind its own lost packets. */
export async function measureSlowly(
  browser: Browser,
  url: string,
  restart: (seed: number) => void,
): Promise<[first: number, largest: number]> {
  const loads: number[][] = [];
  for (const seed of [1, 2, 3]) {
    restart(seed);
    loads.push((await load(browser, url)).paints);
  }
  const median = (index: number) => loads.map((paints) => paints[index] ?? NaN).toSorted((a, b) => a - b)[1];
  return [median(0) ?? NaN, median(1) ?? NaN];
}

/** Writes what was on the screen every 100 ms, side by side, until half a second after the largest paint. */
export async function writeFilm(browser: Browser, url: string, file: string): Promise<void> {
  const frames: Frame[] = [];
  const { startedAt, paints } = await load(browser, url, frames);
  const count = Math.ceil(((paints[1] ?? 0) + 500) / stepMs);
  const pictures = Array.from({ length: count }, (_, index) => {
    const shown = frames.findLast(({ at }) => at <= startedAt + index * stepMs);
    return shown ? [{ input: shown.input, left: index * width, top: 0 }] : [];
  });
  const strip = { width: count * width, height, channels: 3, background: 'white' } as const;
  await sharp({ create: strip }).composite(pictures.flat()).toFile(file);
}

/** Loads a page with nothing cached; fills `frames` where they are asked for. */
async function load(browser: Browser, url: string, frames?: Frame[]) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
    frames?.push({ at: timestamp * 1_000, input: Buffer.from(data, 'base64') });
    // The page may be closed by now.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  if (frames) await session.send('Page.startScreencast', { maxWidth: width, maxHeight: height });
  await page.goto(url, { waitUntil: 'networkidle' });
  const startedAt = await page.evaluate(() => performance.timeOrigin);
  const paints = await page.evaluate(readPaints);
  await context.close();
  return { startedAt, paints };
}

function readPaints(): Promise<number[]> {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const times = [first, list.getEntries().at(-1)].map((entry) => entry?.startTime ?? NaN);
      resolve(times);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
