import { routes } from '../src/site/routes.ts';
import { collectScripts } from './support/islands.ts';
import { getPages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const withOwnMotion: string[] = [routes.home, routes.contact];
const quietPages = (await getPages()).filter(({ path }) => !withOwnMotion.includes(path));

for (const { path } of quietPages) {
  test(`${path} loads no script while nobody touches it`, async ({ page }) => {
    const scripts = collectScripts(page);
    await page.clock.install();
    await page.goto(path);
    await page.clock.runFor(10_000);
    expect(scripts).toEqual([]);
  });
}
