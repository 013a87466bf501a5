import { unknownPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedComplaints: /status of 404/ });

for (const path of [unknownPath, '/404', '/oplossingen/onbekend', '/aanpak/onbekend', '/kennis/onbekend']) {
  test(`${path} answers 404 with the Dutch error page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/niet gevonden/i);
  });
}

test('the error page offers ways out', async ({ page, request }) => {
  await page.goto(unknownPath);
  const links = await page.getByRole('main').getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(expect.arrayContaining(['/', '/oplossingen', '/contact']));
  for (const path of paths) expect((await request.get(path ?? '')).status(), `${path}`).toBe(200);
});
