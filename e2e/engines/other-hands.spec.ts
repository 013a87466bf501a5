// The page in the hands of others: they change its HTML before the first touch brings React.
import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { listOpenItems, scrollTo } from '../support/islands.ts';
import { autofill, hands } from '../support/other-hands.ts';
import type { Tab } from './support/engine.ts';
import { expect, test } from './support/test.ts';
import { expectAt, expectInPage, locate } from './support/visitor.ts';

const typed = { name: 'Zoë', email: 'zoe@bv', message: 'Wat kost een planning?' };

for (const [who, change] of Object.entries(hands)) {
  test(`${who} leaves the menu its links, in a row and on a phone`, async ({ tab }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await tab.setViewportSize({ width, height });
      await tab.goto(routes.about);
      const links = await tab.evaluate(countLinks);
      await expose(tab, change, 'body');
      if (width > 1000) {
        await moveTo(tab, '.menu-group a');
        await expect.poll(() => listOpenItems(tab)).toHaveLength(1);
        await expectInPage(tab, isHydrated, '.menu');
      } else {
        await clickAt(tab, 'header [popovertarget]');
        await expectInPage(tab, () => document.querySelector('.menu')?.matches(':popover-open'));
        await expectInPage(tab, () => document.querySelector('main')?.inert);
      }
      expect(await tab.evaluate(countLinks)).toBe(links);
      await clickAt(tab, '.menu a[href="/kennis"]');
      await expectAt(tab, routes.articles);
    }
  });

  test(`${who} leaves the form what was typed, and its errors`, async ({ tab }) => {
    await tab.goto(routes.contact);
    await tab.evaluate(autofill, typed);
    await expose(tab, change, 'body');
    await clickAt(tab, '#contact-name');
    await tab.keyboard.type('x');
    await expectInPage(tab, isHydrated, 'form');
    await expectInPage(tab, hasValue, JSON.stringify({ ...typed, name: 'Zoëx' }));
    await expectInPage(tab, () => document.activeElement?.matches('#contact-name'));
    await tab.keyboard.type('y');
    await tab.keyboard.press('Enter');
    await expectInPage(tab, () => document.activeElement?.matches('[type="email"][aria-invalid="true"]'));
    await expectInPage(tab, () => document.querySelector('#contact-email-error')?.checkVisibility());
    await tab.keyboard.type('.nl');
    await expectInPage(tab, () => document.querySelector('[aria-invalid]') === null);
    await expectInPage(tab, hasValue, JSON.stringify({ ...typed, name: 'Zoëxy', email: 'zoe@bv.nl' }));
    expect(await tab.evaluate(readProblems)).toEqual([]);
  });

  test(`${who} leaves the bar, which comes and goes`, async ({ tab }) => {
    await tab.goto(routes.about);
    await expose(tab, change, 'body');
    await scrollTo(tab, floatingBarSettings.showAfterScrollPx + 1);
    await expectInPage(tab, isBarVisible);
    await tab.evaluate(change, '.floating-bar');
    await scrollTo(tab, 0);
    await expectInPage(tab, () => document.querySelector('.floating-bar')?.matches('[data-away]'));
    await scrollTo(tab, floatingBarSettings.showAfterScrollPx + 1);
    await expectInPage(tab, isBarVisible);
    await clickAt(tab, '.floating-bar button');
    await expectInPage(tab, () => document.querySelector('.floating-bar') === null);
    expect(await tab.evaluate(readProblems)).toEqual([]);
  });
}

test('a button that a translator renamed stops the particles', async ({ tab }) => {
  await tab.goto(routes.home);
  await expose(tab, hands['a translator that wraps texts'], 'body');
  await moveTo(tab, 'main a[href="/contact"]');
  const canMove = await tab.evaluate(() => !/Linux.* AppleWebKit\/605/.test(navigator.userAgent));
  await expectInPage(
    tab,
    (wanted) => String(document.querySelector('[data-started]') !== null) === wanted,
    String(canMove),
  );
  if (!canMove) return;
  await clickAt(tab, '#deeltjes');
  await expectInPage(tab, () => document.querySelector('#deeltjes')?.ariaLabel === 'Animatie afspelen');
  expect(await tab.evaluate(readProblems)).toEqual([]);
});

/** Lets others change the page, and notes what goes wrong from then on: React reports a page that it does not know. */
async function expose(tab: Tab, change: (scope: string) => void, scope: string): Promise<void> {
  await tab.evaluate(() => {
    const problems: string[] = [];
    Object.assign(window, { problems });
    addEventListener('error', ({ message }) => problems.push(message));
    addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  });
  await tab.evaluate(change, scope);
}

async function moveTo(tab: Tab, selector: string): Promise<void> {
  const [x, y] = await locate(tab, selector, findPlace);
  // Firefox sees no movement in a mouse that was nowhere before.
  await tab.mouse.move(x - 2, y);
  await tab.mouse.move(x, y);
}

async function clickAt(tab: Tab, selector: string): Promise<void> {
  await tab.mouse.click(...(await locate(tab, selector, findPlace)));
}

/** The middle of an element that can be hit; by selector, as its words may have changed. */
function findPlace(selector: string): [x: number, y: number] | undefined {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getClientRects()[0] ?? {};
  const middle: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const hit = document.elementFromPoint(...middle);
  return element && hit && (element.contains(hit) || hit.contains(element)) ? middle : undefined;
}

const readProblems = () => (window as unknown as { problems: string[] }).problems;

const countLinks = () => document.querySelectorAll('nav[popover] a').length;

const isHydrated = (selector: string) =>
  document.querySelector(selector)?.matches('[data-hydrated], [novalidate]');

function hasValue(values: string): boolean {
  const wanted = Object.entries(JSON.parse(values) as Record<string, string>);
  return wanted.every(
    ([name, value]) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value === value,
  );
}

function isBarVisible(): boolean | undefined {
  return document.querySelector('.floating-bar')?.checkVisibility({ visibilityProperty: true });
}
