import { expect, test } from './support/test.ts';

test('the particles stand still in the HTML', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.particle-canvas')).toHaveCSS('background-image', /still-picture/);
  await expect(page.locator('canvas')).toHaveCount(0);
});
