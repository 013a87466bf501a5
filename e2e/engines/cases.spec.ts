import { routes } from '../../src/site/addresses.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from './support/test.ts';
import { clickOn, expectAt, expectInPage } from './support/visitor.ts';

const groups = pages.map(({ path }) => path).filter((path) => /^\/cases\/(?!onbekend)/.test(path));

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a group of cases that was clicked shows at once at ${width} px`, async ({ tab }) => {
    await tab.resize(width, height);
    for (const path of groups) {
      await tab.goto(routes.cases);
      const name = await tab.evaluate(
        (href) => document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.innerText.trim() ?? '',
        path,
      );
      await clickOn(tab, name);
      await expectAt(tab, path);
      await expectInPage(tab, isChosenInView);
      expect(
        await tab.evaluate((href) => document.querySelector(`main a[href="${href}"]`)?.ariaCurrent, path),
      ).toBe('page');
      await clickOn(tab, 'Toon alle cases');
      await expectAt(tab, routes.cases);
    }
  });
}

/** Whether the box that says what was chosen can be seen without scrolling. */
function isChosenInView(): boolean {
  const heading = [...document.querySelectorAll('h2')].find(({ innerText }) =>
    innerText.startsWith('Gekozen: '),
  );
  const { top = -1, bottom = Infinity } = heading?.parentElement?.getBoundingClientRect() ?? {};
  return scrollY === 0 && top > 0 && bottom <= innerHeight;
}
