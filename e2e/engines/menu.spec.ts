import { routes } from '../../src/site/addresses.ts';
import { listOpenItems } from '../support/islands.ts';
import type { Tab } from './drivers/tab.ts';
import { expect, test } from './support/test.ts';
import { clickOn, expectAt, expectInPage, goBack, pointAt, pressUntil } from './support/visitor.ts';

const item = 'Oplossingen';

test.describe('the menu in a row', () => {
  test.beforeEach(({ tab }) => tab.resize(1440, 900));

  test('shows sub-pages under the mouse', async ({ tab }) => {
    await tab.goto(routes.about);
    await pointAt(tab, item);
    await expectOpen(tab, [item]);
    await tab.point({ x: 700, y: 600 });
    await expectOpen(tab, []);
  });

  test('opens by keyboard, and gives focus back', async ({ tab }) => {
    await tab.goto(routes.about);
    await pressUntil(tab, 'Tab', isOnDisclosure, item);
    await expectInPage(tab, isAwake);
    await tab.press('Enter');
    await expectOpen(tab, [item]);
    await tab.press('Tab');
    await expectInPage(tab, () => document.activeElement?.matches('ul ul a'));
    await tab.press('Escape');
    await expectOpen(tab, []);
    await expectInPage(tab, isOnDisclosure, item);
  });
});

test.describe('the menu of a phone', () => {
  test.beforeEach(({ tab }) => tab.resize(390, 844));

  test('opens, says that it closes, closes and opens again', async ({ tab }) => {
    await tab.goto(routes.about);
    await clickOn(tab, 'Menu');
    await expectInPage(tab, isSheetOpen);
    await expectInPage(tab, () => document.querySelector('main')?.inert);
    await expectInPage(tab, isCallInView);
    await clickOn(tab, 'Sluiten');
    await expectInPage(tab, () => !document.querySelector('nav[popover]')?.matches(':popover-open'));
    await clickOn(tab, 'Menu');
    await expectInPage(tab, isSheetOpen);
  });

  test('leads to a page, and is closed on the way back', async ({ tab }) => {
    await tab.goto(routes.about);
    await clickOn(tab, 'Menu');
    await clickOn(tab, 'Kennis');
    await expectAt(tab, routes.articles);
    await goBack(tab, routes.about);
    await expectInPage(tab, () => !document.querySelector('nav[popover]')?.matches(':popover-open'));
  });

  test('becomes a row when the window does', async ({ tab }) => {
    await tab.goto(routes.about);
    await clickOn(tab, 'Menu');
    await expectInPage(tab, isSheetOpen);
    await expectInPage(tab, isAwake);
    await tab.resize(1280, 800);
    await expectInPage(tab, isRow);
    await tab.resize(390, 844);
    await clickOn(tab, 'Menu');
    await expectInPage(tab, isSheetOpen);
  });
});

test.describe('the menu without scripts', () => {
  test.use({ scripting: false });

  test('shows sub-pages under the mouse', async ({ tab }) => {
    await tab.resize(1440, 900);
    await tab.goto(routes.about);
    await pointAt(tab, item);
    await expectOpen(tab, [item]);
  });

  test('opens on a phone and leads to a page', async ({ tab }) => {
    await tab.resize(390, 844);
    await tab.goto(routes.about);
    await clickOn(tab, 'Menu');
    await expectInPage(tab, isSheetOpen);
    await clickOn(tab, 'Kennis');
    await expectAt(tab, routes.articles);
  });
});

async function expectOpen(tab: Tab, items: string[]): Promise<void> {
  await expect.poll(() => listOpenItems(tab)).toEqual(items);
}

function isOnDisclosure(name: string): boolean {
  return document.activeElement?.getAttribute('aria-label') === `Submenu ${name}`;
}

/** Whether the menu's own code is there. */
function isAwake(): boolean {
  return document.querySelector('nav[popover]')?.hasAttribute('data-awake') ?? false;
}

function isSheetOpen(): boolean {
  return document.querySelector('nav[popover]')?.matches(':popover-open') ?? false;
}

/** Whether the sheet's call to action can be seen without scrolling. */
function isCallInView(): boolean {
  const call = [...document.querySelectorAll('nav[popover] a')].at(-1);
  const { top = 0, bottom = Infinity } = call?.getBoundingClientRect() ?? {};
  return top > 0 && bottom <= innerHeight;
}

/** Whether the menu stands in the header, and nothing keeps the page from being used. */
function isRow(): boolean {
  const menu = document.querySelector<HTMLElement>('nav[popover]');
  const { top = -1, height = Infinity } = menu?.getBoundingClientRect() ?? {};
  return top >= 0 && height <= 80 && !document.querySelector('main')?.inert;
}
