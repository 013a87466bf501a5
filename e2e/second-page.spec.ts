// From the click on a link to the frame in which the fade to the next page starts: that is how long a visitor
// waits beyond the fade itself.
import type { Page } from 'playwright/test';

import { routes } from '../src/site/routes.ts';
import { expect, test } from './support/test.ts';

/** What a visitor may wait beyond the fade. */
const maxWaitMs = 50;
const times = 5;

test('the second page is there as soon as the fade ends', async ({ browser }) => {
  test.skip(!process.env['QUIET'], 'says something on a quiet machine only: npm run bench:second-page');
  // A context without answers of ours: where Playwright answers requests, Chromium fetches nothing ahead.
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  const page = await context.newPage();
  await recordClicks(page);
  const waits: number[] = [];
  while (waits.length < times) waits.push(await measureWait(page));
  console.log(`Second page: ${waits.map((wait) => wait.toFixed(0)).join(', ')} ms beyond the fade`);
  // The best of them is the page's own; the others hold what else the machine was doing.
  expect(Math.min(...waits)).toBeLessThanOrEqual(maxWaitMs);
  await context.close();
});

/** Keeps when a page was left by a click, and in the next one when it could first be seen; both in ms since 1970. */
async function recordClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = () => performance.timeOrigin + performance.now();
    addEventListener('click', () => sessionStorage.setItem('clicked', String(now())), true);
    addEventListener('pagereveal', ({ viewTransition }) => {
      const keep = () => sessionStorage.setItem('shown', String(now()));
      void (viewTransition?.ready ?? Promise.resolve()).then(() => requestAnimationFrame(keep));
    });
  });
}

async function measureWait(page: Page): Promise<number> {
  await page.goto(routes.privacy);
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  const link = page.getByRole('main').getByRole('link').last();
  const ahead = page.waitForResponse(
    (response) => response.request().headers()['sec-purpose'] === 'prefetch',
  );
  await link.hover();
  await (await ahead).finished();
  await link.click();
  await expect(page).toHaveURL(routes.contact);
  await expect.poll(() => readTime(page, 'shown')).toBeGreaterThan(0);
  return (await readTime(page, 'shown')) - (await readTime(page, 'clicked'));
}

function readTime(page: Page, name: string): Promise<number> {
  return page.evaluate((key) => Number(sessionStorage.getItem(key) ?? 0), name);
}
