// A link within a page leads to a place below the header, and going back to where one was.
import { headerPx } from '../support/layout.ts';
import { articleWithContents as article } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test(
  'a place in a page is reached below the header, and left',
  { tag: [tags.nightly, tags.engines] },
  async ({ page }) => {
    test.skip(!article, 'no article has a table of contents');
    await page.goto(article);
    const entry = page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link').last();
    const hash = await entry.evaluate((link: HTMLAnchorElement) => decodeURIComponent(link.hash));
    const begin = await page.evaluate(() => scrollY);
    await entry.press('Enter');
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
    const { y = 0 } = (await page.locator(`[id="${hash.slice(1)}"]`).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(headerPx);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(begin);
  },
);
