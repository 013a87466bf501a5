import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import {
  blockScripts,
  expectMenuAwake,
  getDisclosure,
  getFloatingBar,
  getMenu,
  getMenuToggle,
  getSubPages,
  listOpenItems,
  scrollTo,
} from '../support/islands.ts';
import { kinds } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

// What the browser itself says about each of them; a page error would still fail the test.
test.describe('a visitor', { tag: '@phone' }, () => {
  test.use({ expectedComplaints: /Failed to load resource: net::ERR_FAILED|^console: \[astro-island\]/ });

  test.describe('when no script comes', () => {
    test.beforeEach(({ page }) => blockScripts(page));

    for (const path of [routes.solutions, ...Object.values(kinds)]) {
      test(`${path} is whole`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await touchEverything(page);
        await scrollTo(page, 700);
        await expect(getFloatingBar(page)).toBeHidden();
        await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
        await expect(page).toHaveURL(routes.privacy);
      });
    }

    test('the particles stand still', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.particle-canvas')).toHaveCSS('background-image', /still-picture/);
    });

    test.describe('on wide screens', () => {
      test.skip(({ isMobile }) => isMobile, 'small screens have another menu');

      test('the keyboard opens each dropdown and goes through it', async ({ page }) => {
        await page.goto(routes.about);
        await getDisclosure(page, 'Aanpak').focus();
        await expect.poll(() => listOpenItems(page)).toEqual(['Aanpak']);
        await page.keyboard.press('Tab');
        await expect(getSubPages(page, 'Aanpak').first()).toBeFocused();
        await getDisclosure(page, 'Expertise').focus();
        await expect.poll(() => listOpenItems(page)).toEqual(['Expertise']);
      });

      test('the mouse opens a dropdown and reaches its pages', async ({ page }) => {
        await page.goto(routes.about);
        await getDisclosure(page, 'Aanpak').hover();
        const last = getSubPages(page, 'Aanpak').last();
        const path = (await last.getAttribute('href')) ?? '';
        await last.click();
        await expect(page).toHaveURL(path);
      });

      test('a press that nobody takes over opens one dropdown at a time', async ({ page }) => {
        await page.goto(routes.about);
        for (const item of ['Aanpak', 'Expertise']) {
          await getDisclosure(page, item).focus();
          await page.keyboard.press('Enter');
          await expect.poll(() => listOpenItems(page)).toEqual([item]);
        }
      });
    });

    test.describe('on small screens', () => {
      test.skip(({ isMobile }) => !isMobile, 'wide screens have another menu');

      test('the menu opens, closes and leads to its pages', async ({ page }) => {
        await page.goto(routes.about);
        await getMenuToggle(page).tap();
        await expect(getMenu(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(getMenu(page)).toBeHidden();
        await getMenuToggle(page).tap();
        await getMenu(page).locator(`a[href="${kinds.solution}"]`).tap();
        await expect(page).toHaveURL(kinds.solution);
      });
    });
  });

  test.describe('when only the runtime of the islands does not come', () => {
    test.skip(({ isMobile }) => isMobile, 'small screens have another menu');

    test('the keyboard opens a dropdown', async ({ page }) => {
      await blockScripts(page, 'astro-island*');
      await page.goto(routes.about);
      await getDisclosure(page, 'Aanpak').focus();
      await expect.poll(() => listOpenItems(page)).toEqual(['Aanpak']);
    });
  });

  test.describe('when only the code that moves things does not come', () => {
    test.beforeEach(({ page }) => blockScripts(page, 'motion-features*'));

    test('the menu works', async ({ page, isMobile }) => {
      await page.goto(routes.about);
      if (isMobile) {
        await getMenuToggle(page).tap();
        await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
        await expect(getMenu(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(getMenu(page)).toBeHidden();
        return;
      }
      await getDisclosure(page, 'Aanpak').focus();
      await page.keyboard.press('Enter');
      await expectMenuAwake(page);
      await expect.poll(() => listOpenItems(page)).toEqual(['Aanpak']);
      await page.keyboard.press('Escape');
      await expect.poll(() => listOpenItems(page)).toEqual([]);
    });
  });

  test.describe('when storage is refused', () => {
    test.use({ expectedComplaints: /(?!)/ });

    for (const path of [routes.home, routes.about, routes.contact]) {
      test(`${path} works`, async ({ page }) => {
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('refused', 'SecurityError');
              },
            });
          }
        });
        await page.goto(path);
        await touchEverything(page);
        await scrollTo(page, 501);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      });
    }
  });
});

/** Wakes what there is to wake in the header. */
async function touchEverything(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}
