import type { Locator, Page } from 'playwright/test';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { createAxe, listFaults } from '../support/axe.ts';
import { blockScripts, collectScripts, getFloatingBar, scrollTo } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const { showAfterScrollPx, dismissedKey } = floatingBarSettings;
const beyond = showAfterScrollPx + 1;
/** More than there are places on any page. */
const mostPresses = 150;
const page1 = routes.about;
const page2 = routes.articles;

test.describe('the floating bar', { tag: '@phone' }, () => {
  test.describe('place on the page', () => {
    test('stays away at 500 px, comes at 501 and leaves at 500', async ({ page }) => {
      await page.goto(page1);
      await scrollTo(page, showAfterScrollPx);
      await expect(getFloatingBar(page)).toBeHidden();
      await scrollTo(page, beyond);
      await expect(getFloatingBar(page)).toBeInViewport({ ratio: 1 });
      await scrollTo(page, showAfterScrollPx);
      await expect(getFloatingBar(page)).toBeHidden();
      await scrollTo(page, beyond);
      await expect(getFloatingBar(page)).toBeVisible();
    });

    test('is there when a page opens already scrolled', async ({ page }) => {
      await page.goto(page1);
      // Well beyond: the browser comes back to the same words, which late fonts may have moved by a line.
      await scrollTo(page, 2 * beyond);
      await page.reload();
      await expect(getFloatingBar(page)).toBeVisible();
    });

    test('says what it offers and leads to the contact page', async ({ page }) => {
      await showBar(page, page1);
      await expect(getFloatingBar(page)).toContainText('Klaar om te starten?');
      await getFloatingBar(page).getByRole('link', { name: 'Plan gesprek', exact: true }).click();
      await expect(page).toHaveURL(routes.contact);
    });

    test('fits a screen of 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await showBar(page, page1);
      await expect(getFloatingBar(page)).toBeInViewport({ ratio: 1 });
      await expect(getFloatingBar(page)).toHaveCSS('opacity', '1');
      const box = await getFloatingBar(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    });

    test('is not printed', async ({ page }) => {
      await showBar(page, page1);
      await page.emulateMedia({ media: 'print' });
      await expect(getFloatingBar(page)).toBeHidden();
    });

    test('works under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await showBar(page, page1);
      await expect(getFloatingBar(page)).toHaveCSS('opacity', '1');
      await scrollTo(page, 0);
      await expect(getFloatingBar(page)).toBeHidden();
    });

    test('has no accessibility faults', async ({ page }) => {
      await showBar(page, page1);
      await expect(getFloatingBar(page)).toHaveCSS('opacity', '1');
      expect(await listFaults(createAxe(page))).toEqual([]);
    });
  });

  test.describe('once dismissed', () => {
    test('stays away on this page, after loading again and on other pages', async ({ page }) => {
      await showBar(page, page1);
      await dismiss(page);
      await scrollTo(page, 0);
      await scrollTo(page, beyond);
      await expect(getFloatingBar(page)).toBeHidden();
      for (const path of [page1, page2, routes.home]) {
        await page.goto(path);
        await scrollTo(page, beyond);
        await expect(getFloatingBar(page), path).toBeHidden();
      }
    });

    test('is never asked for again', async ({ page }) => {
      await showBar(page, page1);
      await dismiss(page);
      const scripts = collectScripts(page);
      await page.clock.install();
      for (const path of [page1, page2]) {
        await page.goto(path);
        await scrollTo(page, beyond);
        await page.clock.runFor(5000);
      }
      expect(scripts).toEqual([]);
    });

    test('leaves at once in the other tabs too', async ({ page, context }) => {
      const other = await context.newPage();
      await showBar(other, page2);
      await page.bringToFront();
      await showBar(page, page1);
      await dismiss(page);
      await other.bringToFront();
      await expect(getFloatingBar(other)).toBeHidden();
      await scrollTo(other, 0);
      await scrollTo(other, beyond);
      await expect(getFloatingBar(other)).toBeHidden();
    });

    test('is remembered in one key and no cookie', async ({ page, context }) => {
      await showBar(page, page1);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await dismiss(page);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([dismissedKey]);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(await context.cookies()).toEqual([]);
    });

    test('can be dismissed by keyboard', async ({ page }) => {
      await showBar(page, page1);
      await getFloatingBar(page).getByRole('button', { name: 'Balk sluiten' }).focus();
      await expect(getFloatingBar(page)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(getFloatingBar(page)).toBeHidden();
    });
  });

  test.describe('by keyboard', () => {
    for (const path of [routes.home, page1, page2]) {
      test(`Tab comes to it between ${path} and its footer, and Shift+Tab too`, async ({ page }) => {
        await page.goto(path);
        const last = page.getByRole('main').getByRole('link').last();
        const footer = page.getByRole('contentinfo').getByRole('link');
        const [link, button] = [getBarLink(page), getBarButton(page)];
        await goByTab(page, last);
        await expect(link).toBeAttached();
        for (const [key, stops] of [
          ['Tab', [link, button, footer.first(), footer.nth(1)]],
          ['Shift+Tab', [footer.first(), button, link, last]],
        ] as const) {
          for (const stop of stops) {
            await page.keyboard.press(key);
            await expect(stop).toBeFocused();
            // Less than a pixel of a link of 44 may be missing: focus scrolls by whole ones, and a picture may end in one.
            await expect(stop).toBeInViewport({ ratio: 43 / 44 });
          }
        }
        await goByTab(page, footer.last());
        await expect.poll(() => listCovered(page, 'footer a')).toEqual([]);
      });
    }

    test('while it has focus it stays, wherever the page is scrolled', async ({ page }) => {
      await showBar(page, page1);
      await getBarLink(page).focus();
      for (const top of [0, showAfterScrollPx, 100_000]) {
        await scrollTo(page, top);
        await expect(getBarLink(page)).toBeFocused();
        await expect(getFloatingBar(page), `at ${top} px`).toBeInViewport({ ratio: 1 });
      }
      await getBarLink(page).blur();
      await expect(getFloatingBar(page)).not.toBeInViewport();
    });

    for (const [from, key] of [
      ['main', 'Tab'],
      ['contentinfo', 'Shift+Tab'],
    ] as const) {
      test(`closing it gives focus back to where ${key} came from, without a jump`, async ({ page }) => {
        await page.goto(page1);
        const links = page.getByRole(from).getByRole('link');
        const origin = from === 'main' ? links.last() : links.first();
        await goByTab(page, origin);
        await expect(getBarLink(page)).toBeAttached();
        await page.keyboard.press(key);
        if (key === 'Tab') await page.keyboard.press(key);
        await expect(getBarButton(page)).toBeFocused();
        const place = await page.evaluate(() => scrollY);
        await page.keyboard.press('Enter');
        await expect(origin).toBeFocused();
        await expect(getFloatingBar(page)).toBeHidden();
        await expect(origin).toBeFocused();
        expect(await page.evaluate(() => scrollY)).toBe(place);
      });
    }

    test('closing it where nothing had focus leads to what follows it, without a jump', async ({ page }) => {
      await showBar(page, page1);
      await getBarButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
      await expect(getFloatingBar(page)).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(beyond);
    });
  });

  for (const [name, refuse] of Object.entries({
    refused: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  })) {
    test(`where storage is ${name} it shows, and stays away for this visit once dismissed`, async ({
      page,
    }) => {
      await page.addInitScript(refuse);
      await showBar(page, page1);
      await dismiss(page);
      await scrollTo(page, 0);
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL('/');
      await scrollTo(page, beyond);
      await expect(getFloatingBar(page)).toBeHidden();
      await page.reload();
      await scrollTo(page, beyond);
      await expect(getFloatingBar(page)).toBeHidden();
    });
  }

  test.describe('never in the way', () => {
    // Scrolling and moving take no time then, so that every moment can be checked.
    test.use({ reducedMotion: 'reduce' });

    test('of the focused element, all along a page', async ({ page }) => {
      await showBar(page, routes.home);
      await focusTop(page);
      const steps = await page.getByRole('link').count();
      let timesShown = 0;
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => listCovered(page, ':focus')).toEqual([]);
        if (await getFloatingBar(page).isVisible()) timesShown += 1;
        if (await page.evaluate(() => document.activeElement?.closest('aside, footer') !== null)) break;
      }
      expect(timesShown).toBeGreaterThan(2);
    });

    test('of the links in the footer', async ({ page }) => {
      await showBar(page, page1);
      const footerTop = await page.evaluate(
        () => (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) + scrollY - innerHeight,
      );
      let timesShown = 0;
      for (let top = footerTop - 64; top < footerTop + 160; top += 8) {
        await scrollTo(page, top);
        await expect.poll(() => listCovered(page, 'footer a'), `at ${top} px`).toEqual([]);
        if (await getFloatingBar(page).isVisible()) timesShown += 1;
      }
      expect(timesShown).toBeGreaterThan(2);
      await scrollTo(page, footerTop + 10_000);
      await expect(getFloatingBar(page)).not.toBeInViewport();
    });

    test('of a focused element, unless that lies elsewhere', async ({ page }) => {
      await showBar(page, page1);
      const bar = await getFloatingBar(page).boundingBox();
      if (!bar) throw new Error('The bar should be there');
      const windowHeight = page.viewportSize()?.height ?? 0;
      for (const [top, isCovered] of [
        [bar.y - 44, false],
        [bar.y - 43, true],
        [bar.y + bar.height - 1, true],
        [bar.y + bar.height, false],
        [windowHeight + 500, false],
      ] as const) {
        await focusButtonAt(page, top);
        if (isCovered) await expect(getFloatingBar(page), `at ${top} px`).not.toBeInViewport();
        else await expect(getFloatingBar(page), `at ${top} px`).toBeInViewport({ ratio: 1 });
      }
    });

    test('of somebody who types', async ({ page }) => {
      await showBar(page, page1);
      await addFieldNearTop(page);
      const field = page.getByRole('textbox', { name: 'Zoek' });
      await field.focus();
      await expect(getFloatingBar(page)).toBeHidden();
      await field.blur();
      await expect(getFloatingBar(page)).toBeVisible();
    });

    test('of what an on-screen keyboard or zoom leaves of the screen', async ({
      page,
      isMobile,
      browserName,
    }) => {
      test.skip(
        !isMobile || browserName !== 'chromium',
        'only phones zoom this way, and only Chromium on request',
      );
      await showBar(page, page1);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
      await expect(getFloatingBar(page)).toBeHidden();
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
      await expect(getFloatingBar(page)).toBeVisible();
    });

    test('but it does not leave because somebody touched the text', async ({ page }) => {
      await showBar(page, page1);
      await page.getByRole('main').click({ position: { x: 5, y: beyond + 200 } });
      await scrollTo(page, beyond + 50);
      await expect(getFloatingBar(page)).toBeVisible();
    });
  });

  test('never takes focus when it comes', async ({ page }) => {
    await page.goto(page1);
    const brand = page.getByRole('banner').getByRole('link').first();
    await brand.focus();
    await scrollTo(page, beyond);
    await expect(getFloatingBar(page)).toBeVisible();
    await expect(brand).toBeFocused();
  });

  test('is announced once, however often it comes', async ({ page }) => {
    await page.goto(page1);
    const status = page.getByRole('status');
    await expect(status).toBeEmpty();
    await status.evaluate((element) => {
      const texts: (string | null)[] = [];
      Object.assign(window, { texts });
      new MutationObserver(() => texts.push(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    for (let time = 0; time < 3; time += 1) {
      await scrollTo(page, beyond);
      await expect(getFloatingBar(page)).toBeVisible();
      await scrollTo(page, 0);
      await expect(getFloatingBar(page)).toBeHidden();
    }
    const texts = await page.evaluate(() => (window as unknown as { texts: string[] }).texts);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('gesprek');
  });

  test.describe('without the code that moves it', () => {
    test.use({ expectedComplaints: /Failed to load resource: net::ERR_FAILED/ });

    test('stands there all the same, and can be dismissed', async ({ page }) => {
      await blockScripts(page, 'motion-features*');
      await showBar(page, page1);
      await expect(getFloatingBar(page)).toHaveCSS('opacity', '1');
      await expect(getFloatingBar(page)).toBeInViewport({ ratio: 1 });
      await dismiss(page);
    });
  });
});
test('there is no floating bar without scripts', { tag: '@no-js' }, async ({ page }) => {
  await page.goto(routes.about);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 2 * beyond);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(showAfterScrollPx);
  await expect(getFloatingBar(page)).toBeHidden();
});

async function showBar(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scrollTo(page, beyond);
  await expect(getFloatingBar(page)).toBeVisible();
}

const getBarLink = (page: Page) =>
  getFloatingBar(page).getByRole('link', { name: 'Plan gesprek', exact: true });

const getBarButton = (page: Page) => getFloatingBar(page).getByRole('button', { name: 'Balk sluiten' });

/** Presses Tab, from where the visitor is or else from the top, until `place` has focus. */
async function goByTab(page: Page, place: Locator): Promise<void> {
  const hasFocus = () => place.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < mostPresses && !(await hasFocus()); press += 1)
    await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
}

