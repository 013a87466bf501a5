import type { Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

// Without smooth scrolling, in which Chromium loses a jump made while it still scrolls to the focus.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => page.goto('/kennis/hoe-veilig-is-jouw-webapplicatie'));

/** Expects the page to stand at the heading, right under the header. */
async function expectToStandAt(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name, exact: true });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(160);
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${await heading.getAttribute('id')}`);
}

test('the link beside a heading leads to it', async ({ page }) => {
  const name = 'Waar het misgaat';
  await page.getByRole('link', { name: `Link naar: ${name}`, exact: true }).press('Enter');
  await expectToStandAt(page, name);
});

test('the table of contents lies open beside the text', async ({ page }) => {
  const name = 'Waar het misgaat';
  await page
    .getByRole('navigation', { name: 'Op deze pagina' })
    .getByRole('link', { name, exact: true })
    .click();
  await expectToStandAt(page, name);
});
