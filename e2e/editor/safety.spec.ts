// Nothing lost, nothing broken, and one sees what one edits.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright/test';

import { readTexts } from '../../src/tools/editors/read-texts.ts';
import { root } from '../support/site.ts';
import { choose, findText } from './forms.ts';
import { expect, test } from './test.ts';

const article = 'de-kracht-van-de-mockupfase';
const item = (list: string, slug: string) => `/keystatic/collection/${list}/item/${slug}`;

/** Answers the next question of the page, and gives its words. */
const answer = (page: Page, yes: boolean) =>
  new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void (yes ? dialog.accept() : dialog.dismiss());
    });
  });

// The other tests expect the content as it was.
test.afterEach(async ({ server }) => {
  const old = readTexts(root);
  for (const { file, text } of readTexts(server.folder)) {
    const before = old.find((each) => each.file === file)?.text;
    if (before === undefined) await rm(join(server.folder, file));
    else if (text !== before) await writeFile(join(server.folder, file), before);
  }
  for (const { file, text } of old)
    await writeFile(join(server.folder, file), text, { flag: 'wx' }).catch(() => undefined);
});

test('Tab goes through a table and never out of the text, until Escape', async ({ page, server }) => {
  await page.goto(`${server.url}/keystatic/collection/kennis/create`);
  const text = findText(page);
  await text.click();
  await page.getByRole('button', { name: 'Tabel', exact: true }).click();
  await text.locator('th, td').first().click();
  for (const word of 'een twee drie vier vijf zes zeven acht negen tien'.split(' ')) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await expect(text.getByRole('row')).toHaveCount(4);
  await expect(text.getByRole('row').last()).toHaveText(/tien/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('!');
  await expect(text.getByRole('row').last()).toHaveText(/!/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
});

test('throwing away and overwriting ask first, and a dead server is told in Dutch', async ({
  page,
  server,
}) => {
  const file = join(server.folder, `content/kennis/${article}.mdx`);
  await page.goto(server.url + item('kennis', article));
  const intro = page.getByRole('textbox', { name: 'Inleiding' });
  const words = await intro.inputValue();
  await intro.fill(`${words} Nog iets.`);
  let asked = answer(page, false);
  await page.getByRole('button', { name: 'Wijzigingen weggooien' }).click();
  expect(await asked).toContain('weggooien');
  await expect(intro).toHaveValue(`${words} Nog iets.`);

  const elsewhere = (await readFile(file, 'utf8')).replace(words.slice(0, 20), 'Van een ander venster');
  await writeFile(file, elsewhere);
  const button = page.getByRole('button', { name: 'Bewaren', exact: true });
  asked = answer(page, false);
  await button.click();
  expect(await asked).toContain('nieuwere versie');
  await expect(page.getByText('Er is niets bewaard')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe(elsewhere);

  await page.route('**/api/keystatic/update', (route) => route.abort());
  await button.click();
  await expect(page.getByText('De redactie is niet bereikbaar')).toBeVisible();
});

test('a failed save names its field at the top, and leads to it', async ({ page, server }) => {
  await page.goto(server.url + item('kennis', article));
  const title = page.getByRole('textbox', { name: 'Titel in Google', exact: true });
  const old = await title.inputValue();
  await title.fill('Kort');
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Niet bewaard' });
  await notice.getByRole('button', { name: 'Titel in Google' }).click();
  await expect(title).toBeFocused();
  await title.fill(old);
  await page.getByLabel('Dag van publicatie').fill('0026-03-12');
  await expect(page.getByText('Kijk naar het jaar')).toBeVisible();
});

test('what others link to is not deleted, and moves with its links and a redirect', async ({
  page,
  server,
}) => {
  const read = (file: string) => readFile(join(server.folder, file), 'utf8');
  await page.goto(server.url + item('kennis', article));
  await page.getByRole('button', { name: 'Verwijderen…' }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('linkt ernaar; verander dat eerst').first()).toBeVisible();
  expect(await read(`content/kennis/${article}.mdx`)).not.toBe('');

  await page.getByRole('textbox', { name: 'Adres' }).fill('de-mockupfase');
  const asked = answer(page, true);
  const saved = page.waitForResponse((response) => response.url().endsWith('/update') && response.ok());
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await saved;
  expect(await asked).toMatch(/wordt doorgestuurd. Links gaan mee in ‘/);
  expect(await read('public/_redirects')).toContain(`/kennis/${article} /kennis/de-mockupfase 301\n`);
  expect(await read('content/aanpak/mockupfase.mdx')).not.toContain(article);
});

test('what the editor does not know keeps its words, and what it cannot read is said', async ({
  page,
  server,
}) => {
  const file = join(server.folder, 'content/expertise/pwa.mdx');
  const old = await readFile(file, 'utf8');
  const address = server.url + item('expertise', 'pwa');
  await writeFile(
    file,
    `${old}\n{/* Voor ons */}\n\nEen zin met {/* een noot */} erin.\n\n<Wolk kleur="grijs" />\n`,
  );
  await page.goto(address);
  for (const words of ['Voor ons', 'een noot', '<Wolk kleur="grijs" />'])
    await expect(findText(page).getByText(words)).toBeVisible();
  await writeFile(file, `${old}\nEen { zonder eind.\n`);
  await page.goto(address);
  await expect(page.getByText('Dit bestand is niet te openen')).toBeVisible();
});

test('a maquette shows its words, and offers its screens and roles', async ({ page, server }) => {
  await page.goto(server.url + item('maquettes', 'documentbeheer'));
  const text = findText(page);
  await expect(text.getByText('Zoek in de tekst · zoeken · 44817')).toBeVisible();
  const edit = (part: string) =>
    text.getByText(part, { exact: true }).first().locator('xpath=..').getByRole('button');
  await edit('Scherm').click();
  const done = page.getByRole('dialog').getByRole('button', { name: 'Klaar' });
  await choose(page, 'Wie ernaar kijkt', 'Magazijn');
  await done.click();
  await edit('Knop').click();
  const [screen = ''] = await text.getByRole('heading', { level: 2 }).allTextContents();
  await choose(page, 'Waar het heen gaat', screen);
  await done.click();
  await expect(text.getByText('Magazijn · computer').first()).toBeVisible();
  await page.goto(`${server.url}/keystatic/collection/oplossingen/item/saas`);
  await expect(findText(page).getByText(/^€ \d/).first()).toBeVisible();
});

test('a list shows titles and states, and is searched by every word', async ({ page, server }) => {
  await page.goto(`${server.url}/keystatic/collection/kennis`);
  await expect(page.getByRole('row', { name: /progressive web app.*Staat online/i })).toBeVisible();
  await page.getByRole('searchbox').fill('service worker');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('text from Word keeps its lists and headings, and says what it leaves out', async ({ page, server }) => {
  await page.goto(`${server.url}/keystatic/collection/kennis/create`);
  const text = findText(page);
  await text.click();
  const mark = (sign: string) => `<span style='mso-list:Ignore'>${sign} </span>`;
  const html = `<h1>Titel</h1><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${mark('·')}Een</p><p style='mso-list:l0 level2 lfo1'>${mark('o')}Twee</p><p style='mso-list:l1 level1 lfo2'>${mark('1.')}Drie</p><h4>Klein</h4><p><img src="x.png">Eind</p>`;
  await text.evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', words);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('Titel');
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('Klein');
  await expect(text.locator('ul ul')).toHaveText('Twee');
  await expect(text.locator('ol')).toHaveText('Drie');
  await expect(page.getByText('Niet meegekomen: afbeelding (1)')).toBeVisible();
});
