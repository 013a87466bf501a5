// Shows all screens of each model at once, in each state, and walks through them.
import assert from 'node:assert/strict';

import type { Page } from 'playwright/test';

import { createAxe, listViolations } from '../support/axe.ts';
import { dismissBar } from '../support/islands.ts';
import { builtPages, maquettePaths } from '../support/pages.ts';
import { addRule } from '../support/layout.ts';
import { tags } from '../support/tags.ts';
import { listSmallTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';
import { listMisfits } from '../support/texts.ts';

/** Axe checks everything in the last state, and only colours in the others. */
const states = ['Schets', 'Mockup', 'Product'];
const lettered = ['Schets', 'Product'];
const widths = [1024, 390, 320];
const sheetWidth = 718;
const rules = [
  '.screen.screen { display: grid !important; grid-row: auto / span 5 !important; }',
  '*, ::before, ::after { background-image: none !important; transition: none !important; }',
];

for (const [index, path] of maquettePaths.entries()) {
  const tag = index === 0 ? [] : tags.nightly;
  test(`${path} is accessible and fits in each state`, { tag }, async ({ page }) => {
    await dismissBar(page);
    await page.goto(path);
    for (const rule of rules) await addRule(page, rule);
    for (const state of states) {
      await page.getByRole('radio', { name: state }).check();
      const axe = createAxe(page).include('main');
      const violations = await listViolations(
        state === states.at(-1) ? axe : axe.withRules('color-contrast'),
      );
      expect.soft(violations, `violations as ${state}`).toEqual([]);
      if (!lettered.includes(state)) continue;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await listMisfits(page, width), `misfits at ${width} px as ${state}`).toEqual([]);
      }
    }
    expect.soft(await listSmallTargets(page), 'hard to hit with a finger').toEqual([]);
  });
}

test('each screen marks one place in the menu of its application', () => {
  const models = builtPages.filter(({ path }) => maquettePaths.includes(path));
  const menus = models.flatMap(
    ({ html }) => html.match(/<ul>\s*<li>\s*<a class="row-link".*?<\/ul>/gs) ?? [],
  );
  expect(menus.length).toBeGreaterThan(models.length);
  for (const menu of menus) expect.soft(menu.match(/aria-current="page"/g), menu).toHaveLength(1);
});

for (const path of maquettePaths) {
  test(`the printed sheets of ${path} show all its screens`, async ({ page }) => {
    await page.goto(path);
    const count = await page.locator('.screen > h2').count();
    expect(count).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: sheetWidth, height: 900 });
    expect.soft(await listMisfits(page, sheetWidth), 'misfits on paper').toEqual([]);
    const headings = await page.getByRole('main').getByRole('heading').filter({ visible: true }).count();
    expect(headings).toBeGreaterThan(count);
    // The outline of the PDF names the printed headings, after the title of the page.
    const pdf = await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true });
    expect(pdf.toString('latin1').match(/\/Title[ (<]/g)).toHaveLength(1 + headings);
  });
}

test('the address of a screen shows that screen alone, with focus on its heading', async ({ page }) => {
  for (const path of maquettePaths) {
    await page.goto(path);
    for (const id of await listScreens(page)) {
      await openScreen(page, id);
      await expect(page.locator('.screen:visible')).toHaveCount(1);
      await expect(page.locator(`h2[id="${id}"]`)).toBeFocused();
      await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport();
    }
  }
});

test('the note on the company closely follows a wide screen, or the drawing beside a phone', async ({
  page,
}) => {
  for (const path of maquettePaths) {
    await page.goto(path);
    for (const id of await listScreens(page)) {
      await openScreen(page, id);
      const above = page.locator('.note > img, .frame:not(.phone)').filter({ visible: true });
      const [picture, note] = await Promise.all([above.boundingBox(), page.locator('.facts').boundingBox()]);
      assert(picture && note, id);
      const gap = note.y - picture.y - picture.height;
      expect.soft(gap, `gap at ${id}`).toBeGreaterThan(0);
      expect.soft(gap, `gap at ${id}`).toBeLessThan(100);
    }
  }
});

test(
  'without scripts a model is walked to its end, as one chose to see it',
  { tag: tags.noJs },
  async ({ page }) => {
    const [path] = maquettePaths;
    test.skip(!path, 'there is no model');
    await page.goto(path ?? '/');
    const count = await page.locator('.screen').count();
    const seen = page.locator('.screen:visible');
    const readLift = () =>
      page
        .locator('.frame:visible')
        .first()
        .evaluate((frame) => getComputedStyle(frame.firstElementChild ?? frame).translate);
    const lift = await readLift();
    await page.getByRole('radio', { name: 'Product' }).check();
    await expect.poll(readLift).not.toBe(lift);
    for (let place = 1; place < count; place += 1) {
      await expect(seen).toContainText(`Scherm ${place} van ${count}`);
      await seen.getByRole('link', { name: /^Volgend: / }).click();
    }
    await expect(seen).toContainText(`Scherm ${count} van ${count}`);
    await expect(page.getByRole('radio', { name: 'Product' })).toBeChecked();
    await seen.getByRole('link', { name: 'Wat we niet tekenden' }).click();
    await expect(page.getByRole('heading', { name: 'Wat we hierin bewust niet tekenden' })).toBeInViewport();
  },
);

/** Lists the ids of the screens of a model, in order. */
const listScreens = (page: Page): Promise<string[]> =>
  page.locator('.screen > h2').evaluateAll((all) => all.map(({ id }) => id));

const openScreen = (page: Page, id: string): Promise<void> =>
  page.evaluate((hash) => location.assign(`#${hash}`), id);
