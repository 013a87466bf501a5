import { routes } from '../../src/site/addresses.ts';
import { expect, test } from '../support/test.ts';

test('the skip link takes the keyboard to the content', { tag: '@phone' }, async ({ page }) => {
  await page.goto(routes.home);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
