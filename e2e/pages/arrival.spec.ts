// Whoever arrives at a place in a page stands there at once; only a link within the page leads there smoothly.
import type { Locator, Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { addLink } from '../support/fade.ts';
import { waitForFrames } from '../support/islands.ts';
import { findArticleWith } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const article = findArticleWith('aria-label="Op deze pagina"') ?? '';

test.describe('a place in a page', { tag: '@phone' }, () => {
  test.skip(!article, 'no article has a table of contents');
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const places = [0];
      Object.assign(window, { places });
      addEventListener('scroll', () => places.push(scrollY));
    }),
  );

  test('is there at once on arriving by its address', async ({ page }) => {
    await page.goto(article);
    const hash = await readHash(getLastEntry(page));
    await page.goto(routes.about);
    await page.goto(article + hash);
    await expectAt(page, hash);
    expect(await countSteps(page)).toBeLessThanOrEqual(1);
  });

  test('is there at once on arriving by a link on another page', async ({ page }) => {
    await page.goto(article);
    const hash = await readHash(getLastEntry(page));
    await page.goto(routes.about);
    await addLink(page, 'Verder', { href: article + hash });
    await page.getByRole('link', { name: 'Verder' }).click();
    await expect(page).toHaveURL(article + hash);
    await expectAt(page, hash);
    expect(await countSteps(page)).toBeLessThanOrEqual(1);
  });

  for (const key of ['click', 'Enter'] as const) {
    test(`is reached smoothly by ${key} in the table of contents, and left at once by going back`, async ({
      page,
    }) => {
      await page.goto(article);
      const hash = await readHash(getLastEntry(page));
      await openContents(page);
      await (key === 'click' ? getLastEntry(page).click() : getLastEntry(page).press(key));
      await expect(page).toHaveURL(article + hash);
      await expectAt(page, hash);
      expect(await countSteps(page)).toBeGreaterThan(3);
      for (const move of [-1, 1]) {
        await travel(page, move);
        expect(await countSteps(page)).toBe(1);
      }
    });
  }

  test('is reached at once by a script', async ({ page }) => {
    await page.goto(article);
    const hash = await readHash(getLastEntry(page));
    await page.evaluate((to) => location.assign(to), hash);
    await expectAt(page, hash);
    expect(await countSteps(page)).toBeLessThanOrEqual(1);
  });

  test('is reached at once under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(article);
    const hash = await readHash(getLastEntry(page));
    await openContents(page);
    await getLastEntry(page).focus();
    await waitForFrames(page);
    await countSteps(page);
    await page.keyboard.press('Enter');
    await expectAt(page, hash);
    expect(await countSteps(page)).toBeLessThanOrEqual(1);
  });
});

const getLastEntry = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link', { includeHidden: true }).last();

/** Phones show only its title. */
const openContents = (page: Page): Promise<void> =>
  getLastEntry(page).evaluate((entry) => entry.closest('details')?.setAttribute('open', ''));

const readHash = (link: Locator): Promise<string> => link.evaluate(({ hash }: HTMLAnchorElement) => hash);

/** Goes `by` steps in the tab's history, until the page has come to rest elsewhere. */
function travel(page: Page, by: number): Promise<void> {
  return page.evaluate(
    (steps) =>
      new Promise((resolve) => {
        const left = scrollY;
        addEventListener('scrollend', () => scrollY !== left && resolve());
        history.go(steps);
      }),
    by,
  );
}

/** Waits until the target of `hash` stands below the header, or the page at its end. */
async function expectAt(page: Page, hash: string): Promise<void> {
  const place = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
  await expect
    .poll(() =>
      place.evaluate((target) => {
        const { top } = target.getBoundingClientRect();
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        return (
          Math.abs(top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) < 2 ||
          isAtEnd
        );
      }),
    )
    .toBe(true);
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
