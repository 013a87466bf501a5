import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

import { getPages, unknownPath } from './support/site.ts';
import { addRule } from './support/style.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedComplaints: /status of 404/ });

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { path } of [...(await getPages()), { path: unknownPath }]) {
  test(`${path} has no accessibility faults`, async ({ page }) => {
    await page.goto(path);
    expect(await listFaults(page)).toEqual([]);
  });
}

test('the skip link takes the keyboard to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('phone menu', () => {
  test.skip(({ isMobile }) => !isMobile, 'wide screens show the menu as a row');

  test('has no accessibility faults while it is open', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
    expect(await listFaults(page)).toEqual([]);
  });
});

/** Each broken rule with the elements that break it. */
async function listFaults(page: Page): Promise<string[]> {
  // Axe does not judge the contrast of text on a background image, and ours are only faint grid lines.
  await addRule(page, '*, ::before, ::after { background-image: none !important; }');
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
