// Pictures of every page on a phone and a wide screen, to look at and to compare after a change.
import type { Route } from 'playwright/test';

import { canonicalPaths, unlistedPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

// The error page is a 404.
test.use({ expectedComplaints: /Failed to load resource/ });

test.beforeEach(({ page }) => page.route('**', awaitFonts));

for (const path of [...canonicalPaths, ...unlistedPaths]) {
  test(path, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    const name = path.slice(1).replaceAll('/', '-') || 'home';
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
  });
}

/** Makes the browser wait for fonts, which it otherwise uses only if they load at once. */
async function awaitFonts(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  const html = await response.text();
  await route.fulfill({ response, body: html.replaceAll('font-display:optional', 'font-display:block') });
}
