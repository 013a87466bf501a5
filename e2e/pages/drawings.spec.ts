import type { Locator, Page } from 'playwright/test';

import { readBuiltPages } from '../support/built-pages.ts';
import { kinds } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { weigh } from '../support/weight.ts';

/** The pages that a drawing of their own stands at the head of: it tells something, and moves once. */
const drawn = /^\/(404|aanpak|(aanpak|expertise|oplossingen)\/[\w-]+)?$/;
const maxBytes = 3_000;
/** Home carries the most, by its own model. */
const maxInPage = 900;

/** The drawing of a page that tells something; its images are asked in pictures.spec.ts. */
const getDrawing = (page: Page) => page.getByRole('main').locator('svg[role=img]');

const listDrawings = (html: string) => html.match(/<svg[^>]* class="drawing\b.*?<\/svg>/gs) ?? [];
const isLabelled = (svg: string) => /^<svg[^>]* role="img" aria-label="[^"]{20,}"/.test(svg);
const isHidden = (svg: string) => /^<svg[^>]* aria-hidden="true"/.test(svg);

const pages = (await readBuiltPages()).map(({ path, html }) => ({
  path,
  drawings: listDrawings(html),
}));

test('every drawing is light and has at most one part in the signal colour', () => {
  const drawings = new Set(pages.flatMap((page) => page.drawings));
  expect(drawings.size).toBeGreaterThan(1);
  for (const svg of drawings) {
    expect.soft(weigh(svg), svg).toBeLessThan(maxBytes);
    expect.soft(svg.split('"d-signal').length, svg).toBeLessThanOrEqual(2);
  }
});

test('the drawings that stand in a page are light together', () => {
  for (const { path, drawings } of pages) {
    expect.soft(weigh(drawings.join('')), path).toBeLessThanOrEqual(maxInPage);
  }
});

test('a drawing either says what it shows or is hidden, and a page has one that says it at most', () => {
  for (const { path, drawings } of pages) {
    for (const svg of drawings) expect.soft(isLabelled(svg), `${path}: ${svg}`).not.toBe(isHidden(svg));
    expect.soft(drawings.filter(isLabelled).length, path).toBe(drawn.test(path) ? 1 : 0);
  }
});

/** Where every part of a drawing stands on the screen, and how its line is drawn. */
const describeParts = (drawing: Locator) =>
  drawing.evaluate((svg) =>
    [...svg.querySelectorAll<SVGGraphicsElement>('*')].map((part) => {
      const { a, b, c, d, e, f } = part.getScreenCTM() ?? new DOMMatrix();
      const { opacity, strokeDasharray, strokeDashoffset, stroke, fill } = getComputedStyle(part);
      return [a, b, c, d, e, f, opacity, strokeDasharray, strokeDashoffset, stroke, fill].join(' ');
    }),
  );

/** When each moving part of a drawing has come to rest, in ms after it first shows. */
const listEnds = (drawing: Locator) =>
  drawing.evaluate((svg) =>
    [...svg.querySelectorAll('*')]
      .map((part) => getComputedStyle(part))
      .filter(({ animationName }) => animationName !== 'none')
      .map(({ animationDelay, animationDuration, animationIterationCount: times }) => {
        return 1000 * (parseFloat(animationDelay) + parseFloat(animationDuration) * Number(times));
      }),
  );

const countMotions = (drawing: Locator) =>
  drawing.evaluate((svg) => svg.getAnimations({ subtree: true }).length);

for (const path of [kinds.solution, kinds.expertisePage, kinds.approachStep]) {
  test(`the drawing of ${path} moves once, and comes to rest as it stands without motion`, async ({
    page,
  }) => {
    const drawing = getDrawing(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await listEnds(drawing)).toEqual([]);
    const still = await describeParts(drawing);

    // Its layers and lines set off when motion becomes welcome, as they do on load.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const ends = await listEnds(drawing);
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect(end).toBeLessThanOrEqual(700);
    await expect.poll(() => countMotions(drawing)).toBe(0);
    expect(await describeParts(drawing)).toEqual(still);
  });
}

test('a drawing does not move on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await page.goto('/');
  const drawing = getDrawing(page);
  expect(await listEnds(drawing)).toEqual([]);
});
