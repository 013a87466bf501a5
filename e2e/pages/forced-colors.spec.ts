import type { Locator, Page } from 'playwright/test';

import { templates } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const tabPresses = 12;

test.describe('in forced colours', { tag: tags.nightly }, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  for (const path of [templates.home, templates.solution, templates.approachStep, templates.contact]) {
    test(`buttons, fields and the focus have an edge on ${path}`, async ({ page }) => {
      await page.goto(path);
      const ground = await readGround(page);
      // A browser draws the edges of radio buttons and checkboxes itself.
      const edged = page
        .locator('.button, .menu-toggle, input:not([tabindex="-1"], [type=radio], [type=checkbox]), textarea')
        .filter({ visible: true });
      for (const element of await edged.all()) expect.soft(await readEdge(element)).not.toBe(ground);
      for (let presses = 0; presses < tabPresses; presses++) {
        await page.keyboard.press('Tab');
        const { name, outline } = await page.locator(':focus').evaluate((element) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
          const isThick = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
          return { name: element.outerHTML, outline: isThick ? outlineColor : 'too thin' };
        });
        expect.soft([ground, 'too thin'], name).not.toContain(outline);
      }
    });
  }
});

const readGround = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Returns the colour of the top border; throws where there is none. */
function readEdge(element: Locator): Promise<string> {
  return element.evaluate((edged) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(edged);
    if (borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1) return borderTopColor;
    throw new Error(`There is no edge: ${edged.outerHTML}`);
  });
}
