// Each model is opened once per screen size with all its screens in sight, and asked everything in each of its states.
import type { Page } from 'playwright/test';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { createAxe, listFaults } from '../support/axe.ts';
import { listWiderThan } from '../support/layout.ts';
import { maquettePaths } from '../support/pages.ts';
import { addRule } from '../support/style.ts';
import { tags } from '../support/tags.ts';
import { listSmallTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';
import { findOverlaps, readLines } from '../support/texts.ts';

/** The states that differ in their letters; axe is asked all of the last, and of the others what depends on colour. */
const states = ['Schets', 'Mockup', 'Product'];
const lettered = ['Schets', 'Product'];
const widths = { phone: [320, 390], desktop: [768, 1024, 1920] };
const sheetWidth = 718;

for (const path of maquettePaths) {
  test.describe(path, () => {
    test(
      'every screen is accessible and fits, as sketch, mockup and product',
      { tag: tags.phone },
      async ({ page, isMobile }) => {
        // The bar comes and goes over what the finger is to hit.
        await page.addInitScript((key) => localStorage.setItem(key, 'ja'), floatingBarSettings.dismissedKey);
        await page.goto(path);
        await addRule(page, '.screen.screen { display: grid !important; }');
        await addRule(
          page,
          '*, ::before, ::after { background-image: none !important; transition: none !important; }',
        );
        for (const state of states) {
          await page.getByRole('radio', { name: state }).check();
          const axe = createAxe(page).include('main');
          const faults = await listFaults(state === states.at(-1) ? axe : axe.withRules('color-contrast'));
          expect.soft(faults, `faults as ${state}`).toEqual([]);
          if (!lettered.includes(state)) continue;
          for (const width of isMobile ? widths.phone : widths.desktop) await expectToFit(page, width, state);
        }
        if (isMobile) expect.soft(await listSmallTargets(page), 'hard to hit with a finger').toEqual([]);
        else await expectToFitPaper(page);
      },
    );
  });
}

test(
  'without scripts every model is walked from its first screen to what was not drawn',
  { tag: tags.noJs },
  async ({ page }) => {
    for (const path of maquettePaths) {
      await page.goto(path);
      const count = await page.locator('.screen').count();
      const seen = page.locator('.screen:visible');
      for (let place = 1; place < count; place += 1) {
        await expect(seen).toContainText(`Scherm ${place} van ${count}`);
        await seen.getByRole('link', { name: /^Volgend: / }).click();
      }
      await expect(seen).toContainText(`Scherm ${count} van ${count}`);
      await page.goBack();
      await expect(seen).toContainText(`Scherm ${count - 1} van ${count}`);
      await page.goForward();
      await seen.getByRole('link', { name: 'Wat we niet tekenden' }).click();
      await expect(
        page.getByRole('heading', { name: 'Wat we hierin bewust niet tekenden' }),
      ).toBeInViewport();
    }
  },
);

test('the first screen of a model stands on its solution, and its links lead to the model', async ({
  page,
}) => {
  for (const path of maquettePaths) {
    await page.goto(path.replace(/\/maquette$/, ''));
    const section = page
      .getByRole('region')
      .filter({ has: page.getByRole('link', { name: 'Klik door een maquette' }) });
    const links = section.getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect.soft(hrefs.length, path).toBeGreaterThan(1);
    expect
      .soft(
        hrefs.filter((href) => href?.replace(/#.*/, '') !== path),
        path,
      )
      .toEqual([]);
  }
});

test('a model ends in a message about its solution', async ({ page }) => {
  const [path = ''] = maquettePaths;
  await page.goto(path);
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`${routes.contact}\\?onderwerp=${path.split('/')[2]}`));
  await expect(page.getByRole('textbox', { name: 'Bericht' })).toHaveValue(/^\S.*\n\n$/);
});

test('what is typed on a screen goes nowhere', async ({ page }) => {
  for (const path of maquettePaths) {
    await page.goto(path);
    const fields = page.getByRole('main').locator('input, select, textarea');
    expect
      .soft(await fields.evaluateAll((all) => all.filter((field) => 'form' in field && field.form)), path)
      .toEqual([]);
  }
});

async function expectToFit(page: Page, width: number, state: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await listWiderThan(page, width), `sticking out at ${width} px as ${state}`).toEqual([]);
  const lines = await readLines(page);
  expect.soft(findOverlaps(lines), `text over text at ${width} px as ${state}`).toEqual([]);
  expect
    .soft(
      lines.filter(({ isCut }) => isCut),
      `cut off at ${width} px as ${state}`,
    )
    .toEqual([]);
}

/** On paper all screens stand below each other, without a rule of ours. */
async function expectToFitPaper(page: Page): Promise<void> {
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: sheetWidth, height: 900 });
  const screens = page.locator('.screen');
  for (const screen of await screens.all()) await expect.soft(screen).toBeVisible();
  expect.soft(await listWiderThan(page, sheetWidth), 'sticking out of paper').toEqual([]);
  expect.soft(findOverlaps(await readLines(page)), 'text over text on paper').toEqual([]);
}
