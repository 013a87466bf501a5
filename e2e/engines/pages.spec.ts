// Each page is opened once in each engine and asked everything at every width.
import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { listWiderThan } from '../support/layout.ts';
import { pages, unknownPath } from '../support/pages.ts';
import { listSmallTargets } from '../support/targets.ts';
import { findOverlaps, readLines } from '../support/texts.ts';
import type { Tab } from './drivers/tab.ts';
import { expect, test } from './support/test.ts';

const widths = [1440, 768, 390, 320];
/** From here on down a finger is what presses. */
const widestPhone = 390;

for (const path of [...pages.map((page) => page.path), unknownPath]) {
  test(`${path} fits every width`, async ({ tab }) => {
    await tab.goto(path);
    // The bar comes and goes over what the finger is to hit.
    await tab.evaluate((key) => localStorage.setItem(key, 'ja'), floatingBarSettings.dismissedKey);
    for (const width of widths) {
      await tab.resize(width, 900);
      await expectToFit(tab, width);
    }
  });
}

async function expectToFit(tab: Tab, width: number): Promise<void> {
  expect.soft(await listWiderThan(tab, width), `sticking out at ${width} px`).toEqual([]);
  const lines = await readLines(tab);
  expect.soft(findOverlaps(lines), `text over text at ${width} px`).toEqual([]);
  const cut = lines.filter(({ isCut }) => isCut);
  expect.soft(cut, `text cut off at ${width} px`).toEqual([]);
  if (width > widestPhone) return;
  expect.soft(await listSmallTargets(tab), `hard to hit with a finger at ${width} px`).toEqual([]);
}
