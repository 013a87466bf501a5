// Links within a page scroll smoothly; going back does not.
import type { Page } from 'playwright/test';

import { waitForFrames } from '../support/islands.ts';
import { headerPx } from '../support/layout.ts';
import { articleWithContents as article } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

for (const isSmooth of [true, false]) {
  const how = isSmooth ? 'smoothly' : 'at once under reduced motion';
  test(
    `a place in a page is reached ${how}, and left at once`,
    { tag: [tags.nightly, tags.engines] },
    async ({ page }) => {
      test.skip(!article, 'no article has a table of contents');
      await page.emulateMedia({ reducedMotion: isSmooth ? 'no-preference' : 'reduce' });
      await page.goto(article);
      const entry = page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link').last();
      const hash = await entry.evaluate((link: HTMLAnchorElement) => decodeURIComponent(link.hash));
      await entry.focus();
      await waitForFrames(page);
      const down = await countSteps(page, () => page.keyboard.press('Enter'));
      expect(isSmooth ? down > 1 : down <= 1, `${down} steps`).toBe(true);
      const { y = 0 } = (await page.locator(`[id="${hash.slice(1)}"]`).boundingBox()) ?? {};
      expect(y > headerPx && y < 900, `${y} px below the top`).toBe(true);
      const up = await countSteps(page, () => page.evaluate(() => history.back()));
      expect(up).toBe(1);
    },
  );
}

/** Counts the steps in which an action scrolls the page; steps under 100 px come from late fonts. */
async function countSteps(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const places = [scrollY];
    addEventListener('scroll', () => places.push(scrollY));
    const end = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    Object.assign(window, { places, end });
  });
  await act();
  return page.evaluate(async () => {
    const { places, end } = window as unknown as { places: number[]; end: Promise<unknown> };
    await end;
    return places.filter((place, index) => Math.abs(place - (places[index - 1] ?? place)) > 100).length;
  });
}
