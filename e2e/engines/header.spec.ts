import { headerMenuSettings } from '../../src/islands/header-menu/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { scrollTo } from '../support/islands.ts';
import { expect, test } from './support/test.ts';
import { expectInPage } from './support/visitor.ts';

const { frostedAfterScrollPx } = headerMenuSettings;

test('the header is a panel past 20 px, and not at 20', async ({ tab }) => {
  await tab.resize(1440, 900);
  await tab.goto(routes.about);
  await expectInPage(tab, isClear);
  await scrollTo(tab, frostedAfterScrollPx);
  await expectInPage(tab, isClear);
  await scrollTo(tab, frostedAfterScrollPx + 1);
  await expectInPage(tab, isPanel);
  await scrollTo(tab, 0);
  await expectInPage(tab, isClear);
});

test('header and bar give way in a low window', async ({ tab }) => {
  for (const [width, height] of [
    [320, 256],
    [844, 390],
  ] as const) {
    await tab.resize(width, height);
    await tab.goto(routes.about);
    await scrollTo(tab, 900);
    expect(await tab.evaluate(listFixed), `${width} × ${height}`).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ scripting: false });

  test('the header can be read at every place of the page', async ({ tab }) => {
    await tab.resize(390, 844);
    await tab.goto(routes.home);
    for (const top of [0, 21, 700, 2500]) {
      await tab.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
      await expectInPage(tab, isPanel);
    }
  });
});

function isPanel(): boolean {
  const { backgroundColor } = getComputedStyle(document.querySelector('header') ?? document.body);
  const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? '1';
  return Number(alpha) > 0.8;
}

function isClear(): boolean {
  return (
    getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor === 'rgba(0, 0, 0, 0)'
  );
}

/** What stays in the window while the page scrolls. */
function listFixed(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(element).position === 'fixed',
    )
    .filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    })
    .map((element) => (element.cloneNode() as Element).outerHTML);
}
