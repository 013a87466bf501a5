import { routes } from '../../src/site/addresses.ts';
import { hasParts, hasPictures } from '../support/drawings.ts';
import { kinds } from '../support/pages.ts';
import { expect, test } from './support/test.ts';
import { expectInPage } from './support/visitor.ts';

test('drawings come from files, pictures as the visitor gets near, and particles drift', async ({ tab }) => {
  await tab.goto(kinds.solution);
  await expectInPage(tab, hasParts);
  for (const width of [320, 1440]) {
    await tab.setViewportSize({ width, height: 900 });
    await tab.goto(routes.home);
    await expectInPage(tab, isDrawn);
    const before = await tab.evaluate(readPixels);
    await expect.poll(async () => (await tab.evaluate(readPixels)) !== before).toBe(true);
  }
  await expectInPage(tab, hasPictures);
});

function isDrawn(): boolean {
  const [header, canvas] = [document.querySelector('header'), document.querySelector('canvas')];
  if (!header || !canvas?.width) return false;
  if (canvas.getBoundingClientRect().top < header.getBoundingClientRect().bottom) return false;
  // A copy, as a worker alone reads the canvas itself.
  const { width, height } = canvas;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  context?.drawImage(canvas, 0, 0);
  return context?.getImageData(0, 0, width, height).data.some((value) => value > 0) ?? false;
}

function readPixels(): string {
  return document.querySelector('canvas')?.toDataURL() ?? '';
}
