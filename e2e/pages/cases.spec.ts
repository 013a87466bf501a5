import { routes } from '../../src/site/addresses.ts';
import { caseGroups } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('a click on a group of cases shows at once what was chosen, own cases first', async ({ page }) => {
  expect(caseGroups.length).toBeGreaterThan(0);
  await page.goto(routes.cases);
  const cards = page.getByRole('navigation', { name: 'Cases per soort' }).getByRole('link');
  const chosen = page.getByRole('region', { name: /^Gekozen: / });
  const cases = page.getByRole('article');
  const titles = await cases.getByRole('heading').allInnerTexts();
  for (const path of caseGroups) {
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
    const isOwn = (await cases.allInnerTexts()).map((text) => new RegExp(`(^|, )${name}$`, 'm').test(text));
    const own = isOwn.filter(Boolean).length;
    expect(isOwn.lastIndexOf(true), 'its own cases stand first').toBe(own - 1);
    expect(Number(/^\d+/.exec(sentence)?.[0] ?? (own === titles.length ? own : 0))).toBe(own);
  }
  await chosen.getByRole('link', { name: 'Toon alle cases' }).click();
  await page.waitForURL(routes.cases);
  await expect(chosen).toHaveCount(0);
});
