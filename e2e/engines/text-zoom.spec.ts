// Firefox can enlarge the text alone: the window keeps its width, and lengths in px their size.
import { waitForFrames } from '../support/islands.ts';
import { listOutsideHeader } from '../support/layout.ts';
import { kinds } from '../support/pages.ts';
import { listMisfits } from '../support/texts.ts';
import { launchEngine } from './support/engine.ts';
import { expect, test as base } from './support/test.ts';

const widths = [1280, 1024, 500, 320];
/** The system's text size is applied to text alone. */
const textZoom = { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 };
const zoomedFontSize = '32px';

const test = base.extend({
  getEngine: [
    async ({}, use) => {
      const engine = await launchEngine('firefox', true, textZoom);
      await use(() => Promise.resolve(engine));
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

for (const path of Object.values(kinds)) {
  test(`${path} fits text of twice the size`, async ({ tab }) => {
    await tab.goto(path);
    await tab.evaluate(async () => void (await document.fonts.ready));
    const fontSize = await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(fontSize).toBe(zoomedFontSize);
    for (const width of widths) {
      await tab.setViewportSize({ width, height: 900 });
      await waitForFrames(tab);
      const misfits = [...(await listMisfits(tab, width)), ...(await listOutsideHeader(tab, width))];
      expect.soft(misfits, `what does not fit at ${width} px`).toEqual([]);
    }
  });
}
