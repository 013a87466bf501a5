// Each page is opened once in each engine and asked everything at every width.
import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { listWiderThan } from '../support/layout.ts';
import { pages, unknownPath } from '../support/pages.ts';
import { listSmallTargets } from '../support/targets.ts';
import { findOverlaps, readLines } from '../support/texts.ts';
import { readTitles } from '../support/titles.ts';
import type { Tab } from './drivers/tab.ts';
import { expect, test } from './support/test.ts';

const widths = [1440, 768, 390, 320];
/** From here on down a finger is what presses. */
const widestPhone = 390;
/** Of a title's longest line, what every line but the last must have. */
const leastShare = 0.5;

for (const path of [...pages.map((page) => page.path), unknownPath]) {
  test(`${path} fits every width`, async ({ tab }) => {
    await tab.goto(path);
    await tab.evaluate(async () => void (await document.fonts.ready));
    // The bar comes and goes over what the finger is to hit.
    await tab.evaluate((key) => localStorage.setItem(key, 'ja'), floatingBarSettings.dismissedKey);
    for (const width of widths) {
      await tab.resize(width, 900);
      await expectToFit(tab, width);
    }
  });
}

async function expectToFit(tab: Tab, width: number): Promise<void> {
  await expectEvenTitles(tab, width);
  expect.soft(await listWiderThan(tab, width), `sticking out at ${width} px`).toEqual([]);
  const lines = await readLines(tab);
  expect.soft(findOverlaps(lines), `text over text at ${width} px`).toEqual([]);
  const cut = lines.filter(({ isCut }) => isCut);
  expect.soft(cut, `text cut off at ${width} px`).toEqual([]);
  if (width > widestPhone) return;
  expect.soft(await listScrollers(tab), `read by scrolling sideways at ${width} px`).toEqual([]);
  expect.soft(await listSmallTargets(tab), `hard to hit with a finger at ${width} px`).toEqual([]);
}

/** No word of a title is broken, and no line but the last is much shorter than the others. */
async function expectEvenTitles(tab: Tab, width: number): Promise<void> {
  const titles = await tab.evaluate(readTitles);
  expect.soft(titles.length, 'titles').toBeGreaterThan(0);
  const broken = titles.filter(({ brokenWords }) => brokenWords.length > 0);
  expect.soft(broken, `broken words at ${width} px`).toEqual([]);
  const uneven = titles.filter(({ widths: lines }) =>
    lines.slice(0, -1).some((line) => line < leastShare * Math.max(...lines)),
  );
  const found = uneven.map(({ lines }) => lines);
  expect.soft(found, `short lines at ${width} px`).toEqual([]);
}

/** What must be scrolled sideways to be read; code may be. */
function listScrollers(tab: Tab): Promise<string[]> {
  return tab.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX) && !element.matches('pre'))
      .map((element) => (element.cloneNode() as Element).outerHTML),
  );
}
