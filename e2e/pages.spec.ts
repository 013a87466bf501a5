import { routes } from '../src/site/routes.ts';
import { collectScripts } from './support/islands.ts';
import { getPages } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The particles and the form wake without being touched; waking.spec.ts knows when. */
const wakesOnItsOwn: string[] = [routes.home, routes.contact];

for (const { path } of await getPages()) {
  test(`${path} is a whole page that leads to the contact page`, async ({ page, context }) => {
    const scripts = collectScripts(page);
    await page.clock.install();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname, 'address after loading').toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();

    const lastLink = await page.getByRole('main').getByRole('link').last().getAttribute('href');
    expect(new URL(lastLink ?? '', page.url()).pathname, 'last link of the page').toBe('/contact');

    await page.clock.runFor(10_000);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length), 'kept values').toBe(0);
    expect(await context.cookies()).toEqual([]);
    if (wakesOnItsOwn.includes(path)) return;
    expect(scripts, 'external scripts of an untouched page').toEqual([]);
  });
}
