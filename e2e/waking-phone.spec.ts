// What a visitor does in the phone menu before its script is there.
import { routes } from '../src/site/routes.ts';
import { getMenuSheet, getMenuToggle, holdScripts } from './support/islands.ts';
import { expect, test } from './support/test.ts';

test('opens on the first tap and stays open', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/over');
  await getMenuToggle(page).tap();
  await expect(getMenuSheet(page)).toBeVisible();
  release();
  await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
  await expect(getMenuSheet(page)).toBeVisible();
});

test('opens on Enter and stays open', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/over');
  await getMenuToggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(getMenuSheet(page)).toBeVisible();
  release();
  await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
  await expect(getMenuSheet(page)).toBeVisible();
});

test('can be closed and opened again', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/over');
  await getMenuToggle(page).tap();
  await page.keyboard.press('Escape');
  await expect(getMenuSheet(page)).toBeHidden();
  await getMenuToggle(page).tap();
  await expect(getMenuSheet(page)).toBeVisible();
  release();
  await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
  await expect(getMenuSheet(page)).toBeVisible();
});

test('leads to the page that is tapped', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/over');
  await getMenuToggle(page).tap();
  await getMenuSheet(page).getByRole('link', { name: 'Kennis' }).tap();
  await expect(page).toHaveURL(routes.articles);
});
