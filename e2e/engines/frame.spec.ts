import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { headerMenuSettings } from '../../src/islands/header-menu/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { listOpenItems, scrollTo } from '../support/islands.ts';
import type { Tab } from './support/engine.ts';
import { expect, test } from './support/test.ts';
import { clickOn, expectAt, expectInPage, goBack, locate, tabUntil } from './support/visitor.ts';

const { frostedAfterScrollPx } = headerMenuSettings;
const { showAfterScrollPx } = floatingBarSettings;
const beyond = showAfterScrollPx + 1;
const item = 'Oplossingen';

test('the header is a panel past 20 px, and the bar comes past 500', async ({ tab }) => {
  await tab.goto(routes.about);
  await scrollTo(tab, frostedAfterScrollPx);
  await expectPanel(tab, false);
  await scrollTo(tab, frostedAfterScrollPx + 1);
  await expectPanel(tab, true);
  await scrollTo(tab, showAfterScrollPx);
  await expectBar(tab, false);
  await scrollTo(tab, beyond);
  await expectBar(tab, true);
  await scrollTo(tab, 0);
  await expectBar(tab, false);
  await expectPanel(tab, false);
  await scrollTo(tab, beyond);
  await clickOn(tab, 'Plan gesprek');
  await expectAt(tab, routes.contact);

  await tab.goto(routes.about);
  await tab.setViewportSize({ width: 320, height: 256 });
  await scrollTo(tab, 900);
  await expectBar(tab, false);
  const isHeaderAway = () => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 1) <= 0;
  await expectInPage(tab, isHeaderAway);
});

test('the bar is reached by Tab, and closed by Enter for good', async ({ tab }) => {
  await tab.goto(routes.about);
  await scrollTo(tab, beyond);
  await expectBar(tab, true);
  await tabUntil(tab, isOn, 'Balk sluiten');
  await tab.keyboard.press('Enter');
  await expectBar(tab, false);
  await expectInPage(tab, () => document.activeElement !== document.body);
  await tab.goto(routes.articles);
  await scrollTo(tab, beyond);
  await expectBar(tab, false);
});

test('the menu in a row opens by mouse and by keyboard, which gets its focus back', async ({ tab }) => {
  await tab.goto(routes.about);
  await tab.mouse.move(...(await locate(tab, item)));
  await expectOpen(tab, [item]);
  await tab.mouse.move(700, 600);
  await expectOpen(tab, []);
  await tabUntil(tab, isOn, `Submenu ${item}`);
  await expectInPage(tab, () => document.querySelector('nav[popover]')?.hasAttribute('data-hydrated'));
  await tab.keyboard.press('Enter');
  await expectOpen(tab, [item]);
  await tab.keyboard.press('Tab');
  await expectInPage(tab, () => document.activeElement?.matches('ul ul a'));
  await tab.keyboard.press('Escape');
  await expectOpen(tab, []);
  await expectInPage(tab, isOn, `Submenu ${item}`);
});

test('the menu of a phone opens, closes, leads to a page and becomes a row', async ({ tab }) => {
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.goto(routes.about);
  await clickOn(tab, 'Menu');
  await expectMenuOpen(tab, true);
  await expectInPage(tab, () => document.querySelector('main')?.inert);
  await clickOn(tab, 'Sluiten');
  await expectMenuOpen(tab, false);
  await clickOn(tab, 'Menu');
  await clickOn(tab, 'Kennis');
  await expectAt(tab, routes.articles);
  await goBack(tab, routes.about);
  await expectMenuOpen(tab, false);
  await clickOn(tab, 'Menu');
  await expectInPage(tab, () => document.querySelector('main')?.inert);
  await tab.setViewportSize({ width: 1280, height: 800 });
  await expectInPage(tab, isRow);
});

test.describe('without scripts', () => {
  test.use({ scripting: false });

  test('the header can be read at every place, and its menu opens', async ({ tab }) => {
    await tab.goto(routes.about);
    await tab.mouse.move(...(await locate(tab, item)));
    await expectOpen(tab, [item]);
    await tab.setViewportSize({ width: 390, height: 844 });
    for (const top of [0, 21, 2500]) {
      await tab.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
      await expectPanel(tab, true);
    }
    await clickOn(tab, 'Menu');
    await expectMenuOpen(tab, true);
    await clickOn(tab, 'Kennis');
    await expectAt(tab, routes.articles);
  });
});

async function expectOpen(tab: Tab, items: string[]): Promise<void> {
  await expect.poll(() => listOpenItems(tab)).toEqual(items);
}

async function expectPanel(tab: Tab, isThere: boolean): Promise<void> {
  const readAlpha = () => {
    const { backgroundColor } = getComputedStyle(document.querySelector('header') ?? document.body);
    return Number(/rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? 1);
  };
  await expect.poll(async () => (await tab.evaluate(readAlpha)) > 0.8, 'a panel').toBe(isThere);
}

async function expectBar(tab: Tab, isThere: boolean): Promise<void> {
  const isInView = () => {
    const bar = document.querySelector('.floating-bar');
    const { top = -1, bottom = Infinity } = bar?.getBoundingClientRect() ?? {};
    return bar?.checkVisibility({ visibilityProperty: true }) && top > 0 && bottom <= innerHeight;
  };
  await expect.poll(async () => Boolean(await tab.evaluate(isInView)), 'the bar').toBe(isThere);
}

async function expectMenuOpen(tab: Tab, isOpen: boolean): Promise<void> {
  const read = () => document.querySelector('nav[popover]')?.matches(':popover-open');
  await expect.poll(() => tab.evaluate(read), 'the menu').toBe(isOpen);
}

function isOn(label: string): boolean {
  return document.activeElement?.getAttribute('aria-label') === label;
}

function isRow(): boolean {
  const menu = document.querySelector<HTMLElement>('nav[popover]');
  const { top = -1, height = Infinity } = menu?.getBoundingClientRect() ?? {};
  return top >= 0 && height <= 80 && !document.querySelector('main')?.inert;
}
