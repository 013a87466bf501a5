import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { waitForFrames } from '../support/islands.ts';
import { ownPaths, unknownPath } from '../support/pages.ts';
import { listSmallTargets } from '../support/targets.ts';
import { listCutWords, listMisfits, readLines, type TextLine } from '../support/texts.ts';
import { expect, test } from './support/test.ts';

const wide = 1440;
const narrow = 320;
/** The share of a title's longest line that every line but the last has. */
const leastShare = 0.5;

const sections = Object.groupBy([...ownPaths, unknownPath], (path) => path.split('/', 2).join('/'));

for (const [section, paths = []] of Object.entries(sections)) {
  test(`${section} and what lies below it fits every width`, async ({ tab }, { project }) => {
    test.setTimeout(180_000);
    for (const path of paths) {
      await tab.goto(path);
      await tab.evaluate(async () => void (await document.fonts.ready));
      await tab.evaluate((key) => localStorage.setItem(key, 'ja'), floatingBarSettings.dismissedKey);
      for (const width of [wide, narrow]) {
        await tab.setViewportSize({ width, height: 900 });
        // Media queries follow with the next frame.
        await waitForFrames(tab);
        const where = `${path} at ${width} px`;
        const lines = await readLines(tab);
        expectEvenTitles(lines, where);
        expect.soft(await listCutWords(tab, true), `broken words in titles of ${where}`).toEqual([]);
        // The browser tests ask Chromium the rest.
        if (project.name === 'chromium') continue;
        expect.soft(await listMisfits(tab, width, lines), `what does not fit on ${where}`).toEqual([]);
        if (width === wide) continue;
        expect.soft(await listSmallTargets(tab), `small targets on ${where}`).toEqual([]);
      }
    }
  });
}

/** No line of a title but the last is much shorter than the others. */
function expectEvenTitles(lines: TextLine[], where: string): void {
  const parts = lines.filter(({ title }) => title > 0);
  const titles = Object.values(Object.groupBy(parts, ({ title }) => title));
  expect.soft(titles.length, `titles on ${where}`).toBeGreaterThan(0);
  const uneven = titles.filter((title = []) => {
    const widths = measureLines(title);
    return widths.slice(0, -1).some((width) => width < leastShare * Math.max(...widths));
  });
  expect.soft(uneven, `short lines on ${where}`).toEqual([]);
}

function measureLines(title: TextLine[]): number[] {
  const lines: TextLine[][] = [];
  for (const part of title) {
    const line = lines.at(-1);
    if (line?.[0] && Math.abs(line[0].bottom - part.bottom) < part.fontSize / 2) line.push(part);
    else lines.push([part]);
  }
  return lines.map(
    (line) => Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left)),
  );
}
