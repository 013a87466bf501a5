import type { Locator, Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { kinds } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const leastOutline = 2;
const tabPresses = 12;

for (const path of [kinds.home, routes.solutions, kinds.solution, kinds.approachStep, kinds.contact]) {
  test(`${path} keeps its edges, focus and drawings in the visitor's own colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(path);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect.soft(await listEdgeless(page, ground), 'buttons and fields without an edge').toEqual([]);
    expect.soft(await listUndrawn(page, ground), 'drawings that nobody sees').toEqual([]);
    for (let presses = 0; presses < tabPresses; presses++) {
      await page.keyboard.press('Tab');
      const outline = await readOutline(page.locator(':focus'));
      expect.soft(outline.width, outline.name).toBeGreaterThanOrEqual(leastOutline);
      expect.soft(outline.colour, outline.name).not.toBe(ground);
    }
  });
}

function listEdgeless(page: Page, ground: string): Promise<string[]> {
  return page.evaluate((hidden) => {
    const edged = document.querySelectorAll('.button, input:not([tabindex="-1"]), textarea');
    return [...edged]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
        return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1 || borderTopColor === hidden;
      })
      .map(({ outerHTML }) => outerHTML);
  }, ground);
}

function listUndrawn(page: Page, ground: string): Promise<string[]> {
  return page.evaluate((hidden) => {
    const invisible = ['none', hidden, 'rgba(0, 0, 0, 0)'];
    return [...document.querySelectorAll('svg')]
      .filter((drawing) => drawing.checkVisibility())
      .filter((drawing) =>
        [...drawing.querySelectorAll('path, line, polygon, ellipse, circle, rect')].every((shape) => {
          const { stroke, fill } = getComputedStyle(shape);
          return invisible.includes(stroke) && invisible.includes(fill);
        }),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  }, ground);
}

function readOutline(focused: Locator) {
  return focused.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const width = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    return { name: element.outerHTML.slice(0, 200), width, colour: outlineColor };
  });
}
