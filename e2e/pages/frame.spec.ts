import { routes, sections } from '../../src/site/addresses.ts';
import { builtPages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('the skip link takes the keyboard to the content', async ({ page }) => {
  await page.goto(routes.about);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer shows the year of the visit, and never one before the build', async ({ page }) => {
  const builtIn = Number(/<time>(\d{4})<\/time>/.exec(builtPages[0]?.html ?? '')?.[1]);
  const year = page.getByRole('contentinfo').getByRole('time');
  for (const [visitedAt, shown] of [
    [`${builtIn - 1}-12-31T12:00:00Z`, builtIn],
    [`${builtIn}-12-31T23:59:00+01:00`, builtIn],
    [`${builtIn + 1}-01-01T00:01:00+01:00`, builtIn + 1],
  ] as const) {
    await page.clock.setFixedTime(visitedAt);
    await page.goto(routes.about);
    await page.keyboard.press('Shift');
    await expect(year, visitedAt).toHaveText(String(shown));
  }
});

test('the footer leads to every section, and a column to four of its pages', async ({ page }) => {
  await page.goto(routes.about);
  const footer = page.getByRole('contentinfo');
  for (const { href } of Object.values(sections)) {
    await expect(footer.locator(`a[href="${href}"]`).first(), href).toBeVisible();
  }
  const columns = footer.getByRole('navigation');
  for (const [at, { href }] of [sections.solutions, sections.approach, sections.expertise].entries()) {
    const column = columns.nth(at);
    await expect(column.getByRole('link').first(), 'its heading').toHaveAttribute('href', href);
    await expect(column.getByRole('listitem'), href).toHaveCount(4);
  }
});
