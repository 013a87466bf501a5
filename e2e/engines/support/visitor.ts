// What a visitor does, in any engine: looks for a control by its name, goes there with mouse or keys, and waits.
import { expect } from 'playwright/test';

import type { KeyName, Point, Tab } from '../drivers/tab.ts';

/** More than any page has places for focus. */
const mostPresses = 150;

/** Clicks on a link, button or field once it can be hit. */
export async function clickOn(tab: Tab, name: string): Promise<void> {
  await tab.click(await locate(tab, name));
}

/** Points at a link or button with the mouse. */
export async function pointAt(tab: Tab, name: string): Promise<void> {
  await tab.point(await locate(tab, name));
}

/** Types into a field, after clicking into it. */
export async function typeInto(tab: Tab, label: string, text: string): Promise<void> {
  await clickOn(tab, label);
  await expectInPage(tab, isFocused, label);
  await tab.type(text);
}

/** Waits until what a function asks of the page is true; a page that is just being left answers nothing. */
export async function expectInPage(tab: Tab, ask: (about: string) => unknown, about = ''): Promise<void> {
  const answer = () => tab.evaluate(ask, about).catch((error: unknown) => String(error));
  await expect.poll(answer, { message: `${ask.name || ask.toString()} ${about}` }).toBe(true);
}

/** Waits until a page of the site has loaded. */
export async function expectAt(tab: Tab, path: string): Promise<void> {
  const read = () => tab.evaluate(() => [location.pathname, document.readyState]).catch(() => undefined);
  await expect.poll(read, { message: path }).toEqual([path, 'complete']);
}

/** Goes back by the browser's history. */
export async function goBack(tab: Tab, path: string): Promise<void> {
  await tab.back();
  await expectAt(tab, path);
}

/** Where a control is, once it can be hit and has stood still from one look to the next. */
async function locate(tab: Tab, name: string): Promise<Point> {
  let place: Point | undefined;
  const isStill = async () => {
    const before = place;
    place = (await tab.evaluate(findControl, name).catch(() => undefined)) ?? undefined;
    return place !== undefined && before?.x === place.x && before.y === place.y;
  };
  await expect.poll(isStill, { message: `${name} can be hit` }).toBe(true);
  if (!place) throw new Error(name);
  return place;
}

function isFocused(label: string): boolean {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isField && [...(activeElement.labels ?? [])].some((each) => each.textContent.startsWith(label));
}

/** The middle of a control in the window, if a click there reaches it. Its name is its label, and of a field the start of that. */
function findControl(name: string): Point | undefined {
  const isNamed = (element: HTMLElement) => {
    const { labels } = element as HTMLInputElement;
    if (labels?.length) return [...labels].some(({ textContent }) => textContent.startsWith(name));
    return (element.ariaLabel ?? element.innerText).trim() === name;
  };
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea')];
  const found = controls.find((element) => element.checkVisibility() && isNamed(element));
  if (!found) return undefined;
  const { top, bottom } = found.getBoundingClientRect();
  // What the header covers too.
  if (top < 0 || bottom > innerHeight || !findPlace()) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  return findPlace();

  function findPlace(): Point | undefined {
    // Of a link over two lines, the first.
    const [box] = found?.getClientRects() ?? [];
    if (!box) return undefined;
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    return found?.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
  }
}

/** Presses a key, again and again, until what a function asks of the page is true. */
export async function pressUntil(
  tab: Tab,
  key: KeyName,
  ask: (about: string) => boolean,
  about = '',
): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await tab.press(key);
    if (await tab.evaluate(ask, about)) return;
  }
  throw new Error(`${ask.name} ${about}: not after ${mostPresses} times ${key}`);
}
