// The whole way of an article: photo, text, draft, plan, and publication by its date.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright/test';

import { readTexts } from '../../src/tools/editors/read-texts.ts';
import { takePhoto } from '../../src/tools/testing/trial-photos.ts';
import { root } from '../support/site.ts';
import {
  addPhoto,
  choose,
  fillPart,
  findEmptyLine,
  findText,
  insertPart,
  startLine,
  openNew,
} from './forms.ts';
import { buildAt, findArticle, readFormats } from './published.ts';
import { expect, save, test } from './test.ts';

const title = 'Een proef uit de browser';
const slug = 'een-proef-uit-de-browser';
const photo = { key: 'proef-magazijn', alt: 'Een magazijn met stellingen en een kar' };
const paragraphs = ['Het begin.', 'Een foto.', 'Een kader.', 'Een tabel.'];
const [, beforePhoto = '', beforeCallout = '', beforeTable = ''] = paragraphs;

/** The text as the file has it. */
const body = `
Het begin.

Een foto.

<Figure photo="proef-magazijn" caption="De kar staat klaar" />

Een kader.

<Callout title="Let op">

Dit staat in het kader.

</Callout>

Een tabel.

| Wat | Waarvoor | Hoeveel |
| --- | --- | --- |
| Een bank | Om op te werken | Twee |
| Een kar | Om mee te rijden | Eén |
`;
const cells = Array.from(body.matchAll(/\| ([A-Z][^|]+) (?=\|)/g), ([, cell = '']) => cell);

const inDays = (days: number) => Date.now() + days * 86_400_000;

test('an article with an own photo, a callout and a table is written from nothing and published by its date', async ({
  page,
  desk,
}) => {
  test.setTimeout(240_000);
  await page.goto(`${desk.url}/keystatic`);
  await addPhoto(page, photo.key, photo.alt, await takePhoto(1800));
  await openNew(page, 'Kennis');
  await fillFields(page);
  await writeText(page);
  await save(page);
  const written = await readFile(join(desk.folder, `content/kennis/${slug}.mdx`), 'utf8');
  expect(written.split('---\n').slice(2).join('---\n')).toBe(body);
  await page.getByRole('checkbox', { name: 'Concept' }).uncheck();
  await page.getByLabel('Dag van publicatie').fill(new Date(inDays(30)).toISOString().slice(0, 10));
  await save(page);
  await expectPlanned(await page.context().newPage(), `${desk.url}/kennis/${slug}`);

  // That a build before its day holds no word of it is a test of its own.
  buildAt(desk.folder, inDays(40));
  expect(await findArticle(desk.folder, slug)).toHaveLength(5);
  expect(await readFormats(desk.folder, photo.key)).toEqual(['heif', 'webp']);
});

async function fillFields(page: Page) {
  const fields = {
    'Kop van het artikel': title,
    Inleiding: 'Dit artikel is een proef. Het laat zien dat een tekst met foto en tabel in de browser lukt.',
    'Kop van het laatste blok': 'Zullen we eens praten?',
    'Waarom je nu contact opneemt': 'Vertel in een paar zinnen wat je zoekt, dan zeggen we wat het kost.',
    'Titel in Google': title,
    'Tekst onder de titel in Google': 'Een artikel dat in de browser is geschreven, met een eigen foto.',
  };
  for (const [name, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  }
  await page.getByLabel('Dag van publicatie').fill('2026-01-02');
  await choose(page, page, 'De schrijver', 'team');
  await choose(page, page, 'Foto', photo.key);
  const articles = (await readTexts(root)).filter(({ kind }) => kind === 'articles');
  for (const { slug: name } of articles.slice(0, 2)) {
    await page.getByRole('combobox', { name: 'Verwante artikelen' }).fill(name);
    await page.getByRole('option', { name }).click();
  }
  await page.getByRole('checkbox', { name: 'Concept' }).check();
}

/** Types the paragraphs and puts a part behind each; the table comes from the toolbar. */
async function writeText(page: Page) {
  const text = findText(page);
  const { keyboard } = page;
  await text.focus();
  await keyboard.type(paragraphs.join('\n'));
  await insertPart(page, beforePhoto, 'Foto');
  await fillPart(page, async (dialog) => {
    await choose(page, dialog, 'Foto', photo.key);
    await dialog.getByRole('textbox', { name: 'Wat de lezer eraan ziet' }).fill('De kar staat klaar');
  });
  await expect(text.getByRole('img', { name: photo.alt })).toBeVisible();
  await insertPart(page, beforeCallout, 'Kader');
  await findEmptyLine(page).click();
  await keyboard.type('Dit staat in het kader.');
  await page.getByRole('button', { name: 'Maken', exact: true }).click();
  await expect(page.getByText('in Callout ontbreekt title="…"')).toBeVisible();
  await fillPart(page, (dialog) =>
    dialog.getByRole('textbox', { name: 'Kop van het onderdeel' }).fill('Let op'),
  );
  await startLine(page, beforeTable);
  const tableBehind = text.getByText(beforeTable, { exact: true }).locator('xpath=following::table');
  // On a busy machine the form that has just closed may still take the cursor back to its part.
  await expect(async () => {
    await findEmptyLine(page).click();
    await page.getByRole('button', { name: 'Tabel', exact: true }).click();
    await expect(text.getByRole('table')).toHaveCount(1);
    if (await tableBehind.count()) return;
    await keyboard.press('Control+z');
    throw new Error('The table stands in another part.');
  }).toPass();
  for (const [index, cell] of cells.entries()) {
    await text.getByRole('table').locator('th, td').nth(index).click();
    await keyboard.type(cell);
  }
}

/** The site beside the editor shows the article, and what keeps it from visitors. */
async function expectPlanned(site: Page, address: string) {
  const main = site.getByRole('main');
  await expect(async () => {
    await site.goto(address);
    await expect(main.getByText('Gepland voor')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByRole('img', { name: photo.alt }).first()).toBeVisible();
  await expect(main.getByRole('cell', { name: 'Om mee te rijden' })).toBeVisible();
  await expect(main.getByText('Dit staat in het kader.')).toBeVisible();
}
