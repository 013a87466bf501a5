import type { Locator, Page } from 'playwright/test';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import {
  getDisclosure,
  getFloatingBar,
  getMenu,
  getMenuToggle,
  getSubPages,
  scrollTo,
} from '../support/islands.ts';
import { kinds, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const leastOutline = 2;
const tabPresses = 12;

for (const path of [kinds.home, routes.solutions, kinds.solution, kinds.approachStep, kinds.contact]) {
  test(`${path} keeps its edges, focus and drawings in the visitor's own colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(path);
    const ground = await readGround(page);
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

test.describe('the frame', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  for (const [screen, width] of [
    ['row', 1440],
    ['sheet', 390],
  ] as const) {
    test(`the menu as a ${screen} marks the section and the page by a line`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(kinds.solution);
      if (screen === 'sheet') await getMenuToggle(page).click();
      else await getDisclosure(page, 'Oplossingen').click();
      const links = getMenu(page).getByRole('link');
      const lines = await links.evaluateAll((all) =>
        all
          .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
          .map((link) => link.getAttribute('href')),
      );
      expect(lines).toEqual([routes.solutions, kinds.solution]);
    });
  }

  test('the menu button, the open sheet and the bar have an edge of their own', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(kinds.solution);
    await scrollTo(page, floatingBarSettings.showAfterScrollPx + 1);
    await expect(getFloatingBar(page)).toBeVisible();
    expect(await readEdge(getFloatingBar(page))).not.toBe(await readGround(page));
    expect(await readEdge(getMenuToggle(page))).not.toBe(await readGround(page));
    await getMenuToggle(page).click();
    await expect(getMenuToggle(page)).toHaveAccessibleName('Sluiten');
    expect(await readEdge(getMenu(page))).not.toBe(await readGround(page));
  });

  test('an open dropdown has an edge of its own', async ({ page }) => {
    await page.goto(kinds.solution);
    await getDisclosure(page, 'Aanpak').click();
    await expect(getSubPages(page, 'Aanpak').first()).toBeVisible();
    const list = getMenu(page)
      .getByRole('list')
      .filter({ has: page.getByText('Mockupfase') })
      .last();
    expect(await readEdge(list)).not.toBe(await readGround(page));
  });
});

const readGround = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The colour of the upper edge; throws where there is none. */
function readEdge(element: Locator): Promise<string> {
  return element.evaluate((edged) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(edged);
    if (borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1) throw new Error('There is no edge');
    return borderTopColor;
  });
}

test.describe('what is chosen shows in the colours of the visitor', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  test('the group of cases has an edge of its own and a word', async ({ page }) => {
    const [path = ''] = pages.map((each) => each.path).filter((each) => each.startsWith(`${routes.cases}/`));
    await page.goto(path);
    const cards = page.getByRole('navigation', { name: 'Cases per soort' }).getByRole('link');
    const edges = await cards.evaluateAll((links) =>
      links.map((link) => [
        link.ariaCurrent !== null,
        parseFloat(getComputedStyle(link).borderTopWidth) >= 2,
      ]),
    );
    expect(edges.filter(([isCurrent]) => isCurrent)).toHaveLength(1);
    for (const [isCurrent, hasEdge] of edges) expect(hasEdge).toBe(isCurrent);
    await expect(cards.filter({ hasText: 'Gekozen' })).toHaveAttribute('aria-current', 'page');
  });

  test('the line of the current step is whole and as dark as text', async ({ page }) => {
    await page.goto(kinds.approachStep);
    const steps = page.getByRole('navigation', { name: 'Stappen van onze aanpak' }).getByRole('link');
    const [ink, lines] = await Promise.all([
      page.evaluate(() => getComputedStyle(document.body).color),
      steps.evaluateAll((links) =>
        links.map((link) => {
          const { color, backgroundImage } = getComputedStyle(link.firstElementChild ?? link, '::before');
          return {
            isCurrent: link.ariaCurrent !== null,
            color,
            isDashed: backgroundImage.startsWith('repeating'),
          };
        }),
      ),
    ]);
    expect(lines.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    for (const { isCurrent, color, isDashed } of lines) {
      expect(color).toBe(ink);
      expect(isDashed).toBe(!isCurrent);
    }
  });

  test(
    'the current step has an edge on a phone, where there is no line',
    { tag: '@phone-only' },
    async ({ page }) => {
      await page.goto(kinds.approachStep);
      const steps = page.getByRole('navigation', { name: 'Stappen van onze aanpak' }).getByRole('listitem');
      const edges = await steps.evaluateAll((items) =>
        items.map((item) => [
          item.querySelector('[aria-current]') !== null,
          parseFloat(getComputedStyle(item).borderLeftWidth) >= 2,
        ]),
      );
      for (const [isCurrent, hasEdge] of edges) expect(hasEdge).toBe(isCurrent);
    },
  );
});

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
        // What stands in a file inherits its pen from the element that uses it.
        [...drawing.querySelectorAll('path, line, polygon, ellipse, circle, rect, use')].every((shape) => {
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
