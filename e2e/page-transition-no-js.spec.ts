import { routes } from '../src/site/routes.ts';
import { expect, test } from './support/test.ts';

test('a link leads to the top of the next page', async ({ page }) => {
  await page.goto(routes.about);
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL(routes.contact);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
});
