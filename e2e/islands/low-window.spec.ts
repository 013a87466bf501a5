import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { getFloatingBar, getMenu, getMenuToggle, scrollTo } from '../support/islands.ts';
import { headerPx, lowWindowPx } from '../support/layout.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const beyond = floatingBarSettings.showAfterScrollPx + 1;

for (const [width, height, ...tag] of [
  [844, lowWindowPx],
  [844, lowWindowPx - 1],
  [320, 256, tags.nightly],
] as const) {
  const isLow = height < lowWindowPx;
  const does = isLow ? 'give way' : 'stay';

  test(`${width} × ${height} px: header and bar ${does}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(routes.about);
    const header = page.getByRole('banner');
    const bar = getFloatingBar(page);
    expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width, height: headerPx });
    await scrollTo(page, beyond);
    await expect(page.locator('.floating-bar'), 'hydrated').toHaveCount(1);
    if (isLow) {
      await expect(header).not.toBeInViewport();
      await expect(bar).toBeHidden();
      await expect(page.getByRole('status'), 'nothing to announce').toHaveCount(0);
    } else {
      await expect(header).toBeInViewport({ ratio: 1 });
      await expect(bar).toBeVisible();
    }
    await page.goto(`${routes.about}#tot-slot`);
    const target = page.locator('#tot-slot');
    await expect(target).toBeInViewport();
    const isBelow = async () => ((await target.boundingBox())?.y ?? 0) >= headerPx;
    await expect.poll(isBelow, 'place of the target').toBe(!isLow);
  });
}

test('a low window gets its header back for keyboard and menu', { tag: tags.nightly }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(routes.about);
  await scrollTo(page, beyond);
  await getMenuToggle(page).focus();
  await expect(getMenuToggle(page)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 15);
  await getMenuToggle(page).click();
  await expect(getMenu(page)).toBeVisible();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await getMenuToggle(page).click();
  await expect(getMenu(page)).toBeHidden();
  await scrollTo(page, headerPx + 1);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
