import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { solutionIconNames } from '../../src/site/icon-names.ts';
import { readTexts } from '../../src/tools/editors/read-texts.ts';
import { readContent } from '../../src/tools/keystatic/forms/read-content.ts';
import { root } from '../support/site.ts';
import { changeAndTakeBack, findField, press } from './forms.ts';
import { expect, save, test } from './test.ts';

const article = readTexts(root).find(({ kind }) => kind === 'articles');
if (!article) throw new Error('There is no article to edit.');
const { file, slug } = article;

const excerpt = 'woord '.repeat(20).trimEnd();

test('a save changes only what was edited, and the site beside it shows it', async ({ page, server }) => {
  await page.goto(`/keystatic/collection/kennis/item/${slug}`);
  const intro = findField(page, 'Inleiding');
  await expect(intro).toBeVisible();
  let reloads = 0;
  page.on('framenavigated', () => (reloads += 1));
  await intro.fill(excerpt);
  await save(page);
  const read = (folder: string) =>
    readFileSync(join(folder, file), 'utf8').replace(/^excerpt: .*\n(?: .*\n)*/m, '');
  expect(read(server.folder)).toBe(read(root));
  // The site beside it has the change, so the dev server has told its pages.
  await expect.poll(async () => (await page.request.get('/kennis')).text()).toContain(excerpt);
  expect(reloads).toBe(0);
});

test('pages, authors and icons are chosen from lists', async ({ page }) => {
  await page.goto(`/keystatic/collection/kennis/item/${slug}`);
  await findField(page, 'Tekst').press('Control+a');
  await press(page, 'Link');
  const address = page.getByRole('dialog').getByRole('combobox', { name: 'Link' });
  await address.focus();
  const offered = await address.evaluate((field: HTMLInputElement) =>
    [...(field.list?.options ?? [])].map(({ value, label }) => `${label}: ${value}`),
  );
  expect(offered).toContain(`${String(article.fields?.['title'])}: /kennis/${slug}`);
  await address.fill('Klantportaal');
  await address.press('Enter');
  await expect(page.getByText('Kies een pagina, of schrijf het hele adres')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /De schrijver$/ }).click();
  await expect(page.getByRole('option')).toHaveText(readContent(readTexts(root)).authors);
  await page.goto('/keystatic/collection/oplossingen/create');
  await page.getByRole('button', { name: /Icoon en grote tekening/ }).click();
  await expect(page.getByRole('option')).toHaveText(['Kies…', ...solutionIconNames]);
});

test('a JSON file keeps its bytes when a change is saved and taken back', async ({ page, server }) => {
  const read = (folder: string) => readFileSync(join(folder, 'content/fotos.json'), 'utf8');
  await page.goto('/keystatic/singleton/photos');
  await changeAndTakeBack(page, () => read(server.folder) === read(root));
});
