// The editor on local files. `npm run handbook` takes its pictures here.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';

import { formatEuros } from '../../src/site/costs.ts';
import { pictureLimits } from '../../src/site/photo-schema.ts';
import { rates } from '../../src/site/rates.ts';
import { readTextFiles } from '../../src/tools/editors/files/text-file.ts';
import { takePhoto } from '../../src/tools/testing/sample-photos.ts';
import { baseUrl, root } from '../support/site.ts';
import { choose, chooseEntry, findField, findText, press, save } from './forms.ts';
import { expect, takePicture, test } from './test.ts';

const texts = readTextFiles(root);
const articles = texts.filter(({ collection }) => collection === 'articles');
const [article] = articles;
if (!article) throw new Error('There is no article to edit.');
const item = `/keystatic/collection/kennis/item/${article.slug}`;

const slug = 'zo-keur-je-een-webapplicatie';
const photo = { key: 'bal-op-een-veld', alt: 'Een bal op een veld onder een blauwe lucht' };

/** Reads the file of the article. */
const body = `Een acceptatietest duurt een dag.

<Callout title="Neem je eigen werk mee">
  Test met je eigen gegevens.
</Callout>

Kijk goed.

<Figure photo="bal-op-een-veld" caption="De bal ligt stil" />

Dit staat klaar.

| Wat    | Waarvoor        | Hoeveel |
| ------ | --------------- | ------- |
| Lijst  | Om af te vinken | Twaalf  |
| Tester | Om te klikken   | Vijf    |
`;

const fields = {
  'Kop van het artikel': 'Zo keur je een webapplicatie voordat je betaalt',
  Adres: slug,
  Inleiding:
    'Een acceptatietest kost een dag en voorkomt discussie achteraf. Met een lijst van twaalf punten.',
  'Kop van het laatste blok': 'Eerst zien wat je koopt?',
  'Waarom je nu contact opneemt': 'Vertel wat je wilt laten bouwen, dan zeggen we wat een maquette kost.',
  'Titel in Google': 'Acceptatietest: zo keur je je webapplicatie',
  'Tekst onder de titel in Google': 'Keur een webapplicatie in één dag met een lijst van twaalf punten.',
};

// The other tests expect the original content.
test.afterEach(({ server }) => {
  server.git('reset', '--hard', '--quiet', 'begin');
  server.git('clean', '--force', '-d', '--quiet', 'content');
});

test('an article with a photo, a component and a table is written from nothing and planned', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  await page.goto('/keystatic');
  await expect(page.getByText(/^\d+ bestand/).first()).toBeVisible();
  await takePicture(page, 'overzicht');
  await addPhoto(page, server.folder);
  await page.goto('/keystatic/collection/kennis/create');
  await fillFields(page);
  await writeText(page);
  await takePicture(page, 'artikel');
  await press(page, 'Maken');
  await expect(page).toHaveURL(new RegExp(`/item/${slug}$`));
  const written = await readFile(join(server.folder, `content/kennis/${slug}.mdx`), 'utf8');
  expect(written.split('---\n').slice(2).join('---\n')).toBe(body);
  await takePicture(await expectShown(page, 'Concept'), 'site');
  await page.getByRole('checkbox', { name: 'Concept' }).uncheck();
  await page.getByLabel('Dag van publicatie').fill('2099-03-12');
  await save(page);
  await expectShown(page, 'Gepland voor');
  // Throws on a problem.
  execFileSync(process.execPath, ['src/tools/editors/check.ts'], { cwd: server.folder });
});

async function choosePicture(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Foto kiezen');
  await (await chooser).setFiles({ name: 'IMG 0012.JPG', mimeType: 'image/*', buffer });
}

/** Adds a photo, after trying one that is too small. */
async function addPhoto(page: Page, folder: string) {
  await page.goto('/keystatic/collection/beelden/create');
  await findField(page, 'Wat je ziet').fill(photo.alt);
  await findField(page, 'Sleutel').fill(photo.key);
  await choosePicture(page, await takePhoto(pictureLimits.minWidth - 1, 1119));
  await expect(page.getByText('Deze foto is 1599 bij 1119 pixels')).toBeVisible();
  await choosePicture(page, await takePhoto(6000, 4200));
  await expect(page.getByRole('button', { name: 'Weghalen' })).toBeVisible();
  await takePicture(page, 'eigen-foto');
  await press(page, 'Maken');
  await expect(page).toHaveURL(new RegExp(`/item/${photo.key}$`));
  const saved = await sharp(join(folder, 'content/beelden', photo.key, `${photo.key}.jpg`)).metadata();
  expect([saved.width, saved.height]).toEqual([pictureLimits.minWidth, 1120]);
}

