import { maquettePaths } from '../support/pages.ts';
import { expect, test } from './support/test.ts';
import { clickOn, expectInPage, goBack, tabUntil } from './support/visitor.ts';

const leastScreens = 6;
const [path = ''] = maquettePaths;

test('the address of every screen shows that screen alone', async ({ tab }) => {
  for (const each of maquettePaths) {
    await tab.goto(each);
    expect((await tab.evaluate(listScreens)).length, each).toBeGreaterThanOrEqual(leastScreens);
    expect(await tab.evaluate(listUnshown), each).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ scripting: false });

  test('a finger walks from the first screen to the last, and back', async ({ tab }) => {
    await tab.setViewportSize({ width: 390, height: 844 });
    await tab.goto(path);
    const ids = await tab.evaluate(listScreens);
    for (const id of ids.slice(1)) {
      await clickOn(tab, await tab.evaluate(readOnward));
      await expectInPage(tab, isShown, id);
      await expectInPage(tab, isSeen, id);
    }
    await goBack(tab, path);
    await expectInPage(tab, isSeen, ids.at(-2) ?? '');
  });

  test('a state is chosen, lifts the screen, and stays from screen to screen', async ({ tab }) => {
    await tab.goto(path);
    const [, second = ''] = await tab.evaluate(listScreens);
    const lifts = [await tab.evaluate(readLift)];
    for (const state of ['Product', 'Schets']) {
      await clickOn(tab, state);
      await expectInPage(tab, isChosen, state);
      await expectInPage(tab, () => document.getAnimations().length === 0);
      lifts.push(await tab.evaluate(readLift));
    }
    expect(new Set(lifts).size, lifts.join()).toBe(lifts.length);
    await clickOn(tab, await tab.evaluate(readOnward));
    await expectInPage(tab, isShown, second);
    expect(await tab.evaluate(readLift)).toBe(lifts.at(-1));
  });
});

test('an address shows its screen at once, and keys walk on to the last', async ({ tab }) => {
  await tab.goto(path);
  const ids = await tab.evaluate(listScreens);
  const [start = '', ...others] = ids.slice(-3);
  await tab.goto(`${path}#${start}`);
  await expectInPage(tab, isShown, start);
  for (const id of others) {
    await tabUntil(tab, isOnward);
    await tab.keyboard.press('Enter');
    await expectInPage(tab, isShown, id);
  }
});

function readLift(): string {
  const frame = [...document.querySelectorAll('.frame')].find((each) => each.checkVisibility());
  return getComputedStyle(frame?.firstElementChild ?? document.body).translate;
}

function listScreens(): string[] {
  return [...document.querySelectorAll('.screen > h2')].map(({ id }) => id);
}

function isSeen(id: string): boolean {
  const seen = [...document.querySelectorAll('.screen')].filter((screen) => screen.checkVisibility());
  return seen.length === 1 && seen[0]?.querySelector('h2')?.id === id && location.hash === `#${id}`;
}

/** Whether a screen was just navigated to: its heading has focus, is in view and not covered. */
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

function readOnward(): string {
  const seen = [...document.querySelectorAll('.screen')].find((screen) => screen.checkVisibility());
  return seen?.querySelector<HTMLElement>(':scope > :last-child > .button')?.innerText.trim() ?? '';
}

function isOnward(): boolean {
  return document.activeElement?.matches('.screen > :last-child > .button') ?? false;
}

/** The screens that are not shown alone at their own address. */
function listUnshown(): string[] {
  const screens = [...document.querySelectorAll('.screen')];
  return [...document.querySelectorAll('.screen > h2')]
    .map(({ id }) => id)
    .filter((id, place) => {
      location.hash = id;
      return screens.some((screen, other) => screen.checkVisibility() !== (other === place));
    });
}
