// A model is walked in each engine as its visitors walk it: by every link, with the mouse, by keyboard, without scripts.
import { maquettePaths } from '../support/pages.ts';
import type { Tab } from './drivers/tab.ts';
import { expect, test } from './support/test.ts';
import { clickOn, expectAt, expectInPage, goBack, pressUntil } from './support/visitor.ts';

const least = { models: 1, screens: 6 };
const [path = ''] = maquettePaths;

test('there are models', () => {
  expect(maquettePaths.length).toBeGreaterThanOrEqual(least.models);
});

for (const each of maquettePaths) {
  test(`every link of ${each} leads to its screen, and no screen is a dead end`, async ({ tab }) => {
    await tab.goto(each);
    const { screens, followed, faults } = await tab.evaluate(followLinks);
    expect(faults).toEqual([]);
    expect(screens).toBeGreaterThanOrEqual(least.screens);
    expect(followed).toBeGreaterThan(2 * screens);
  });
}

for (const scripting of [true, false]) {
  test.describe(scripting ? 'with scripts' : 'without scripts', () => {
    test.use({ scripting });

    test('a finger walks from the first screen to the last, and back', async ({ tab }) => {
      await tab.resize(390, 844);
      await tab.goto(path);
      const ids = await tab.evaluate(listScreens);
      for (const id of ids.slice(1)) {
        await clickOn(tab, await tab.evaluate(readOnward));
        await expectInPage(tab, isShown, id);
        await expectInPage(tab, isSeen, id);
      }
      await goBack(tab, path);
      await expectInPage(tab, isSeen, ids.at(-2) ?? '');
      await clickOn(tab, await tab.evaluate(readOnward));
      await expectInPage(tab, isShown, ids.at(-1) ?? '');
      await clickOn(tab, await tab.evaluate(readOnward));
      await expectInPage(tab, () => document.querySelector('h2:target')?.closest('.screen') === null);
      await expectAt(tab, path);
    });

    test('a state is chosen, lifts the screen, and stays from screen to screen', async ({ tab }) => {
      await tab.resize(1440, 900);
      await tab.goto(path);
      const [, second = ''] = await tab.evaluate(listScreens);
      const heights = [await readLift(tab)];
      for (const state of ['Product', 'Schets']) {
        await clickOn(tab, state);
        await expectInPage(tab, isChosen, state);
        await expectInPage(tab, isStill);
        heights.push(await readLift(tab));
      }
      expect(new Set(heights).size, heights.join()).toBe(heights.length);
      await clickOn(tab, await tab.evaluate(readOnward));
      await expectInPage(tab, isShown, second);
      expect(await readLift(tab)).toBe(heights.at(-1));
    });
  });
}

test('keys walk from the first screen to the last', async ({ tab }) => {
  await tab.goto(path);
  const ids = await tab.evaluate(listScreens);
  await tab.goto(`${path}#${ids[0]}`);
  for (const id of ids.slice(1)) {
    await pressUntil(tab, 'Tab', isOnward);
    await tab.press('Enter');
    await expectInPage(tab, isShown, id);
  }
});

test('an address shows its screen at once', async ({ tab }) => {
  await tab.goto(path);
  const ids = await tab.evaluate(listScreens);
  const last = ids.at(-1) ?? '';
  await tab.goto(`${path}#${last}`);
  await expectInPage(tab, isShown, last);
});

const readLift = (tab: Tab) =>
  tab.evaluate(() => {
    const frame = [...document.querySelectorAll('.frame')].find((each) => each.checkVisibility());
    return getComputedStyle(frame?.firstElementChild ?? document.body).translate;
  });

function listScreens(): string[] {
  return [...document.querySelectorAll('.screen > h2')].map(({ id }) => id);
}

/** Whether a screen is the only one to be seen. */
function isSeen(id: string): boolean {
  const seen = [...document.querySelectorAll('.screen')].filter((screen) => screen.checkVisibility());
  return seen.length === 1 && seen[0]?.querySelector('h2')?.id === id && location.hash === `#${id}`;
}

/** Whether a screen has just been led to: its heading has focus, is in view and under nothing. */
function isShown(id: string): boolean {
  const heading = document.querySelector('h2:target');
  const { top = 0, bottom = 0, left = 0 } = heading?.getBoundingClientRect() ?? {};
  const found = document.elementFromPoint(left + 1, (top + bottom) / 2);
  return heading?.id === id && heading === document.activeElement && heading.contains(found);
}

function isChosen(state: string): boolean {
  const chosen = document.querySelector<HTMLInputElement>('fieldset input:checked');
  return chosen?.labels?.[0]?.textContent.trim().startsWith(state) ?? false;
}

function isStill(): boolean {
  return document.getAnimations().length === 0;
}

/** The name of the link to the next screen. */
function readOnward(): string {
  const seen = [...document.querySelectorAll('.screen')].find((screen) => screen.checkVisibility());
  return seen?.querySelector<HTMLElement>(':scope > :last-child > .button')?.innerText.trim() ?? '';
}

function isOnward(): boolean {
  return document.activeElement?.matches('.screen > :last-child > .button') ?? false;
}

/** Follows every link of every screen; says where one shows another screen than it names, or a screen has no way on. */
async function followLinks() {
  const screens = [...document.querySelectorAll<HTMLElement>('.screen')];
  const faults: string[] = [];
  let followed = 0;
  const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const screen of screens) {
    const id = screen.querySelector('h2')?.id ?? '';
    const links = [...screen.querySelectorAll<HTMLAnchorElement>('a[href]')];
    if (!links.some(({ hash }) => hash !== `#${id}`)) faults.push(`#${id} is a dead end`);
    for (const link of links) {
      location.hash = id;
      if (!screen.checkVisibility()) faults.push(`#${id} is not shown`);
      for (const fold of screen.querySelectorAll('details')) fold.open = true;
      if (!link.checkVisibility()) faults.push(`#${id}: a link to ${link.hash} is not shown`);
      link.click();
      await settle();
      followed += 1;
      const target = document.querySelector(':target');
      const seen = screens.filter((each) => each.checkVisibility());
      const isRight = target?.id === link.hash.slice(1) && target.checkVisibility();
      const isAlone = seen.length === 1 && (seen[0]?.contains(target) || !target?.closest('.screen'));
      if (!isRight || !isAlone)
        faults.push(`#${id}: ${link.hash} shows ${seen.map((each) => each.innerText.slice(0, 40)).join()}`);
    }
  }
  return { screens: screens.length, followed, faults };
}
