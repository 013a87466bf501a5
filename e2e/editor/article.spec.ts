// The whole way of an article: photos, text, draft, check, plan, and publication by its date.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

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
const photos = [
  { key: 'proef-werkplaats', alt: 'Een werkplaats met twee houten banken', width: 2000 },
  { key: 'proef-magazijn', alt: 'Een magazijn met stellingen en een kar', width: 1800 },
] as const;
const [cover, inText] = photos;
const paragraphs = [
  'Dit is het begin.',
  'Dan een foto.',
  'Dan de stappen.',
  'Dan een kader.',
  'Dan een tabel.',
];
const [, beforePhoto = '', beforeSteps = '', beforeCallout = '', beforeTable = ''] = paragraphs;
const cells = [
  'Wat',
  'Waarvoor',
  'Hoeveel',
  'Een bank',
  'Om op te werken',
  'Twee',
  'Een kar',
  'Om mee te rijden',
  'Eén',
];

/** The text as the file has it. */
const body = `
Dit is het begin.

Dan een foto.

<Figure photo="proef-magazijn" caption="De kar staat klaar" />

Dan de stappen.

<Steps>

1. Ruim de bank op.
2. Pak de kar.

</Steps>

Dan een kader.

<Callout title="Let op">

Dit staat in het kader.

</Callout>

Dan een tabel.

| Wat | Waarvoor | Hoeveel |
| --- | --- | --- |
| Een bank | Om op te werken | Twee |
| Een kar | Om mee te rijden | Eén |
`;

/** Where an article is found once it is published. */
const places = [
  `kennis/${slug}.html`,
  `delen/kennis/${slug}.png`,
  'kennis.html',
  'kennis/rss.xml',
  'sitemap-0.xml',
];

const inDays = (days: number) => Date.now() + days * 86_400_000;

test('an article with own photos, a table, steps and a callout is written from nothing and published by its date', async ({
  page,
  desk,
}) => {
  test.setTimeout(240_000);
  const site = await page.context().newPage();
  await page.goto(`${desk.url}/keystatic`);
  for (const { key, alt, width } of photos) await addPhoto(page, key, alt, await takePhoto(width));
  await openNew(page, 'Kennis');
  await fillFields(page);
  await writeText(page);
  await save(page);
  const written = await readFile(join(desk.folder, `content/kennis/${slug}.mdx`), 'utf8');
  expect(written.split('---\n').slice(2).join('---\n')).toBe(body);
  await expectArticle(site, `${desk.url}/kennis/${slug}`, 'Concept');
  await page.getByRole('checkbox', { name: 'Concept' }).uncheck();
  await page.getByLabel('Dag van publicatie').fill(new Date(inDays(30)).toISOString().slice(0, 10));
  await save(page);
  await expectArticle(site, `${desk.url}/kennis/${slug}`, 'Gepland voor');
  await Promise.all([checkContent(desk.folder), expectPublication(desk.folder)]);
});

/** Runs `npm run controleer`; throws when it finds a fault. */
const checkContent = (folder: string) =>
  promisify(execFile)(process.execPath, ['src/tools/editors/check.ts'], { cwd: folder });

/** Builds before and after the article's day. */
async function expectPublication(folder: string) {
  buildAt(folder, inDays(0));
  expect(await findArticle(folder, slug)).toEqual([]);
  for (const { key } of photos) expect(await readFormats(folder, key)).toEqual([]);
  buildAt(folder, inDays(40));
  expect(await findArticle(folder, slug)).toEqual(places);
  const html = await readFile(join(folder, `dist/kennis/${slug}.html`), 'utf8');
  const words = [...cells, 'Pak de kar.', 'Dit staat in het kader.', ...photos.map(({ alt }) => alt)];
  for (const each of words) expect(html).toContain(each);
  for (const { key } of photos) {
    expect(await readFormats(folder, key)).toEqual(['heif', 'webp']);
    for (const format of ['avif', 'webp']) {
      expect(html).toMatch(new RegExp(`/_astro/beelden/${key}\\.[\\w-]+\\.${format}`));
    }
  }
}

async function fillFields(page: Page) {
  const fields = {
    'Kop van het artikel': title,
    Inleiding: 'Dit artikel is een proef. Het laat zien dat een tekst met foto en tabel in de browser lukt.',
    'Kop van het laatste blok': 'Zullen we eens praten?',
    'Waarom je nu contact opneemt': 'Vertel in een paar zinnen wat je zoekt, dan zeggen we wat het kost.',
    'Titel in Google': title,
    'Tekst onder de titel in Google': 'Een artikel dat in de browser is geschreven, met twee eigen foto’s.',
  };
  for (const [name, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  }
  await page.getByLabel('Dag van publicatie').fill('2026-01-02');
  await choose(page, page, 'De schrijver', 'team');
  await choose(page, page, 'Foto', cover.key);
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
    await choose(page, dialog, 'Foto', inText.key);
    await dialog.getByRole('textbox', { name: 'Wat de lezer eraan ziet' }).fill('De kar staat klaar');
  });
  await expect(text.getByRole('img', { name: inText.alt })).toBeVisible();
  await insertPart(page, beforeSteps, 'Stappen');
  await findEmptyLine(page).click();
  await keyboard.type('1. ');
  await expect(text.getByRole('listitem')).toHaveCount(1);
  await keyboard.type('Ruim de bank op.\nPak de kar.');
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

/** The site beside the editor shows the article, with what keeps it from visitors. */
async function expectArticle(site: Page, address: string, status: string) {
  const main = site.getByRole('main');
  await expect(async () => {
    await site.goto(address);
    await expect(main.getByText(status)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const { alt } of photos) await expect(main.getByRole('img', { name: alt })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Pak de kar.' })).toBeVisible();
  await expect(main.getByRole('cell', { name: 'Om mee te rijden' })).toBeVisible();
  await expect(main.getByText('Dit staat in het kader.')).toBeVisible();
}
