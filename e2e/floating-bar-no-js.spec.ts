import { routes } from '../src/site/routes.ts';
import { getFloatingBar } from './support/islands.ts';
import { expect, test } from './support/test.ts';

test('there is no floating bar', async ({ page }) => {
  await page.goto(routes.about);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(getFloatingBar(page)).toBeHidden();
});
