// What comes in after the page, once something on it wakes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { budgets } from '../support/budgets.ts';
import {
  collectScripts,
  expectMenuAwake,
  getDisclosure,
  getFloatingBar,
  scrollTo,
} from '../support/islands.ts';
import { root } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { weigh } from '../support/weight.ts';

for (const [path, island] of [
  [routes.home, 'ParticleCanvas'],
  [routes.contact, 'ContactForm'],
] as const) {
  test(`${path} and then its menu and bar stay within their budgets`, async ({ page }) => {
    const scripts = collectScripts(page);
    await page.goto(path);
    if (path === routes.contact) await page.getByRole('textbox').first().scrollIntoViewIfNeeded();
    await expectLoaded(scripts, island);
    await page.waitForLoadState('networkidle');
    expect(await sumWeights(scripts)).toBeLessThanOrEqual(budgets.ownScripts);
    await useMenu(page, scripts);
    await page.waitForLoadState('networkidle');
    expect(await sumWeights(scripts)).toBeLessThanOrEqual(budgets.usedScripts);
  });
}

test('a content page, its menu and its bar stay within their budget', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto(routes.about);
  await useMenu(page, scripts);
  await scrollTo(page, 700);
  await expect(getFloatingBar(page)).toBeVisible();
  await expectLoaded(scripts, 'FloatingBar');
  await page.waitForLoadState('networkidle');
  expect(await sumWeights(scripts)).toBeLessThanOrEqual(budgets.usedScripts);
});

async function useMenu(page: Page, scripts: string[]): Promise<void> {
  await getDisclosure(page, 'Aanpak').click();
  await expectMenuAwake(page);
  await expectLoaded(scripts, 'motion-features');
}

async function expectLoaded(scripts: string[], name: string): Promise<void> {
  await expect.poll(() => scripts.some((script) => script.includes(name))).toBe(true);
}

async function sumWeights(scripts: string[]): Promise<number> {
  const files = [...new Set(scripts)].map((script) => readFile(join(root, 'dist', script)));
  const weights = (await Promise.all(files)).map(weigh);
  return weights.reduce((sum, weight) => sum + weight, 0);
}
