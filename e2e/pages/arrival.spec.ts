// A link within a page leads to its place smoothly; whoever comes back stands there at once, as e2e/engines tries of
// those who arrive by an address.
import type { Page } from 'playwright/test';

import { waitForFrames } from '../support/islands.ts';
import { findArticleWith } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const article = findArticleWith('aria-label="Op deze pagina"') ?? '';

for (const isSmooth of [true, false]) {
  const how = isSmooth ? 'smoothly' : 'at once under reduced motion';
  test(`a place in a page is reached ${how}, and left at once`, { tag: tags.nightly }, async ({ page }) => {
    test.skip(!article, 'no article has a table of contents');
    await page.emulateMedia({ reducedMotion: isSmooth ? 'no-preference' : 'reduce' });
    await page.goto(article);
    await page.evaluate(() => {
      const places = [0];
      Object.assign(window, { places });
      addEventListener('scroll', () => places.push(scrollY));
    });
    const entry = page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link').last();
    await entry.focus();
    await waitForFrames(page);
    await countSteps(page);
    await page.keyboard.press('Enter');
    await expectAt(page, await entry.evaluate(({ hash }: HTMLAnchorElement) => hash));
    const steps = await countSteps(page);
    expect(isSmooth ? steps > 3 : steps <= 1, `${steps} steps`).toBe(true);
    await page.evaluate(
      (place) =>
        new Promise((resolve) => {
          addEventListener('scrollend', () => scrollY !== place && resolve(undefined));
          history.back();
        }),
      await page.evaluate(() => scrollY),
    );
    expect(await countSteps(page)).toBe(1);
  });
}

/** Waits until the target of `hash` stands below the header, or the page at its end. */
async function expectAt(page: Page, hash: string): Promise<void> {
  await expect(page).toHaveURL(article + hash);
  const isThere = (id: string) => {
    const root = document.documentElement;
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    const padding = parseFloat(getComputedStyle(root).scrollPaddingTop);
    return scrollY + innerHeight >= root.scrollHeight - 1 || Math.abs(top - padding) < 2;
  };
  await expect.poll(() => page.evaluate(isThere, decodeURIComponent(hash.slice(1)))).toBe(true);
  await waitForFrames(page);
}

/** In how many steps of more than 100 px the page was scrolled since this was last asked; what moves less is a late font. */
function countSteps(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { places } = window as unknown as { places: number[] };
    const steps = places.filter((place, index) => Math.abs(place - (places[index - 1] ?? place)) > 100);
    places.splice(0, places.length - 1);
    return steps.length;
  });
}
