import type { Locator, Page } from 'playwright/test';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { getDisclosure, getFloatingBar, getMenu, getMenuToggle, scrollTo } from '../support/islands.ts';
import { caseGroups, kinds } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const tabPresses = 12;

test.describe('in forced colours', { tag: tags.nightly }, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  for (const path of [kinds.home, kinds.solution, kinds.approachStep, kinds.contact]) {
    test(`buttons, fields and the focus have an edge on ${path}`, async ({ page }) => {
      await page.goto(path);
      const ground = await readGround(page);
      const edged = page.locator('.button, input:not([tabindex="-1"]), textarea').filter({ visible: true });
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

  test('the menu underlines where one is; menu, bar and open dropdown have an edge', async ({ page }) => {
    await page.goto(kinds.solution);
    const ground = await readGround(page);
    const listUnderlined = () =>
      getMenu(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
            .map((link) => link.getAttribute('href')),
        );
    await getDisclosure(page, 'Oplossingen').click();
    const panel = getMenu(page).getByRole('list').filter({ visible: true }).last();
    await expect.poll(() => readEdge(panel)).not.toBe(ground);
    expect(await listUnderlined()).toEqual([routes.solutions, kinds.solution]);

    await page.setViewportSize({ width: 390, height: 844 });
    await scrollTo(page, floatingBarSettings.showAfterScrollPx + 1);
    await expect(getFloatingBar(page)).toBeVisible();
    expect(await readEdge(getFloatingBar(page))).not.toBe(ground);
    expect(await readEdge(getMenuToggle(page))).not.toBe(ground);
    await getMenuToggle(page).click();
    await expect(getMenuToggle(page)).toHaveAccessibleName('Sluiten');
    expect(await readEdge(getMenu(page))).not.toBe(ground);
    expect(await listUnderlined()).toEqual([routes.solutions, kinds.solution]);
  });

  test('only the chosen group of cases and the current step are marked by an edge', async ({ page }) => {
    const [group = ''] = caseGroups;
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [path, name, item] of [
      [group, 'Cases per soort', 'a'],
      [kinds.approachStep, 'Stappen van onze aanpak', 'li'],
    ] as const) {
      await page.goto(path);
      const items = page.getByRole('navigation', { name }).locator(item);
      const edges = await items.evaluateAll((all) =>
        all.map((each) => {
          const isCurrent = each.matches('[aria-current], :has([aria-current])');
          return [isCurrent, parseFloat(getComputedStyle(each).borderLeftWidth) >= 2];
        }),
      );
      expect(edges.filter(([isCurrent]) => isCurrent)).toHaveLength(1);
      for (const [isCurrent, hasEdge] of edges) expect(hasEdge, path).toBe(isCurrent);
    }
  });
});

const readGround = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The colour of the top border; throws where there is none. */
function readEdge(element: Locator): Promise<string> {
  return element.evaluate((edged) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(edged);
    if (borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1) return borderTopColor;
    throw new Error(`There is no edge: ${edged.outerHTML}`);
  });
}
