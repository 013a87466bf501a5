import { routes } from '../../src/site/addresses.ts';
import { expect, test } from '../support/test.ts';

for (const path of [routes.solutions, routes.cases]) {
  test(`the folds of ${path} stand open where there is room, and open on a phone`, async ({ page }) => {
    await page.goto(path);
    const fold = page.getByRole('main').getByRole('article').first().locator('details').last();
    const inside = fold.locator('> :not(summary)');
    await expect(inside).toBeVisible();
    await expect(fold.locator('summary')).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(inside).toBeHidden();
    // A card leads to its page wherever it is pressed, but not here.
    await fold.locator('summary').click();
    await expect(inside).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}
