import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.goto('/kennis/hoe-veilig-is-jouw-webapplicatie'));

test('the table of contents is one line until it is opened', async ({ page }) => {
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' });
  const toggle = contents.getByText('Op deze pagina');
  await expect(contents.getByRole('link').first()).toBeHidden();
  expect((await contents.boundingBox())?.height).toBeLessThan(64);
  await toggle.tap();
  await contents.getByRole('link').last().tap();
  await expect(page.getByRole('heading', { name: 'Bronnen' })).toBeInViewport();
});

test('the link beside a heading shows without a pointer to hover with', async ({ page }) => {
  const link = page.getByRole('link', { name: /^Link naar: / }).first();
  await expect(link).toHaveCSS('opacity', '1');
  const box = await link.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});
