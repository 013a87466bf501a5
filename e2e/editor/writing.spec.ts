import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { solutionIconNames } from '../../src/site/icon-names.ts';
import { readTexts } from '../../src/tools/editors/read-texts.ts';
import { checkFields } from '../../src/tools/editors/rules/fields.ts';
import { readContent } from '../../src/tools/keystatic/forms/read-content.ts';
import { root } from '../support/site.ts';
import { changeAndTakeBack } from './forms.ts';
import { expect, save, test } from './test.ts';

const article = readTexts(root).find(({ kind }) => kind === 'articles');
if (!article) throw new Error('There is no article to edit.');
const { file, slug } = article;

const excerpt = 'woord '.repeat(20).trimEnd();

test('what the build would refuse is told in the same words and not saved, what it takes is that change alone', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/keystatic/collection/kennis/item/${slug}`);
  const [fault] = await checkFields({ ...article, fields: { ...article.fields, excerpt: 'Te weinig' } });
  const told = page
    .getByRole('alert')
    .filter({ hasText: new RegExp(fault?.message.replace('veld "excerpt": ', '') ?? '', 'i') })
    .first();
  const intro = page.getByRole('textbox', { name: 'Inleiding' });
  const button = page.getByRole('button', { name: 'Bewaren', exact: true });
  await expect(intro).toBeVisible();
  await expect(told).toBeHidden();
  let [saves, reloads] = [0, 0];
  page.on('request', (request) => (saves += Number(request.url().endsWith('/update'))));
  page.on('framenavigated', () => (reloads += 1));
  await intro.fill('Te weinig');
  await expect(told, 'while typing').toBeVisible();
  await button.click();
  await expect(told).toBeVisible();
  expect(saves).toBe(0);

  await intro.fill(excerpt);
  const changed = page.getByLabel('Dag van de laatste echte wijziging');
  const before = await changed.inputValue();
  await changed.fill('2001-01-01');
  await button.click();
  await expect(page.getByText('ligt voor ‘Dag van publicatie’')).toBeVisible();
  const read = (folder: string) => readFile(join(folder, file), 'utf8');
  const old = await read(root);
  expect(await read(server.folder), 'two fields that contradict each other').toBe(old);

  await changed.fill(before);
  await save(page);
  const leaveOut = (text: string) => text.replace(/^excerpt: .*\n(?: .*\n)*/m, '');
  expect(leaveOut(await read(server.folder))).toBe(leaveOut(old));
  // The site beside it has the change, so the dev server has told its pages.
  await expect
    .poll(async () => (await page.request.get(`${server.url}/kennis`)).text(), { timeout: 15_000 })
    .toContain(excerpt);
  expect(reloads).toBe(0);
});

test('pages, authors and icons are chosen from lists', async ({ page, server }) => {
  await page.goto(`${server.url}/keystatic/collection/kennis/item/${slug}`);
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await text.focus();
  await text.press('Control+a');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
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
  await page.goto(`${server.url}/keystatic/collection/oplossingen/create`);
  await page.getByRole('button', { name: /Icoon en grote tekening/ }).click();
  await expect(page.getByRole('option')).toHaveText(['Kies…', ...solutionIconNames]);
});

test('a JSON file keeps its bytes when a change is saved and taken back', async ({ page, server }) => {
  const read = (folder: string) => readFileSync(join(folder, 'content/fotos.json'), 'utf8');
  await page.goto(`${server.url}/keystatic/singleton/photos`);
  await changeAndTakeBack(page, () => read(server.folder) === read(root));
});
