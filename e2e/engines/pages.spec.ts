// Each page is opened once in each engine and asked everything, on a wide screen and on the narrowest.
import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { waitForFrames } from '../support/islands.ts';
import { listWiderThan } from '../support/layout.ts';
import { ownPaths, unknownPath } from '../support/pages.ts';
import { listSmallTargets } from '../support/targets.ts';
import { findOverlaps, readLines } from '../support/texts.ts';
import { readTitles } from '../support/titles.ts';
import type { Tab } from './support/engine.ts';
import { expect, test } from './support/test.ts';

const [wide, narrow] = [1440, 320];
/** Of a title's longest line, what every line but the last must have. */
const leastShare = 0.5;

const sections = Object.groupBy([...ownPaths, unknownPath], (path) => path.split('/', 2).join('/'));

for (const [section, paths = []] of Object.entries(sections)) {
  test(`${section} and what lies below it fits every width`, async ({ tab }, { project }) => {
    test.setTimeout(180_000);
    for (const path of paths) {
      await tab.goto(path);
      await tab.evaluate(async () => void (await document.fonts.ready));
      // The bar comes and goes over what the finger is to hit.
      await tab.evaluate((key) => localStorage.setItem(key, 'ja'), floatingBarSettings.dismissedKey);
      for (const width of [wide, narrow]) {
        await tab.setViewportSize({ width, height: 900 });
        // Media queries follow with the next frame.
        await waitForFrames(tab);
        const where = `${path} at ${width} px`;
        await expectEvenTitles(tab, where);
        // The browser tests ask Chromium the rest.
        if (project.name !== 'chromium') await expectToFit(tab, width, where);
      }
    }
  });
}

async function expectToFit(tab: Tab, width: number, where: string): Promise<void> {
  expect.soft(await listWiderThan(tab, width), `sticking out of ${where}`).toEqual([]);
  const lines = await readLines(tab);
  expect.soft(findOverlaps(lines), `text over text on ${where}`).toEqual([]);
  const cut = lines.filter(({ isCut }) => isCut);
  expect.soft(cut, `text cut off on ${where}`).toEqual([]);
  if (width === narrow) expect.soft(await listSmallTargets(tab), `hard to hit on ${where}`).toEqual([]);
}

/** No word of a title is broken, and no line but the last is much shorter than the others. */
async function expectEvenTitles(tab: Tab, where: string): Promise<void> {
  const titles = await tab.evaluate(readTitles);
  expect.soft(titles.length, `titles on ${where}`).toBeGreaterThan(0);
  const broken = titles.filter(({ brokenWords }) => brokenWords.length > 0);
  expect.soft(broken, `broken words on ${where}`).toEqual([]);
  const uneven = titles.filter(({ widths }) =>
    widths.slice(0, -1).some((line) => line < leastShare * Math.max(...widths)),
  );
  const found = uneven.map(({ lines }) => lines);
  expect.soft(found, `short lines on ${where}`).toEqual([]);
}
