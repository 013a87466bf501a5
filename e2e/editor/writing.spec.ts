import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { checkFields } from '../../src/tools/editors/rules/fields.ts';
import { readContent } from '../../src/tools/keystatic/read-content.ts';
import { readTexts } from '../../src/tools/editors/read-texts.ts';
import { solutionIconNames } from '../../src/site/icon-names.ts';
import { root } from '../support/site.ts';
import { expect, save, test } from './test.ts';

const articles = (await readTexts(root)).filter(({ kind }) => kind === 'articles');
const [article] = articles;
if (!article) throw new Error('There is no article to edit.');
const { file, slug } = article;

const textOf = (length: number) => 'woord '.repeat(length).slice(0, length).trimEnd();

test('what the build would refuse is told while typing, in the same words, and is not saved', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}/keystatic/collection/kennis/item/${slug}`);
  const [fault] = await checkFields({ ...article, fields: { ...article.fields, excerpt: 'Te weinig' } });
  const words = fault?.message.replace('veld "excerpt": ', '') ?? '';
  const told = page.getByRole('alert').filter({ hasText: new RegExp(words, 'i') });
  await expect(page.getByRole('textbox', { name: 'Inleiding' })).toBeVisible();
  await expect(told).toBeHidden();
  await page.getByRole('textbox', { name: 'Inleiding' }).fill('Te weinig');
  await expect(told).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(told).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/update'))).toEqual([]);
});

test('two fields that contradict each other are refused on saving, in the same words', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}/keystatic/collection/kennis/item/${slug}`);
  await page.getByLabel('Dag van de laatste echte wijziging').fill('2001-01-01');
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(page.getByText('ligt voor "date"')).toBeVisible();
  expect(await readFile(join(desk.folder, file), 'utf8')).toBe(await readFile(join(root, file), 'utf8'));
});

test('a change shows in the file as that change alone', async ({ page, desk }) => {
  const excerpt = textOf(100);
  await page.goto(`${desk.url}/keystatic/collection/kennis/item/${slug}`);
  let reloads = 0;
  await expect(page.getByRole('textbox', { name: 'Inleiding' })).toBeVisible();
  page.on('framenavigated', () => (reloads += 1));
  await page.getByRole('textbox', { name: 'Inleiding' }).fill(excerpt);
  await save(page);
  const [before, after] = await Promise.all(
    [root, desk.folder].map(async (folder) => (await readFile(join(folder, file), 'utf8')).split('\n')),
  );
  expect(after?.filter((line) => !before?.includes(line))).toEqual([`excerpt: ${excerpt}`]);
  // The site beside it has the change, so the dev server has told its pages.
  await expect
    .poll(async () => (await page.request.get(`${desk.url}/kennis`)).text(), { timeout: 15_000 })
    .toContain(excerpt);
  expect(reloads).toBe(0);
});

test('pages, authors and icons are chosen from lists', async ({ page, desk }) => {
  await page.goto(`${desk.url}/keystatic/collection/kennis/item/${slug}`);
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await text.focus();
  await text.press('Control+a');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const address = page.getByRole('dialog').getByRole('combobox', { name: 'Link' });
  await address.focus();
  const offered = await address.evaluate((field: HTMLInputElement) =>
    [...(field.list?.options ?? [])].map(({ value }) => value),
  );
  expect(offered).toEqual(expect.arrayContaining(['/', '/contact', `/kennis/${slug}`]));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /De schrijver$/ }).click();
  await expect(page.getByRole('option')).toHaveText((await readContent(root)).authors);
  await page.goto(`${desk.url}/keystatic/collection/oplossingen/create`);
  await page.getByRole('button', { name: /Icoon en grote tekening/ }).click();
  await expect(page.getByRole('option')).toHaveText([...solutionIconNames]);
});
