import assert from 'node:assert/strict';

import { routes } from '../../src/site/addresses.ts';
import { builtPages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const titles = ['Ideaal voor', 'Alle functies', 'De som, met', 'Alles bij elkaar'];

for (const title of titles) {
  test(`the fold “${title}” stands open where there is room, and opens on a phone`, async ({ page }) => {
    const shown = builtPages.find(({ html }) => html.includes(`<summary>${title}`));
    const path = shown?.path ?? assert.fail('no page has it');
    await page.goto(path);
    const summary = page.locator('summary', { hasText: title }).first();
    const inside = page.locator('.fold', { has: summary }).first().locator('> :not(summary)').last();
    await expect(inside).toBeVisible();
    await expect(summary).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(inside).toBeHidden();
    await summary.click();
    await expect(inside).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('the fold of a card opens, though the card leads to its page wherever else it is pressed', async ({
  page,
}) => {
  await page.goto(routes.solutions);
  const fold = page.locator('.linked-sheet .fold').first();
  await fold.locator('summary').click();
  await expect(fold.locator('li').first()).toBeVisible();
  await expect(page).toHaveURL(routes.solutions);
});
