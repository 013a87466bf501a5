// What a visitor does, in any engine: looks for a control by its name, goes there by mouse or keys, and waits.
import { expect } from 'playwright/test';

import type { Tab } from './engine.ts';

/** More than any page has places for focus. */
const mostTabs = 150;

/** Clicks on a link, button or field once it can be hit. */
export async function clickOn(tab: Tab, name: string): Promise<void> {
  await tab.mouse.click(...(await locate(tab, name)));
}

/** Waits until a question asked in the page is true; a page being left answers nothing. */
export async function expectInPage(tab: Tab, ask: (about: string) => unknown, about = ''): Promise<void> {
  const answer = () => tab.evaluate(ask, about).catch((error: unknown) => String(error));
  await expect.poll(answer, { message: `${ask.name || ask.toString()} ${about}` }).toBe(true);
}

/** Waits until a page of the site has loaded. */
export async function expectAt(tab: Tab, path: string): Promise<void> {
  const read = () => tab.evaluate(() => [location.pathname, document.readyState]).catch(() => undefined);
  await expect.poll(read, { message: path }).toEqual([path, 'complete']);
}

/** Goes back in the page itself: Puppeteer's own goBack never returns from a page kept in memory. */
export async function goBack(tab: Tab, path: string): Promise<void> {
  await tab.evaluate(() => history.back()).catch(() => undefined);
  await expectAt(tab, path);
}

/** Presses Tab until a question asked in the page is true. */
export async function tabUntil(tab: Tab, ask: (about: string) => boolean, about = ''): Promise<void> {
  for (let presses = 0; presses < mostTabs; presses += 1) {
    await tab.keyboard.press('Tab');
    if (await tab.evaluate(ask, about)) return;
  }
  throw new Error(`${ask.name} ${about}: not after ${mostTabs} times Tab`);
}

/** The middle of a control that can be hit and did not move from one look to the next; `find` runs in the page. */
export async function locate(tab: Tab, name: string, find = findControl): Promise<[x: number, y: number]> {
  let place: [number, number] | undefined;
  const isStill = async () => {
    const last = place?.join();
    place = (await tab.evaluate(find, name).catch(() => undefined)) ?? undefined;
    return place !== undefined && place.join() === last && !(await tab.evaluate(hasMotion));
  };
  await expect.poll(isStill, { message: `${name} can be hit` }).toBe(true);
  return place ?? [0, 0];
}

/** Whether something slides or fades: it may stand still at first. */
function hasMotion(): boolean {
  return document.getAnimations().some(({ playState, effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && endTime !== Infinity;
  });
}

/** The middle of a control; one that cannot be hit there is scrolled to. Its name is its label, or begins it. */
function findControl(name: string): [number, number] | undefined {
  const isNamed = (element: HTMLElement) => {
    const { labels } = element as HTMLInputElement;
    if (labels?.length) return [...labels].some(({ textContent }) => textContent.trim().startsWith(name));
    return (element.ariaLabel ?? element.innerText).trim() === name;
  };
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea')];
  const found = controls.find((element) => element.checkVisibility() && isNamed(element));
  // The first line of a link over two lines.
  const [{ x, y, width, height } = new DOMRect()] = found?.getClientRects() ?? [];
  const middle: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  if (found?.contains(document.elementFromPoint(...middle))) return middle;
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return undefined;
}
