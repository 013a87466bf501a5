import { routes } from '../../src/site/addresses.ts';
import { kinds, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

for (const path of [routes.solutions, routes.cases, routes.articles, kinds.article ?? '']) {
  test(`every card and article of ${path} is named by its own title`, async ({ page }) => {
    test.skip(!pages.some((each) => each.path === path), 'there is no such page');
    await page.goto(path);
    const articles = await page.getByRole('article').all();
    expect(articles.length).toBeGreaterThan(0);
    for (const article of articles) {
      const title = (await article.getByRole('heading').first().innerText()).replace(/\s+/g, ' ').trim();
      await expect(article).toHaveAccessibleName(title);
    }
  });
}
