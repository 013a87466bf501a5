import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { addLink, isLeaving, pageFadeMs } from '../support/fade.ts';
import { scrollTo } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

interface Fade {
  /** Whether the browser fades into this page. */
  happens: boolean;
  parts: { part: string | null | undefined; duration: unknown; delay: unknown }[];
}

test.describe('a page', { tag: '@phone' }, () => {
  test('fades the old page out in 200 ms and then the new one in', async ({ page }) => {
    await recordFades(page);
    await page.goto(routes.about);
    await leaveFor(page, routes.contact);
    await expect
      .poll(() => readFade(page))
      .toMatchObject({
        happens: true,
        parts: expect.arrayContaining([
          { part: '::view-transition-old(root)', duration: pageFadeMs, delay: 0 },
          { part: '::view-transition-new(root)', duration: pageFadeMs, delay: pageFadeMs },
        ]) as unknown,
      });
    expect(await isLeaving(page)).toBe(false);
  });

  test('does not fade under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordFades(page);
    await page.goto(routes.about);
    await leaveFor(page, routes.contact);
    await expect.poll(() => readFade(page)).toEqual({ happens: false, parts: [] });
  });

  test('stands at the top of the new page', async ({ page }) => {
    await page.goto(routes.about);
    await scrollTo(page, 900);
    await leaveFor(page, routes.contact);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('stands at the hash of the address', async ({ page }) => {
    await page.goto(routes.about);
    await addLink(page, 'Verder', { href: `${routes.articles}#tot-slot` });
    await page.getByRole('link', { name: 'Verder' }).click();
    await expect(page).toHaveURL(`${routes.articles}#tot-slot`);
    await expect(page.getByRole('region').last()).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('a double click does no harm', async ({ page }) => {
    await page.goto(routes.about);
    await getContactLink(page).dblclick();
    await expect(page).toHaveURL(routes.contact);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const moment of ['pageswap', 'pagereveal'] as const) {
    test(`a fade that is given up at ${moment} is no page error`, async ({ page }) => {
      await page.addInitScript((event) => {
        addEventListener(event, ({ viewTransition }) => viewTransition?.skipTransition());
      }, moment);
      await page.goto(routes.about);
      await leaveFor(page, routes.contact);
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(routes.home);
    });
  }

  test('a second choice wins over the first', async ({ page }) => {
    await page.goto(routes.about);
    await page.evaluate(
      ([first, second]) => {
        for (const href of [first, second]) document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
      },
      [routes.contact, routes.articles] as const,
    );
    await expect(page).toHaveURL(routes.articles);
  });

  test('a click during the fade is not lost', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', () => {
        document.documentElement.style.setProperty('--duration-page-fade', '10s');
      });
    });
    await page.goto(routes.about);
    await leaveFor(page, routes.contact);
    const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
    if (!brand) throw new Error('The brand should be visible');
    await page.mouse.click(brand.x + brand.width / 2, brand.y + brand.height / 2);
    await expect(page).toHaveURL(routes.home);
  });

  test('the next page is fetched ahead', async ({ browser, isMobile }) => {
    // A page without answers of ours: where Playwright answers requests, Chromium fetches nothing ahead.
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(routes.privacy);
    const rules = page.locator('script[type="speculationrules"]');
    const { prefetch } = JSON.parse((await rules.textContent()) ?? '') as {
      prefetch: { where: { href_matches: string } }[];
    };
    expect(prefetch.map(({ where }) => where.href_matches)).toEqual(['/*']);
    if (!isMobile) {
      const ahead = page.waitForRequest((request) => request.headers()['sec-purpose'] === 'prefetch');
      await getContactLink(page).hover();
      expect(new URL((await ahead).url()).pathname).toBe(routes.contact);
      await expect(page).toHaveURL(routes.privacy);
    }
    await context.close();
  });
});

test('a link leads to the top of the next page without scripts', { tag: '@no-js' }, async ({ page }) => {
  await page.goto(routes.about);
  await getContactLink(page).click();
  await expect(page).toHaveURL(routes.contact);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
});

const getContactLink = (page: Page) => page.getByRole('main').getByRole('link').last();

async function leaveFor(page: Page, path: string): Promise<void> {
  await page.getByRole('main').locator(`a[href="${path}"]`).last().click();
  await expect(page).toHaveURL(path);
}

/** Keeps what the browser's own transition into each page is made of. */
async function recordFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const fade: Fade = { happens: viewTransition !== null, parts: [] };
      Object.assign(window, { fade });
      void viewTransition?.ready.then(() => {
        fade.parts = document.getAnimations().map(({ effect }) => ({
          part: effect instanceof KeyframeEffect ? effect.pseudoElement : undefined,
          duration: effect?.getTiming().duration,
          delay: effect?.getTiming().delay,
        }));
      });
    });
  });
}

function readFade(page: Page): Promise<Fade> {
  return page.evaluate(() => (window as unknown as { fade: Fade }).fade);
}