async function fillFields(page: Page) {
  await findField(page, 'Inleiding').fill('Een acceptatietest kost een dag.');
  await expect(page.getByRole('alert').filter({ hasText: 'Te kort' })).toBeVisible();
  await takePicture(page, 'melding');
  for (const [name, text] of Object.entries(fields)) await findField(page, name).fill(text);
  await page.getByLabel('Dag van publicatie').fill('2026-01-02');
  await choose(page, 'Het onderwerp', 'Security & Privacy');
  await chooseEntry(page, page, 'Foto', photo.key);
  for (const { slug: key } of articles.slice(0, 2)) await chooseEntry(page, page, 'Verwante artikelen', key);
  await page.getByRole('grid', { name: 'Verwante artikelen' }).getByRole('checkbox').first().check();
  await expect(page.getByText('1 gekozen')).toBeVisible();
  await press(page, 'Selectie wissen');
  await page.getByRole('checkbox', { name: 'Concept' }).check();
}

/** Finds the last empty line of the text. */
const findEmptyLine = (page: Page): Locator =>
  findText(page).getByRole('paragraph').filter({ hasText: /^$/ }).last();

/** Adds a component from the menu on a new last line. */
async function insert(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(findEmptyLine(page)).toBeVisible();
  await page.keyboard.type('/');
  const list = page.getByRole('listbox', { name: 'Onderdeel invoegen' });
  await expect(list).toBeVisible();
  if (name === 'Kader') await takePicture(page, 'onderdelen');
  await page.keyboard.type(name.toLowerCase());
  await expect(list.getByRole('option')).toHaveCount(1);
  await list.getByRole('option').click();
  await expect(list).toBeHidden();
}

