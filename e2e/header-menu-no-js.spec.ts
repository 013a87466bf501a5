import { getMenuSheet, getMenuToggle } from './support/islands.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a window that becomes wide scrolls, although the phone menu was open', async ({ page }) => {
  await page.goto('/over');
  await getMenuToggle(page).tap();
  await expect(getMenuSheet(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(getMenuSheet(page)).toBeHidden();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
