import { routes } from '../../src/site/addresses.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const aliases = pages.map(({ path }) => path).filter((path) => /^\/cases\/(?!onbekend)/.test(path));

test('a click on a group of cases shows at once what was chosen', { tag: '@phone' }, async ({ page }) => {
  expect(aliases.length).toBeGreaterThan(0);
  await page.goto(routes.cases);
  const titles = await page.getByRole('article').getByRole('heading').allInnerTexts();
  const groups = page.getByRole('navigation', { name: 'Cases per soort' });
  await expect(groups.getByText('Gekozen')).toHaveCount(0);
  for (const alias of aliases) {
    await page.goto(routes.cases);
    const card = groups.getByRole('link').and(page.locator(`[href="${alias}"]`));
    await card.click();
    await page.waitForURL(alias);
    const chosen = page.getByRole('region', { name: /^Gekozen: / });
    const back = chosen.getByRole('link', { name: 'Toon alle cases' });
    await expect(back).toBeInViewport({ ratio: 1 });
    await expect(chosen).toBeInViewport({ ratio: 1 });
    const marked = groups.getByRole('link').filter({ hasText: 'Gekozen' });
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('aria-current', 'page');
    await expect(marked).toHaveAttribute('href', alias);
    const name = (await chosen.getByRole('heading').innerText()).replace('Gekozen: ', '');
    await expect(marked).toContainText(name);
    const cases = page.getByRole('article');
    expect((await cases.getByRole('heading').allInnerTexts()).toSorted()).toEqual(titles.toSorted());
    const isOwn = new RegExp(`(^|, )${name}$`, 'm');
    const own = (await cases.allInnerTexts()).filter((text) => isOwn.test(text)).length;
    const sentence = await chosen.getByRole('paragraph').innerText();
    expect(Number(/^\d+/.exec(sentence)?.[0] ?? (own === titles.length ? own : 0))).toBe(own);
    await back.click();
    await page.waitForURL(routes.cases);
    await expect(groups.getByText('Gekozen')).toHaveCount(0);
  }
});

test('the cases of the chosen group come first', async ({ page }) => {
  for (const alias of aliases) {
    await page.goto(alias);
    const name = (await page.getByRole('heading', { name: /^Gekozen: / }).innerText()).replace(
      'Gekozen: ',
      '',
    );
    const kickers = await page.getByRole('article').allInnerTexts();
    const isOwn = kickers.map((text) => new RegExp(`(^|, )${name}$`, 'm').test(text));
    expect(isOwn).toEqual(isOwn.toSorted((a, b) => Number(b) - Number(a)));
  }
});
