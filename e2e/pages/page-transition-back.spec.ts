import { routes } from '../../src/site/addresses.ts';
import { expect, goBack, goForward, test } from '../support/back-forward.ts';
import { isLeaving, takeAwayTransitions } from '../support/fade.ts';
import { scrollTo } from '../support/islands.ts';
import { tags } from '../support/tags.ts';

for (const isNative of [true, false]) {
  const how = isNative ? 'native' : 'by script';
  test(`a page comes back whole (${how})`, { tag: tags.nightly }, async ({ page }) => {
    if (!isNative) await takeAwayTransitions(page);
    await page.goto(routes.about);
    await scrollTo(page, 400);
    const place = await page.evaluate(() => scrollY);
    await page.getByRole('banner').getByRole('link', { name: 'Kennis' }).click();
    await expect(page).toHaveURL(routes.articles);
    await goBack(page);
    await expect(page).toHaveURL(routes.about);
    expect(await isLeaving(page)).toBe(false);
    await expect(page.locator('body')).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await goForward(page);
    await expect(page.locator('body')).toHaveCSS('opacity', '1');
  });
}
