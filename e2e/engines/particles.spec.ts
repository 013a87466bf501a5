import { routes } from '../../src/site/addresses.ts';
import { expect, test } from './support/test.ts';
import { expectInPage } from './support/visitor.ts';

for (const width of [320, 390, 768, 1440]) {
  test(`particles drift below the header at ${width} px`, async ({ tab }) => {
    await tab.resize(width, 900);
    await tab.goto(routes.home);
    await expectInPage(tab, isDrawn);
    const place = await tab.evaluate(() => {
      const { top } = document.querySelector('canvas')?.getBoundingClientRect() ?? { top: -1 };
      return { top, header: document.querySelector('header')?.getBoundingClientRect().bottom };
    });
    expect(place.top).toBeGreaterThanOrEqual(place.header ?? Infinity);
    const before = await tab.evaluate(readPixels);
    await expect.poll(async () => (await tab.evaluate(readPixels)) !== before).toBe(true);
  });
}

/** Whether there is a canvas, and something on it. */
function isDrawn(): boolean {
  const canvas = document.querySelector('canvas');
  if (!canvas?.width) return false;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return pixels.some((value) => value > 0);
}

function readPixels(): string {
  return document.querySelector('canvas')?.toDataURL() ?? '';
}
