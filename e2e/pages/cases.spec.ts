import { routes } from '../../src/site/addresses.ts';
import { caseCategoryPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('a click on a category of cases shows what was chosen, its cases first', async ({ page }) => {
  expect(caseCategoryPaths.length).toBeGreaterThan(0);
  await page.goto(routes.cases);
  const cards = page.getByRole('navigation', { name: 'Cases per soort' }).getByRole('link');
  const chosen = page.getByRole('region', { name: /^Gekozen: / });
  const cases = page.getByRole('article');
  const titles = await cases.getByRole('heading').allInnerTexts();
  for (const path of caseCategoryPaths) {
    await cards.and(page.locator(`[href="${path}"]`)).click();
    await page.waitForURL(path);
    await expect(chosen).toBeInViewport({ ratio: 1 });
    const marked = cards.filter({ hasText: 'Gekozen' });
    await expect(marked).toHaveAttribute('aria-current', 'page');
    await expect(marked).toHaveAttribute('href', path);
    const [heading = '', sentence = ''] = await chosen.getByRole('paragraph').allInnerTexts();
    const name = heading.replace('Gekozen: ', '');
    await expect(marked).toContainText(name);

    expect((await cases.getByRole('heading').allInnerTexts()).toSorted()).toEqual(titles.toSorted());
    const isChosen = (await cases.allInnerTexts()).map((text) =>
      new RegExp(`(^|, )${name}$`, 'm').test(text),
    );
    const count = isChosen.filter(Boolean).length;
    expect(isChosen.lastIndexOf(true), 'its cases come first').toBe(count - 1);
    expect(Number(/^\d+/.exec(sentence)?.[0] ?? (count === titles.length ? count : 0))).toBe(count);
  }
  await chosen.getByRole('link', { name: 'Toon alle cases' }).click();
  await page.waitForURL(routes.cases);
  await expect(chosen).toHaveCount(0);
});

test('the sum of a case adds up', async ({ page }) => {
  await page.goto(routes.cases);
  const sums = await page.getByRole('article').getByRole('figure').all();
  test.skip(sums.length === 0, 'no case has a sum');
  for (const sum of sums) {
    const texts = await sum.getByRole('definition').allInnerTexts();
    const euros = texts.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')));
    const total = euros.pop();
    expect(euros.reduce((one, other) => one + other, 0)).toBe(total);
  }
});
