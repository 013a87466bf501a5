import type { Page } from 'playwright/test';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { collectScripts, getFloatingBar, scrollTo } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const { dismissedKey, showAfterScrollPx } = floatingBarSettings;

test.describe('an island', { tag: '@phone' }, () => {
  test.describe('home page', () => {
    test('loads its motion only once it is idle', async ({ page }) => {
      const scripts = collectScripts(page);
      await holdIdleness(page);
      await page.goto('/');
      await page.clock.runFor(10_000);
      expect(scripts).toEqual([]);
      await becomeIdle(page);
      await expect.poll(() => findMotion(scripts)).toBe(true);
    });

    test('loads its motion where the browser cannot tell when it is idle', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
      const scripts = collectScripts(page);
      await page.goto('/');
      await expect.poll(() => findMotion(scripts)).toBe(true);
    });

    test('loads its motion only once it can be seen', async ({ page }) => {
      await page.addInitScript((key) => localStorage.setItem(key, 'ja'), dismissedKey);
      await holdIdleness(page);
      await page.goto('/');
      const heroHeight = await page.getByRole('main').evaluate((main) => main.children[0]?.clientHeight ?? 0);
      await scrollTo(page, 2 * heroHeight);
      const scripts = collectScripts(page);
      await page.reload();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(heroHeight);
      await becomeIdle(page);
      await page.clock.runFor(10_000);
      expect(scripts).toEqual([]);
      await scrollTo(page, 0);
      await expect.poll(() => findMotion(scripts)).toBe(true);
    });

    test('loads no script under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const scripts = collectScripts(page);
      await holdIdleness(page);
      await page.goto('/');
      await becomeIdle(page);
      await page.clock.runFor(10_000);
      expect(scripts).toEqual([]);
    });
  });

  test('a page scrolled up to the floating bar loads no script, and one pixel further it does', async ({
    page,
  }) => {
    const scripts = collectScripts(page);
    await page.goto(routes.articles);
    await scrollTo(page, showAfterScrollPx);
    expect(scripts).toEqual([]);
    await scrollTo(page, showAfterScrollPx + 1);
    await expect(getFloatingBar(page)).toBeVisible();
    expect(scripts).not.toEqual([]);
  });
});

const findMotion = (scripts: string[]) => scripts.some((script) => script.includes('ParticleCanvas'));

/** Stops the clock and the browser's idle time until `becomeIdle`. */
async function holdIdleness(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    Object.assign(window, {
      waiting,
      requestIdleCallback: (callback: IdleRequestCallback) => waiting.push(callback),
    });
  });
}

async function becomeIdle(page: Page): Promise<void> {
  // The page asks for idle time once it has been painted.
  await page.clock.runFor(100);
  await page.evaluate(() => {
    const { waiting } = window as unknown as { waiting: IdleRequestCallback[] };
    for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 50 });
  });
}
