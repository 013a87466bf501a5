// The next page is prerendered while a visitor points at its link. By Puppeteer: Playwright's tabs never prerender.
import { launch } from 'puppeteer-core';

import { routes } from '../../src/site/addresses.ts';
import { findBrowser } from '../../src/tools/testing/browser.ts';
import { baseUrl } from '../support/site.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test('a page is prerendered, without its scripts and photos', { tag: tags.nightly }, async () => {
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  await using browser = await launch({ executablePath: findBrowser('whole'), args });
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  for (const [path, link] of [
    [routes.home, `header a[href="${routes.home}"]`],
    [routes.contact, `main a[href="${routes.contact}"]`],
    [routes.cases, `footer a[href="${routes.cases}"]`],
  ] as const) {
    await page.goto(baseUrl + routes.about);
    await page.mouse.move(1, 1);
    // A page that is only prefetched asks for no fonts.
    await Promise.all([page.waitForRequest((request) => request.url().endsWith('.woff2')), page.hover(link)]);
    await page.click(link);
    await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(path);
    // The form waits for a touch.
    if (path !== routes.contact) {
      await expect.poll(async () => (await page.evaluate(readRequests)).length, path).toBeGreaterThan(0);
    }
    for (const { name, isEarly, isPrerendered } of await page.evaluate(readRequests)) {
      expect([isEarly, isPrerendered], name).toEqual([false, true]);
    }
  }
});

/** The page's requests for scripts and photos, and whether they came before the prerendered page was shown. */
const readRequests = () => {
  const [navigation] = performance.getEntriesByType('navigation') as unknown as { activationStart: number }[];
  const shownAt = navigation?.activationStart ?? 0;
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js') || !name.startsWith(location.origin))
    .map(({ name, startTime }) => ({ name, isEarly: startTime < shownAt, isPrerendered: shownAt > 0 }));
};
