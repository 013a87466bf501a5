import type { Page } from 'playwright/test';

import { headerMenuSettings } from '../../src/islands/header-menu/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { createAxe, listFaults } from '../support/axe.ts';
import {
  blockScripts,
  expectMenuAwake,
  getDisclosure,
  getMenu,
  getSubPages,
  listOpenItems,
  scrollTo,
} from '../support/islands.ts';
import { gutterPx } from '../support/layout.ts';
import { articlePaths, kinds } from '../support/pages.ts';
import { listSmallTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';

const { frostedAfterScrollPx } = headerMenuSettings;
const items = ['Oplossingen', 'Aanpak', 'Expertise'];

test.describe('the main menu', () => {
  test.describe('frosted panel', () => {
    test('comes beyond 20 px and goes at or below', async ({ page }) => {
      await page.goto(routes.about);
      for (const [place, frosted] of [
        [0, false],
        [frostedAfterScrollPx, false],
        [frostedAfterScrollPx + 1, true],
        [frostedAfterScrollPx, false],
        [2000, true],
        [0, false],
      ] as const) {
        await scrollTo(page, place);
        expect(await isFrosted(page), `at ${place} px`).toBe(frosted);
      }
    });

    test('is there when a page opens at a hash', async ({ page }) => {
      await page.goto(`${routes.about}#tot-slot`);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(frostedAfterScrollPx);
      await expect.poll(() => isFrosted(page)).toBe(true);
    });

    test('is there when a scrolled page is loaded again', async ({ page }) => {
      await page.goto(routes.about);
      await scrollTo(page, 400);
      await page.reload();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(frostedAfterScrollPx);
      await expect.poll(() => isFrosted(page)).toBe(true);
    });

    test('never shows at the top of a page, not even before that was painted', async ({ page }) => {
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          const header = document.querySelector('header');
          if (!header || header.hasAttribute('data-scrolled')) return;
          observer.disconnect();
          Object.assign(window, { clearedAt: performance.now() });
        }).observe(document, { subtree: true, childList: true, attributes: true });
      });
      await page.goto(routes.about);
      const readPaint = () =>
        page.evaluate(() => ({
          paintedAt: performance.getEntriesByName('first-paint')[0]?.startTime,
          clearedAt: (window as { clearedAt?: number }).clearedAt,
        }));
      await expect.poll(async () => (await readPaint()).paintedAt).toBeGreaterThan(0);
      const { paintedAt, clearedAt } = await readPaint();
      expect(clearedAt).toBeLessThanOrEqual(paintedAt ?? 0);
    });

    test('needs no script of the menu', async ({ page }) => {
      await blockScripts(page);
      await page.goto(routes.about);
      await scrollTo(page, frostedAfterScrollPx + 1);
      expect(await isFrosted(page)).toBe(true);
    });
  });

  test.describe('dropdown by mouse', () => {
    test('each opens on hovering and closes on leaving', async ({ page }) => {
      await openAwake(page);
      for (const item of items) {
        await getTopLink(page, item).hover();
        await expect(getDisclosure(page, item)).toHaveAttribute('aria-expanded', 'true');
        expect(await listOpenItems(page)).toEqual([item]);
        await page.mouse.move(5, 600);
        await expect(getDisclosure(page, item)).toHaveAttribute('aria-expanded', 'false');
        expect(await listOpenItems(page)).toEqual([]);
      }
    });

    for (const item of items) {
      test(`the pointer reaches the last sub-page of ${item}`, async ({ page }) => {
        await openAwake(page);
        await getTopLink(page, item).hover();
        const last = getSubPages(page, item).last();
        const path = (await last.getAttribute('href')) ?? '';
        const from = await getTopLink(page, item).boundingBox();
        const to = await last.boundingBox();
        if (!from || !to) throw new Error('The link and the panel should both be visible');
        const left = from.x + from.width / 2;
        for (let top = from.y + from.height / 2; top < to.y + to.height / 2; top += 4) {
          await page.mouse.move(left, top);
          expect(await listOpenItems(page), `at ${top} px`).toEqual([item]);
        }
        await last.click();
        await expect(page).toHaveURL(path);
        expect(await listOpenItems(page)).toEqual([]);
      });
    }

    test('Escape dismisses it while the mouse stays where it is', async ({ page }) => {
      await openAwake(page);
      await getTopLink(page, 'Aanpak').hover();
      await expect(getDisclosure(page, 'Aanpak')).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(getDisclosure(page, 'Aanpak')).toHaveAttribute('aria-expanded', 'false');
      expect(await listOpenItems(page)).toEqual([]);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await page.mouse.move(5, 600);
      await getTopLink(page, 'Aanpak').hover();
      await expect.poll(() => listOpenItems(page)).toEqual(['Aanpak']);
    });

    test('ten quick hovers leave exactly one open', async ({ page }) => {
      await openAwake(page);
      const boxes = await Promise.all(items.map((item) => getTopLink(page, item).boundingBox()));
      for (let hover = 0; hover < 10; hover += 1) {
        const box = boxes[hover % items.length];
        if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      }
      const last = items[9 % items.length] ?? '';
      await expect(getMenu(page).getByRole('button', { expanded: true })).toHaveCount(1);
      await expect(getDisclosure(page, last)).toHaveAttribute('aria-expanded', 'true');
      expect(await listOpenItems(page)).toEqual([last]);
      await expect(getPanel(page, last)).toHaveCSS('opacity', '1');
    });

    test('a click beside it closes what a click opened', async ({ page }) => {
      await openAwake(page);
      await openByKey(page, 'Aanpak');
      await page.getByRole('heading', { level: 1 }).click();
      await expect.poll(() => listOpenItems(page)).toEqual([]);
    });

    test('a click on its own edge leaves it open', async ({ page }) => {
      await openAwake(page);
      await openByKey(page, 'Aanpak');
      await getPanel(page, 'Aanpak')
        .getByRole('list')
        .click({ position: { x: 2, y: 2 } });
      expect(await listOpenItems(page)).toEqual(['Aanpak']);
    });
  });

  test.describe('dropdown by keyboard', () => {
    test('each is a link and a button that says what it opens', async ({ page }) => {
      await openAwake(page);
      for (const item of items) {
        const button = getDisclosure(page, item);
        await getTopLink(page, item).focus();
        await page.keyboard.press('Tab');
        await expect(button).toBeFocused();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await page.keyboard.press('Enter');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(getPanel(page, item)).toBeVisible();
        await page.keyboard.press(' ');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(getPanel(page, item)).toBeHidden();
      }
    });

    test('Tab goes through each and closes it on leaving', async ({ page }) => {
      await openAwake(page);
      for (const item of items) {
        await openByKey(page, item);
        const links = await getSubPages(page, item).all();
        expect(links.length).toBeGreaterThan(1);
        for (const link of links) {
          await page.keyboard.press('Tab');
          await expect(link).toBeFocused();
          await expect(link).toBeVisible();
        }
        await page.keyboard.press('Tab');
        await expect(getPanel(page, item)).toBeHidden();
        await expect(getDisclosure(page, item)).toHaveAttribute('aria-expanded', 'false');
      }
    });

    test('Shift and Tab close it on leaving too', async ({ page }) => {
      await openAwake(page);
      await openByKey(page, 'Aanpak');
      await page.keyboard.press('Shift+Tab');
      await expect(getTopLink(page, 'Aanpak')).toBeFocused();
      expect(await listOpenItems(page)).toEqual(['Aanpak']);
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => listOpenItems(page)).toEqual([]);
    });

    test('Escape gives focus back to the button', async ({ page }) => {
      await openAwake(page);
      await openByKey(page, 'Expertise');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(getDisclosure(page, 'Expertise')).toBeFocused();
      await expect(getPanel(page, 'Expertise')).toBeHidden();
    });

    test('Enter on the top item goes to its page', async ({ page }) => {
      await openAwake(page);
      await getTopLink(page, 'Expertise').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(routes.expertise);
    });

    test('opening one closes the other', async ({ page }) => {
      await openAwake(page);
      await openByKey(page, 'Aanpak');
      await getTopLink(page, 'Expertise').hover();
      await expect.poll(() => listOpenItems(page)).toEqual(['Expertise']);
    });
  });

  test.describe('dropdown by touch', () => {
    test.use({ hasTouch: true });

    test('a tap opens, a tap closes, one at a time', async ({ page }) => {
      await page.goto(routes.about);
      await getDisclosure(page, 'Aanpak').tap();
      await expectMenuAwake(page);
      await expect.poll(() => listOpenItems(page)).toEqual(['Aanpak']);
      await getDisclosure(page, 'Expertise').tap();
      await expect.poll(() => listOpenItems(page)).toEqual(['Expertise']);
      await getDisclosure(page, 'Expertise').tap();
      await expect.poll(() => listOpenItems(page)).toEqual([]);
      await getDisclosure(page, 'Expertise').tap();
      await page.getByRole('heading', { level: 1 }).tap();
      await expect.poll(() => listOpenItems(page)).toEqual([]);
    });

    test('a sub-page answers to a tap', async ({ page }) => {
      await page.goto(routes.about);
      await getDisclosure(page, 'Aanpak').tap();
      const last = getSubPages(page, 'Aanpak').last();
      const path = (await last.getAttribute('href')) ?? '';
      await last.tap();
      await expect(page).toHaveURL(path);
    });

    test('a finger and a mouse share one device', async ({ page }) => {
      await page.goto(routes.about);
      await getDisclosure(page, 'Aanpak').tap();
      await expectMenuAwake(page);
      await getTopLink(page, 'Oplossingen').hover();
      await expect.poll(() => listOpenItems(page)).toEqual(['Oplossingen']);
      await getDisclosure(page, 'Expertise').tap();
      await expect.poll(() => listOpenItems(page)).toEqual(['Expertise']);
      await page.mouse.move(5, 600);
      await getTopLink(page, 'Aanpak').hover();
      await expect.poll(() => listOpenItems(page)).toEqual(['Aanpak']);
      await page.mouse.move(5, 600);
      await expect.poll(() => listOpenItems(page)).toEqual([]);
    });
  });

  for (const width of [1024, 1180, 1366]) {
    test.describe(`by touch on a screen of ${width} px`, () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 800 } });

      test('everything is large enough for a finger, in one row', async ({ page }) => {
        await page.goto(kinds.solution);
        expect(await listSmallTargets(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
        const row = await getMenu(page).boundingBox();
        expect((brand?.x ?? 0) + (brand?.width ?? Infinity)).toBeLessThanOrEqual(row?.x ?? 0);
        expect((row?.x ?? 0) + (row?.width ?? Infinity)).toBeLessThanOrEqual(width - gutterPx);
      });
    });
  }

  test.describe('where the visitor is', () => {
    test('marks the section and the page', async ({ page }) => {
      await page.goto(kinds.solution);
      await getTopLink(page, 'Oplossingen').hover();
      expect(await listCurrent(page)).toEqual([
        [routes.solutions, 'true'],
        [kinds.solution, 'page'],
      ]);
    });

    test('marks the page of a section without sub-pages', async ({ page }) => {
      await page.goto(routes.about);
      expect(await listCurrent(page)).toEqual([[routes.about, 'page']]);
    });

    test('marks the section around an article', async ({ page }) => {
      const [article = ''] = articlePaths;
      test.skip(!article, 'there is no article');
      await page.goto(article);
      expect(await listCurrent(page)).toEqual([[routes.articles, 'true']]);
    });

    test('marks nothing on the home page', async ({ page }) => {
      await page.goto('/');
      expect(await listCurrent(page)).toEqual([]);
    });
  });

  test('an open dropdown has no accessibility faults', async ({ page }) => {
    await openAwake(page);
    await openByKey(page, 'Oplossingen');
    await expect(getPanel(page, 'Oplossingen')).toHaveCSS('opacity', '1');
    expect(await listFaults(createAxe(page))).toEqual([]);
  });

  test('works the same under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAwake(page);
    await getTopLink(page, 'Aanpak').hover();
    await expect(getPanel(page, 'Aanpak')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(getPanel(page, 'Aanpak')).toBeHidden();
  });

  test('the header is not printed', async ({ page }) => {
    await page.goto(routes.about);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

const getTopLink = (page: Page, name: string) =>
  getMenu(page).getByRole('link', { name, exact: true }).first();

/** What the disclosure button of `item` says that it opens. */
function getPanel(page: Page, item: string) {
  const panels = getMenu(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Submenu ${item}` }) });
  return panels.getByRole('list').locator('..');
}

async function openAwake(page: Page): Promise<void> {
  await page.goto(routes.about);
  await getMenu(page).getByRole('link', { name: 'Kennis' }).focus();
  await expectMenuAwake(page);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

async function openByKey(page: Page, item: string): Promise<void> {
  await getDisclosure(page, item).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => listOpenItems(page)).toEqual([item]);
}

/** Whether the header stands on a panel of its own. */
function isFrosted(page: Page): Promise<boolean> {
  return page.getByRole('banner').evaluate((header) => getComputedStyle(header).backdropFilter !== 'none');
}

/** What the visible main menu marks as current. */
async function listCurrent(page: Page): Promise<(string | null)[][]> {
  const links = await getMenu(page).getByRole('link').all();
  const marks = await Promise.all(
    links.map((link) => Promise.all([link.getAttribute('href'), link.getAttribute('aria-current')])),
  );
  return marks.filter(([, mark]) => mark !== null);
}
