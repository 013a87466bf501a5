import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { scrollTo } from '../support/islands.ts';
import { expect, test } from './support/test.ts';
import { clickOn, expectAt, expectInPage, pressUntil } from './support/visitor.ts';

const { showAfterScrollPx } = floatingBarSettings;
const beyond = showAfterScrollPx + 1;

test.describe('the floating bar', () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`comes past 500 px and leads to the contact page at ${width} px`, async ({ tab }) => {
      await tab.resize(width, height);
      await tab.goto(routes.about);
      await scrollTo(tab, showAfterScrollPx);
      await expectInPage(tab, isAway);
      await scrollTo(tab, beyond);
      await expectInPage(tab, isThere);
      await scrollTo(tab, showAfterScrollPx);
      await expectInPage(tab, isAway);
      await scrollTo(tab, beyond);
      await clickOn(tab, 'Plan gesprek');
      await expectAt(tab, routes.contact);
    });
  }

  test('is reached by Tab, and closed by Enter for good', async ({ tab }) => {
    await tab.resize(1440, 900);
    await tab.goto(routes.about);
    await scrollTo(tab, beyond);
    await expectInPage(tab, isThere);
    await pressUntil(tab, 'Tab', isOnClose);
    await expectInPage(tab, isThere);
    await tab.press('Enter');
    await expectInPage(tab, isAway);
    await expectInPage(tab, () => document.activeElement !== document.body);
    await tab.goto(routes.articles);
    await scrollTo(tab, beyond);
    await expectInPage(tab, isAway);
    expect(await tab.evaluate(() => localStorage.length)).toBe(1);
  });
});

function isThere(): boolean {
  const bar = document.querySelector('aside[aria-label="Gesprek plannen"]');
  const { top = Infinity, bottom = Infinity } = bar?.getBoundingClientRect() ?? {};
  return (bar?.checkVisibility({ visibilityProperty: true }) ?? false) && top > 0 && bottom <= innerHeight;
}

function isAway(): boolean {
  const bar = document.querySelector('aside[aria-label="Gesprek plannen"]');
  return !bar?.checkVisibility({ visibilityProperty: true });
}

function isOnClose(): boolean {
  return document.activeElement?.getAttribute('aria-label') === 'Balk sluiten';
}
