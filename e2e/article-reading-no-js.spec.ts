import { expect, test } from './support/test.ts';

const path = '/kennis/hoe-veilig-is-jouw-webapplicatie';

test('the link beside a heading leads to it', async ({ page }) => {
  await page.goto(path);
  const link = page.getByRole('link', { name: /^Link naar: / }).last();
  const name = await link.evaluate((element: HTMLAnchorElement) => decodeURIComponent(element.hash));
  await link.focus();
  await page.keyboard.press('Enter');
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(name);
  await expect(page.getByRole('heading', { name: 'Bronnen' })).toBeInViewport();
});

test('the table of contents lies open beside the text', async ({ page }) => {
  await page.goto(path);
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' });
  await expect(contents.getByRole('link').first()).toBeVisible();
  await contents.getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: 'Bronnen' })).toBeInViewport();
});
