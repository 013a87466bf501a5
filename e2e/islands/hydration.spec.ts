// When an island loads its script; menu and bar are in every-page.spec.ts and floating-bar.spec.ts.
import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { collectScripts, dismissBar, scrollTo } from '../support/islands.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

for (const [path, reducedMotion, island] of [
  [routes.home, 'no-preference', 'ParticleCanvas'],
  [routes.home, 'reduce', undefined],
  [routes.contact, 'no-preference', 'ContactForm'],
] as const) {
  test(`${path} loads ${island ?? 'nothing'} once it is idle, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const scripts = collectScripts(page);
    await holdIdleness(page);
    await page.goto(path);
    await page.clock.runFor(10_000);
    expect(scripts).toEqual([]);
    await becomeIdle(page);
    if (island) return expectLoaded(scripts, island);
    await page.clock.runFor(10_000);
    expect(scripts).toEqual([]);
  });
}

test.describe('the particles load', { tag: tags.nightly }, () => {
  test('where the browser cannot tell when it is idle', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
    const scripts = collectScripts(page);
    await page.goto('/');
    await expectLoaded(scripts, 'ParticleCanvas');
  });

  test('only once they can be seen', async ({ page }) => {
    await dismissBar(page);
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
    await expectLoaded(scripts, 'ParticleCanvas');
  });
});

const expectLoaded = (scripts: string[], island: string) =>
  expect.poll(() => scripts.some((script) => script.includes(island))).toBe(true);

/** Stops clock and idle callbacks until `becomeIdle`. */
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
  // The page requests idle time after its first paint.
  await page.clock.runFor(100);
  await page.evaluate(() => {
    const { waiting } = window as unknown as { waiting: IdleRequestCallback[] };
    for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 50 });
  });
}