async function dismiss(page: Page): Promise<void> {
  await getBarButton(page).click();
  await expect(getFloatingBar(page)).toBeHidden();
}

/** Lets the next Tab go to the first place of the page, without scrolling to it. */
async function focusTop(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Naar de inhoud' }).focus();
}

/** Focuses a button of 44 px high, as wide as the page, `top` px below the window's upper edge. */
async function focusButtonAt(page: Page, top: number): Promise<void> {
  await page.evaluate((place) => {
    const button = document.createElement('button');
    button.style.cssText = `position: absolute; inset-inline: 0; height: 44px; top: ${scrollY + place}px`;
    document.querySelector('main')?.append(button);
    button.focus({ preventScroll: true });
  }, top);
}

/** Puts a field where the bar would not be in its way. */
async function addFieldNearTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.ariaLabel = 'Zoek';
    field.style.position = 'absolute';
    field.style.top = `${scrollY + 120}px`;
    document.querySelector('main')?.append(field);
  });
}

/** What the bar covers of the elements that match `selector`, by their text. */
function listCovered(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((matching) => {
    const bar = document.querySelector('.floating-bar');
    if (!bar?.checkVisibility({ visibilityProperty: true })) return [];
    const barBox = bar.getBoundingClientRect();
    if (barBox.top >= innerHeight) return [];
    const isCovered = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        box.bottom > barBox.top &&
        box.top < barBox.bottom &&
        box.right > barBox.left &&
        box.left < barBox.right
      );
    };
    return [...document.querySelectorAll(matching)]
      .filter((element) => !bar.contains(element) && isCovered(element))
      .map((element) => element.textContent.trim());
  }, selector);
}
