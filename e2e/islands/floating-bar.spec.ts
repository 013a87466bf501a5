import type { Page } from 'playwright/test';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { createAxe, listViolations } from '../support/axe.ts';
import { collectScripts, getFloatingBar, listIslandScripts, scrollTo } from '../support/islands.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const { showAfterScrollPx, dismissedKey } = floatingBarSettings;
const beyond = showAfterScrollPx + 1;

test('beyond 500 px the bar appears and is announced once', { tag: tags.phone }, async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto(routes.articles);
  const brand = page.getByRole('banner').getByRole('link').first();
  const status = page.getByRole('status');
  await brand.focus();
  await scrollTo(page, showAfterScrollPx);
  await expect(getFloatingBar(page)).toBeHidden();
  await expect(status).toBeEmpty();
  expect(listIslandScripts(scripts), 'islands at 500 px').toEqual([]);
  await scrollTo(page, beyond);
  await expect(getFloatingBar(page)).toBeInViewport({ ratio: 1 });
  await expect(getFloatingBar(page)).toContainText('Klaar om te starten?');
  await expect(brand).toBeFocused();
  await expect(status).toContainText('gesprek');
  await expect(getFloatingBar(page)).toHaveCSS('opacity', '1');
  expect(await listViolations(createAxe(page).include('.floating-bar'))).toEqual([]);

  await status.evaluate((element) => {
    const tell = () => Object.assign(window, { isAnnouncedAgain: true });
    new MutationObserver(tell).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await scrollTo(page, showAfterScrollPx);
  await expect(getFloatingBar(page)).toBeHidden();
  await page.setViewportSize({ width: 320, height: 568 });
  await scrollTo(page, beyond);
  await expect(getFloatingBar(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => 'isAnnouncedAgain' in window)).toBe(false);
  await getBarLink(page).click();
  await expect(page).toHaveURL(routes.contact);
});

test('a dismissed bar stays away for good, on every page and in every tab', async ({ page, context }) => {
  const other = await context.newPage();
  await showBar(other, routes.articles);
  await page.bringToFront();
  await showBar(page, routes.articles);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await getBarButton(page).click();
  await expect(getFloatingBar(page)).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([dismissedKey]);
  await other.bringToFront();
  await expect(getFloatingBar(other)).toBeHidden();

  const scripts = collectScripts(page);
  for (const path of [routes.articles, routes.articles]) {
    await page.goto(path);
    await scrollTo(page, beyond);
    await expect(getFloatingBar(page), path).toBeHidden();
  }
  expect(listIslandScripts(scripts), 'islands for a bar that stays away').toEqual([]);
});

test('Tab reaches the bar between content and footer, and closing it leads on to the footer', async ({
  page,
}) => {
  await page.goto(routes.articles);
  const last = page.getByRole('main').getByRole('link').last();
  const footer = page.getByRole('contentinfo').getByRole('link');
  const link = getBarLink(page);
  const button = getBarButton(page);
  await last.focus();
  await expect(link).toBeAttached();
  for (const [key, stops] of [
    ['Tab', [link, button, footer.first(), footer.nth(1)]],
    ['Shift+Tab', [footer.first(), button, link, last]],
  ] as const) {
    for (const stop of stops) {
      await page.keyboard.press(key);
      await expect(stop).toBeFocused();
      // Focus scrolls by whole pixels, so a fraction of one may be missing.
      await expect(stop).toBeInViewport({ ratio: 43 / 44 });
    }
  }
  await page.keyboard.press('Tab');
  for (const top of [0, showAfterScrollPx, 100_000]) {
    await scrollTo(page, top);
    await expect(getFloatingBar(page), `with focus at ${top} px`).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Tab');
  const place = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(footer.first()).toBeFocused();
  await expect(getFloatingBar(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY), 'place after closing').toBe(place);
});

test('the bar is there on a page that opens scrolled, and slides unless motion is reduced', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...motion) {
      Object.assign(window, { hasMoved: true });
      return animate.apply(this, motion);
    };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.articles);
  // Well beyond: late fonts may move the restored position by a line.
  await scrollTo(page, 2 * beyond);
  await page.reload();
  await expect(getFloatingBar(page)).toBeVisible();
  const comeAndGo = async () => {
    await scrollTo(page, 0);
    await expect(getFloatingBar(page)).toBeHidden();
    await scrollTo(page, beyond);
    await expect(getFloatingBar(page)).toBeVisible();
    return page.evaluate(() => 'hasMoved' in window);
  };
  expect(await comeAndGo()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(comeAndGo).toBe(true);
});

test('the bar yields to the form', async ({ page }) => {
  await page.goto(routes.contact);
  const form = page.getByRole('form');
  const { y = 0, height = 0 } = (await form.boundingBox()) ?? {};
  const end = (await page.evaluate(() => scrollY)) + y + height;
  await scrollTo(page, end + 50);
  await expect(form).not.toBeInViewport();
  await expect(getFloatingBar(page)).toBeVisible();
  expect(end - 200, 'where it would else be shown').toBeGreaterThan(beyond);
  await scrollTo(page, end - 200);
  await expect(getFloatingBar(page)).toBeHidden();
});

test('the bar yields to a button of the page, but not to the keyboard', async ({ page }) => {
  await showBar(page, routes.articles);
  await expect(getFloatingBar(page)).toHaveCSS('clip-path', 'none');
  const button = page.getByRole('main').locator('.button-primary');
  await button.focus();
  await expect(getFloatingBar(page)).toHaveCSS('clip-path', 'inset(100%)');
  await getBarLink(page).focus();
  await expect(button).toBeInViewport();
  await expect(getFloatingBar(page)).toHaveCSS('clip-path', 'none');
});

const getBarLink = (page: Page) =>
  getFloatingBar(page).getByRole('link', { name: 'Plan gesprek', exact: true });

const getBarButton = (page: Page) => getFloatingBar(page).getByRole('button', { name: 'Balk sluiten' });

async function showBar(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scrollTo(page, beyond);
  await expect(getFloatingBar(page)).toBeVisible();
}
