import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { createAxe, listFaults } from '../support/axe.ts';
import { getMenu, getMenuToggle, listOpenItems, scrollTo, waitForFrames } from '../support/islands.ts';
import { gutterPx, lowWindowPx } from '../support/layout.ts';
import { kinds, listMenuPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const screens = {
  'a phone': { width: 390, height: 844 },
  'a phone on its side': { width: 844, height: 390 },
  'a small phone': { width: 320, height: 568 },
  'a desktop at 200% zoom': { width: 720, height: 450 },
  'a small phone at 200% zoom': { width: 320, height: 256 },
};

test.describe('the phone menu', { tag: '@phone-only' }, () => {
  for (const [name, viewport] of Object.entries(screens)) {
    test.describe(name, () => {
      test.use({ viewport });

      test('opens a menu of all pages, each within reach', async ({ page }) => {
        await openAwake(page);
        const links = getMenu(page).getByRole('link');
        const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(paths).toEqual(expect.arrayContaining(listMenuPaths()));
        for (const link of await links.all()) {
          await link.scrollIntoViewIfNeeded();
          await expect(link).toBeInViewport({ ratio: 1 });
          await link.tap({ trial: true });
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      });

      test('shows its call to action below the list, wherever that is scrolled', async ({ page }) => {
        await openAwake(page);
        const action = getMenu(page).getByRole('link', { name: 'Plan strategiegesprek', exact: true });
        const links = await getMenu(page).getByRole('link').all();
        for (const link of [links[0], links.at(-2)]) {
          await link?.scrollIntoViewIfNeeded();
          await expect(action).toBeInViewport({ ratio: 1 });
          const [above, below] = [await link?.boundingBox(), await action.boundingBox()];
          expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
        }
      });

      test('the button says what it does, and keeps its width and its place', async ({ page }) => {
        await page.goto(routes.about);
        const toggle = getMenuToggle(page);
        await expect(toggle).toHaveAccessibleName('Menu');
        const before = await toggle.boundingBox();
        await toggle.tap();
        await expectIsolated(page);
        await expect(toggle).toHaveAccessibleName('Sluiten');
        await expect(toggle.getByText('Sluiten')).toBeVisible();
        await expect(toggle.getByText('Menu')).toBeHidden();
        expect(await toggle.boundingBox()).toEqual(before);
        expect((before?.x ?? 0) + (before?.width ?? Infinity)).toBeLessThanOrEqual(viewport.width - gutterPx);
        await toggle.tap();
        await expect(toggle).toHaveAccessibleName('Menu');
      });

      test('leaves the page behind the menu where it is', async ({ page }) => {
        await page.goto(routes.about);
        // The header of a low window is within reach at the top alone.
        const start = viewport.height < lowWindowPx ? 0 : 300;
        await scrollTo(page, start);
        await getMenuToggle(page).tap();
        await expectIsolated(page);
        const place = await page.evaluate(() => scrollY);
        expect(place).toBe(start);
        for (const height of [viewport.height - 40, 40]) {
          await page.mouse.move(viewport.width / 2, height);
          for (let turn = 0; turn < 4; turn += 1) {
            await page.mouse.wheel(0, 3000);
            await waitForFrames(page);
          }
        }
        expect(await page.evaluate(() => scrollY)).toBe(place);
        await page.keyboard.press('Escape');
        await expect(getMenu(page)).toBeHidden();
        expect(await page.evaluate(() => scrollY)).toBe(place);
      });
    });
  }

  test('keeps focus inside, forwards and backwards', async ({ page }) => {
    await openAwake(page);
    await getMenuToggle(page).focus();
    const places = (await getMenu(page).getByRole('link').count()) + 1;
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      for (let press = 0; press < places + 3; press += 1) {
        await page.keyboard.press(key);
        seen.add(await describeFocus(page));
      }
      expect([...seen].filter((place) => place.startsWith('outside'))).toEqual([]);
      expect([...seen].filter((place) => place !== 'the browser')).toHaveLength(places);
    }
  });

  test('Escape closes it and gives focus back to the button', async ({ page }) => {
    await openAwake(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(getMenu(page)).toBeHidden();
    await expect(getMenuToggle(page)).toBeFocused();
    await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
  });

  test('the button closes it again, and opens it once more', async ({ page }) => {
    await openAwake(page);
    await getMenuToggle(page).tap();
    await expect(getMenu(page)).toBeHidden();
    await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
    await getMenuToggle(page).tap();
    await expect(getMenu(page)).toBeVisible();
    await expect(getMenu(page)).toHaveCSS('opacity', '1');
  });

  test('says whether it is open', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium tells what it tells assistive technology');
    await page.goto(routes.about);
    expect(await isSaidToBeOpen(page)).toBe(false);
    await getMenuToggle(page).tap();
    await expect.poll(() => isSaidToBeOpen(page)).toBe(true);
  });

  test('a tap on a link closes it and leads there', async ({ page }) => {
    await openAwake(page);
    await getMenu(page).getByRole('link', { name: 'Kennis' }).tap();
    await expect(page).toHaveURL(routes.articles);
    await expect(getMenu(page)).toBeHidden();
  });

  test('a tap on the current page closes it', async ({ page }) => {
    await openAwake(page);
    await getMenu(page).getByRole('link', { name: 'Over', exact: true }).tap();
    await expect(getMenu(page)).toBeHidden();
    await expect(page).toHaveURL(routes.about);
  });

  test('a tap on a link closes it at once, before the page is left', async ({ page }) => {
    await openAwake(page);
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await getMenu(page).getByRole('link', { name: 'Kennis' }).tap();
    await expect(getMenu(page)).toBeHidden();
    await expect(page).toHaveURL(routes.about);
  });

  test('marks the section and the page', async ({ page }) => {
    await page.goto(kinds.solution);
    await getMenuToggle(page).tap();
    const menu = getMenu(page);
    const marks = await menu
      .locator('[aria-current]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.ariaCurrent]));
    expect(marks).toEqual([
      [routes.solutions, 'true'],
      [kinds.solution, 'page'],
    ]);
  });

  test('a window that becomes wide closes it and shows the row', async ({ page }) => {
    await openAwake(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(getMenu(page).and(page.locator(':popover-open'))).toHaveCount(0);
    await expect(getMenu(page)).toBeVisible();
    await expect(getMenuToggle(page)).toBeHidden();
    await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
    await scrollTo(page, 300);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await listOpenItems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(getMenuToggle(page)).toBeVisible();
    await expect(getMenu(page)).toBeHidden();
  });

  test('a phone that is turned keeps it open', async ({ page }) => {
    await openAwake(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await waitForFrames(page);
    await expect(getMenu(page)).toBeVisible();
  });

  test('opens while the page is still fading in', async ({ page }) => {
    await page.addInitScript(() => {
      // Long enough to tap in.
      addEventListener('pagereveal', () => {
        document.documentElement.style.setProperty('--duration-page-fade', '10s');
      });
    });
    await page.goto(routes.about);
    await page.getByRole('main').getByRole('link').last().click();
    await page.waitForURL(routes.contact);
    const button = await getMenuToggle(page).boundingBox();
    if (!button) throw new Error('The menu button should be visible');
    await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
    await expect(getMenu(page)).toBeVisible();
  });

  test('works under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAwake(page);
    await expect(getMenu(page)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(getMenu(page)).toBeHidden();
  });

  test('an open menu is not printed', async ({ page }) => {
    await openAwake(page);
    await page.emulateMedia({ media: 'print' });
    await expect(getMenu(page)).toBeHidden();
  });

  test('has no accessibility faults while it is open and awake', async ({ page }) => {
    await openAwake(page);
    await expect(getMenu(page)).toHaveCSS('opacity', '1');
    expect(await listFaults(createAxe(page))).toEqual([]);
  });
});

async function openAwake(page: Page): Promise<void> {
  await page.goto(routes.about);
  await getMenuToggle(page).tap();
  await expectIsolated(page);
}

/** Waits until the menu's own code keeps the page behind it out of reach. */
async function expectIsolated(page: Page): Promise<void> {
  await expect(getMenu(page)).toBeVisible();
  await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
}

/** The focused place: the menu button, a link of the menu by its text, the browser's own bars, or outside. */
async function describeFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'the browser';
    const isMenu = focused.matches('[popovertarget]') || focused.closest('[popover]');
    return `${isMenu ? 'menu' : 'outside'}: ${focused.textContent} ${focused.getAttribute('href')}`;
  });
}

/** What the browser tells assistive technology; it knows from the popover, without `aria-expanded`. */
async function isSaidToBeOpen(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    backendNodeId: root.backendNodeId,
    role: 'button',
  });
  await session.detach();
  const toggle = nodes.find(({ name }) => /^(Menu|Sluiten)$/.test(String(name?.value)));
  return toggle?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}