/** Writes the text from top to bottom. */
async function writeText(page: Page) {
  const text = findText(page);
  const { keyboard } = page;
  await text.click();
  await expect(text).toBeFocused();
  await keyboard.type('Een acceptatietest duurt een dag.');
  await expect(text).toContainText('Een acceptatietest duurt een dag.');
  await insert(page, 'Kader');
  await keyboard.type('Test met je eigen gegevens.');
  await expect(text.getByText('Test met je eigen gegevens.', { exact: true })).toBeVisible();
  await fillComponent(page, async (dialog) => {
    await findField(page, 'Kop van het onderdeel').fill('Neem je eigen werk mee');
    await takePicture(page, 'onderdeel');
    await dialog.getByRole('button', { name: 'Klaar' }).click();
  });
  await text.getByText('Test met je eigen gegevens.', { exact: true }).click();
  await keyboard.press('End');
  // Two presses of Enter leave a component.
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('Kijk goed.');
  await expect(text.locator('> p').filter({ hasText: /^Kijk goed\.$/ })).toBeVisible();
  await insert(page, 'Foto');
  await fillComponent(page, async (dialog) => {
    await chooseEntry(dialog, page, 'Foto', photo.key);
    await findField(page, 'Wat de lezer eraan ziet').fill('De bal ligt stil');
    await dialog.getByRole('button', { name: 'Klaar' }).click();
  });
  // A click below the last component continues the text.
  const { height = 0 } = (await text.boundingBox()) ?? {};
  await text.click({ position: { x: 100, y: height - 2 } });
  await keyboard.type('Dit staat klaar.');
  await expect(text.locator('> p').filter({ hasText: /^Dit staat klaar\.$/ })).toBeVisible();
  await insert(page, 'Tabel');
  for (const name of ['Link', 'Onderdeel invoegen'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  const cells = text.getByRole('table').locator('th, td');
  for (const [index, words] of (body.match(/(?<=^\|.*)[A-Z][a-z ]*[a-z]/gm) ?? []).entries()) {
    await cells.nth(index).click();
    await keyboard.type(words);
    await expect(cells.nth(index)).toHaveText(words);
  }
}

/** Fills in the form of the last component of the text. */
async function fillComponent(page: Page, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  const opener = findText(page).getByRole('button', { name: 'Bewerken' }).last();
  await opener.click();
  await fill(page.getByRole('dialog'));
  await expect(opener).toBeFocused();
}

/** Expects the site beside the editor to show the article, labelled as not public; returns its tab. */
async function expectShown(editor: Page, label: string): Promise<Page> {
  const site = await editor.context().newPage();
  const read = async () => (await site.request.get(`/kennis/${slug}`)).text();
  await expect.poll(read).toContain(label);
  // A new tab, because the development server reloads open ones with each change, also while they load.
  await site.goto(`/kennis/${slug}`, { waitUntil: 'commit' });
  const main = site.getByRole('main');
  await expect(main.getByText(label).first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(fields['Kop van het artikel']);
  await expect(main.getByRole('img', { name: photo.alt }).first()).toBeVisible();
  await expect(main.getByRole('cell', { name: 'Om af te vinken' })).toBeVisible();
  return site;
}

test('a new price shows on the site beside the editor', async ({ page }) => {
  await page.goto('/keystatic/singleton/rates');
  await page.getByRole('group', { name: 'Eén sprint' }).getByLabel('Prijs in euro').fill('7.777');
  await save(page);
  const priced = articles.find(({ text }) => text.includes('<Rate of="sprintprijs" />'));
  const read = async () => (await page.request.get(`/kennis/${priced?.slug}`)).text();
  await expect.poll(read).toContain(formatEuros(7777));
  expect(rates.sprint.price).not.toBe(7777);
});

test('a newer version on disk is not overwritten, and the typed text stays', async ({ page, server }) => {
  const file = join(server.folder, article.file);
  const intro = findField(page, 'Inleiding');
  await page.goto(item);
  const words = await intro.inputValue();
  const mine = `Mijn ${words.slice(5)}`;
  await intro.fill(mine);
  const before = readFileSync(file, 'utf8');
  const theirs = `${before}\nVan een ander.\n`;
  await writeFile(file, theirs);
  await press(page, 'Bewaren');
  await expect(page.getByText('Er is niets bewaard')).toBeVisible();
  expect(readFileSync(file, 'utf8')).toBe(theirs);
  await expect(intro).toHaveValue(mine);

  await page.reload();
  await expect(intro).toHaveValue(mine);
  await expect(page.getByText('Intussen bewaarde iemand anders een nieuwere versie')).toBeVisible();
  await save(page);
  expect(readFileSync(file, 'utf8').replace(/^excerpt: .*\n(?: .*\n)*/m, '')).toBe(
    before.replace(/^excerpt: .*\n(?: .*\n)*/m, ''),
  );
});

test('only the editor reads and saves, never in a frame or through a symbolic link', async ({
  page,
  server,
}) => {
  const opened = await page.goto('/keystatic');
  expect(opened?.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
  const elsewhere = `http://127.0.0.1:${Number(new URL(baseUrl).port) + 1}`;
  const post = (path: string, headers: Record<string, string>) =>
    page.request.post('/api/keystatic/update', {
      headers: { 'no-cors': '1', 'content-type': 'application/json', ...headers },
      data: { additions: [], deletions: [{ path }] },
    });
  for (const headers of [{ origin: elsewhere }, { origin: 'null' }, { 'sec-fetch-site': 'same-site' }]) {
    expect((await post('kennis/weg.mdx', headers as Record<string, string>)).status()).toBe(403);
    const tree = await page.request.get('/api/keystatic/tree', {
      headers: headers as Record<string, string>,
    });
    expect(tree.status()).toBe(403);
  }
  // The domain of another site that resolves to this computer.
  const rebound = await page.request
    .get('/api/keystatic/tree', { headers: { host: 'elders.nl:80', 'no-cors': '1' } })
    .then((answer) => answer.status());
  expect(rebound).toBe(403);
  // A page on another port cannot read files of the dev server.
  const raw = await page.request.get(`/${article.file}`, { headers: { origin: elsewhere } });
  expect(raw.headers()['access-control-allow-origin']).toBeUndefined();
  await symlink(join(server.folder, 'content/kennis'), join(server.folder, 'content/cases/kennis'));
  const refused = await post(`cases/kennis/${article.slug}.mdx`, { origin: baseUrl });
  expect([refused.status(), await refused.text()]).toEqual([409, expect.stringContaining('koppeling')]);
});

test('pasting from Word keeps lists and headings, and lists what is left out', async ({ page }) => {
  await page.goto('/keystatic/collection/kennis/create');
  const text = findText(page);
  await text.click();
  const mark = (sign: string) => `<span style='mso-list:Ignore'>${sign} </span>`;
  const html = `<h1>Titel</h1><p>Be\u0003gin</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${mark('·')}Een</p><p style='mso-list:l0 level2 lfo1'>${mark('o')}Twee</p><p style='mso-list:l1 level1 lfo2'>${mark('1.')}Drie</p><h4>Klein</h4><p><img src="x.png"></p><p>Eind<a href="#noot">1</a></p><table><tr><td><p>A</p></td><td><ul><li>D</li><li>E</li></ul></td></tr><tr><td>F<br>G</td><td>H</td></tr></table>`;
  await text.evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', content);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, html);
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('Titel');
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('Klein');
  await expect(text.locator(':scope > p').filter({ hasText: /./ })).toHaveText(['Begin', 'Eind1']);
  await expect(text.getByRole('link')).toHaveCount(0);
  await expect(text.locator('ul ul')).toHaveText('Twee');
  await expect(text.locator('ol')).toHaveText('Drie');
  await expect(text.getByRole('row')).toHaveText(['AD; E', 'F GH']);
  await expect(page.getByText('Niet meegekomen: afbeelding (1)')).toBeVisible();
});
