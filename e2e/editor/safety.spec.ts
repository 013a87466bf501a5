// Nothing lost, nothing broken, and one sees and changes only what one edits.
import { readFileSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { company } from '../../src/site/company.ts';
import { formatEuros } from '../../src/site/costs.ts';
import { solutionIconNames } from '../../src/site/icon-names.ts';
import { rates } from '../../src/site/rates.ts';
import { readBody } from '../../src/tools/editors/body.ts';
import { readTextFiles } from '../../src/tools/editors/files/text-file.ts';
import { readContent } from '../../src/tools/keystatic/forms/read-content.ts';
import { baseUrl, root } from '../support/site.ts';
import { answer, changeAndTakeBack, choose, findField, findText, press, putBack } from './forms.ts';
import { expect, save, test } from './test.ts';

const texts = readTextFiles(root);
type Text = (typeof texts)[number];
const item = ({ file, slug, kind }: Text) =>
  kind === 'screens'
    ? `/keystatic/collection/schermen/item/${encodeURIComponent(slug)}`
    : `/keystatic${dirname(file).replace('content', '/collection')}/item/${slug}`;

/** The first text that a test can use. */
function find(kind: Text['kind'], suits: (text: Text) => boolean = () => true): Text {
  const text = texts.find((each) => each.kind === kind && suits(each));
  if (!text) throw new Error(`No text of the kind ${kind} suits the test.`);
  return text;
}

const listLinking = ({ slug }: Text) => texts.filter(({ text }) => text.includes(`(/kennis/${slug})`));
const article = find('articles', (text) => listLinking(text).length > 0);

// The other tests expect the content as it was.
test.afterEach(({ server }) => {
  server.git('reset', '--hard', '--quiet', 'begin');
  server.git('clean', '--force', '-d', '--quiet', 'content');
  server.git('update-ref', '-d', 'refs/redactie');
});

test('a save changes only what was edited, and the site beside it shows it', async ({ page, server }) => {
  const excerpt = 'woord '.repeat(20).trimEnd();
  await page.goto(item(article));
  const intro = findField(page, 'Inleiding');
  await expect(intro).toBeVisible();
  let reloads = 0;
  page.on('framenavigated', () => (reloads += 1));
  await intro.fill(excerpt);
  await save(page);
  const read = (folder: string) =>
    readFileSync(join(folder, article.file), 'utf8').replace(/^excerpt: .*\n(?: .*\n)*/m, '');
  expect(read(server.folder)).toBe(read(root));
  // The site beside it has the change, so the dev server has told its pages.
  await expect.poll(async () => (await page.request.get('/kennis')).text()).toContain(excerpt);
  expect(reloads).toBe(0);
});

test('only the page of the editor reads and saves, in no frame and past no link', async ({
  page,
  server,
}) => {
  const opened = await page.goto('/keystatic');
  expect(opened?.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
  const post = (path: string, headers: Record<string, string>, sure: string[] = []) =>
    page.request.post('/api/keystatic/update', {
      headers: { 'no-cors': '1', 'content-type': 'application/json', ...headers },
      data: { additions: [], deletions: [{ path }], sure },
    });
  const draft = 'kennis/weg.mdx';
  const file = join(server.folder, 'content', draft);
  const read = () => readFile(file, 'utf8').catch(() => undefined);
  const text = readFileSync(join(root, article.file), 'utf8').replace('---\n', '---\ndraft: true\n');
  await writeFile(file, text);
  const elsewhere = `http://127.0.0.1:${Number(new URL(baseUrl).port) + 1}`;
  for (const headers of [
    { origin: elsewhere, 'sec-fetch-site': 'same-site' },
    { origin: elsewhere },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[]) {
    expect((await post(draft, headers)).status(), JSON.stringify(headers)).toBe(403);
    const files = await page.request.get('/api/keystatic/files', { headers });
    expect(files.status(), JSON.stringify(headers)).toBe(403);
  }
  // What else the dev server has, a page of another port may not read.
  const raw = await page.request.get(`/${article.file}`, { headers: { origin: elsewhere } });
  expect(raw.headers()['access-control-allow-origin']).toBeUndefined();

  await symlink(dirname(file), join(server.folder, 'content/cases/kennis'));
  const remove = async (path: string) => {
    // It was made from no version, which a save asks about first.
    const question = await post(path, { origin: baseUrl });
    return post(path, { origin: baseUrl }, [await question.text()]);
  };
  const refused = await remove('cases/kennis/weg.mdx');
  expect([refused.status(), await refused.text()]).toEqual([422, expect.stringContaining('koppeling')]);
  expect(await read()).toBe(text);
  expect((await remove(draft)).status()).toBe(200);
  expect(await read()).toBeUndefined();
});

test('pages, authors and icons are chosen from lists', async ({ page }) => {
  await page.goto(item(article));
  await findField(page, 'Tekst').press('Control+a');
  await press(page, 'Link');
  const address = page.getByRole('dialog').getByRole('combobox', { name: 'Link' });
  await address.focus();
  const offered = await address.evaluate((field: HTMLInputElement) =>
    [...(field.list?.options ?? [])].map(({ value, label }) => `${label}: ${value}`),
  );
  expect(offered).toContain(`${String(article.fields?.['title'])}: /kennis/${article.slug}`);
  await address.fill('Een titel van geen pagina');
  await address.press('Enter');
  await expect(page.getByText('Kies een pagina, of schrijf een heel adres')).toBeVisible();
  await address.fill(String(article.fields?.['title']));
  await expect(address).toHaveValue(`/kennis/${article.slug}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /De schrijver$/ }).click();
  await expect(page.getByRole('option')).toHaveText(readContent(texts).authors);
  await page.goto('/keystatic/collection/oplossingen/create');
  await page.getByRole('button', { name: /Icoon en grote tekening/ }).click();
  await expect(page.getByRole('option')).toHaveText(['Kies…', ...solutionIconNames]);
});

test('a JSON file keeps its bytes when a change is saved and taken back', async ({ page, server }) => {
  const read = (folder: string) => readFileSync(join(folder, 'content/fotos.json'), 'utf8');
  await page.goto('/keystatic/singleton/photos');
  await changeAndTakeBack(page, () => read(server.folder) === read(root));
});

test('a new table is filled by Tab and Enter, which leave the text after Escape only', async ({ page }) => {
  await page.goto('/keystatic/collection/kennis/create');
  const text = findText(page);
  await text.click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Onder');
  await page.keyboard.press('ArrowUp');
  const list = page.getByRole('listbox', { name: 'Onderdeel invoegen' });
  const search = async (words: string) => {
    await page.keyboard.press('/');
    await expect(list.getByRole('option').first()).toBeVisible();
    await page.keyboard.type(words);
  };
  await search('kop');
  await expect(list.getByRole('option')).toHaveText([/^Kop 2/, /^Kop 3/]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await search('tabel');
  await expect(list.getByRole('option')).toHaveText(/^Tabel/);
  await page.keyboard.press('Enter');
  for (const word of 'een twee drie vier vijf zes zeven acht negen tien'.split(' ')) {
    await page.keyboard.type(word);
    await page.keyboard.press(word === 'vijf' ? 'Enter' : 'Tab');
  }
  const rows = text.getByRole('row');
  await expect(rows).toHaveText(['eentweedrie', 'viervijfzes', 'zevenachtnegen', /tien/]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('!');
  await expect(rows.last()).toHaveText(/!/);
  await page.keyboard.type(' /');
  await expect(list.getByRole('option').first()).toBeVisible();
  await expect(list.getByRole('option', { name: 'Kader' }), 'a box would tear the table').toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
});

test('throwing away asks first, and a dead server is told in Dutch', async ({ page }) => {
  await page.goto(item(article));
  await findText(page).press('Control+End');
  for (let line = 0; line < 40; line += 1) await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Bewaren', exact: true })).toBeInViewport();
  const intro = findField(page, 'Inleiding');
  const words = await intro.inputValue();
  await intro.fill(`${words} Nog iets.`);
  const asked = answer(page, false);
  await press(page, 'Wijzigingen weggooien');
  expect(await asked).toContain('weggooien');
  await expect(intro).toHaveValue(`${words} Nog iets.`);
  await page.route('**/api/keystatic/update', (route) => route.abort());
  await press(page, 'Bewaren');
  await expect(page.getByText('De redactie is niet bereikbaar')).toBeVisible();
});

test('what is typed during a save stays, what is older asks again', async ({ page, context, server }) => {
  const read = () => readFile(join(server.folder, article.file), 'utf8');
  const intro = findField(page, 'Inleiding');
  const unsaved = page.getByText('Niet bewaard', { exact: true });
  const other = await context.newPage();
  const otherIntro = findField(other, 'Inleiding');
  for (const tab of [other, page]) await tab.goto(item(article));
  const words = await intro.inputValue();
  const change = (word: string) => `${word} ${words.slice(9)}`;
  await otherIntro.fill(change('Nog'));
  const held = Promise.withResolvers<undefined>();
  await page.route('**/update', async (route) => {
    await held.promise;
    await route.continue();
  });
  const saved = page.waitForResponse('**/update');
  await intro.fill(change('Eerst'));
  await press(page, 'Bewaren');
  await expect(page.getByText('Bezig met bewaren…')).toBeVisible();
  await intro.fill(change('Dan'));
  held.resolve(undefined);
  await saved;
  await expect(page.getByText(/^Bewaard om/)).toBeVisible();
  await expect(intro).toHaveValue(change('Dan'));
  await expect(unsaved).toBeVisible();
  await page.unroute('**/update');
  await save(page);
  await expect(unsaved).toBeHidden();

  for (const moment of ['at once', 'after a reload', 'after another']) {
    const asked = answer(other, false);
    await press(other, 'Bewaren');
    expect(await asked, moment).toContain('nieuwere versie');
    await expect(other.getByText('Er is niets bewaard')).toBeVisible();
    expect(await read()).toContain('excerpt: >-\n  Dan');
    await other.reload();
    await expect(otherIntro, 'what was typed').toHaveValue(change('Nog'));
  }
});

test('a failed save names its field at the top, and leads to it', async ({ page }) => {
  let saves = 0;
  page.on('request', (request) => (saves += Number(request.url().endsWith('/update'))));
  await page.goto(item(article));
  const title = findField(page, 'Titel in Google');
  const old = await title.inputValue();
  await title.fill('Kort');
  await press(page, 'Bewaren');
  const notice = page.getByRole('alert').filter({ hasText: 'Niet bewaard' });
  await notice.getByRole('button', { name: 'Titel in Google' }).click();
  await expect(title).toBeFocused();
  await title.fill(old);
  await expect(notice, 'what is solved').toBeHidden();
  const other = find('articles', ({ slug }) => slug !== article.slug);
  await findField(page, 'Adres').fill(other.slug);
  // In a table a menu floats, which is no dialog.
  await findText(page).press('Control+Home');
  await press(page, 'Tabel');
  await press(page, 'Bewaren');
  await expect(notice).toContainText('Adres: Is er al');
  await page.getByLabel('Dag van publicatie').fill('0026-03-12');
  await expect(page.getByText('Kijk naar het jaar')).toBeVisible();

  await page.goto(item(find('solutions')));
  const row = page
    .getByRole('grid', { name: /‘Functionaliteiten’/ })
    .getByRole('row')
    .first();
  await row.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('X');
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await press(page, 'Bewaren');
  await notice.getByRole('button', { name: /‘Functionaliteiten’, regel 1, .*: Te kort/ }).click();
  await expect(row).toBeInViewport();
  expect(saves).toBe(0);
});

test('a text moves with its links and a redirect, also a version from before', async ({ page, server }) => {
  const read = (file: string) => readFile(join(server.folder, file), 'utf8');
  await page.goto(item(article));
  await findField(page, 'Adres').fill('een-nieuw-adres');
  const title = findField(page, 'Kop van het artikel');
  const old = await title.inputValue();
  await title.fill('Een nieuwe kop');
  const before = await read(article.file);
  let asked = answer(page, true);
  const saved = page.waitForResponse((response) => response.url().endsWith('/update') && response.ok());
  await press(page, 'Bewaren');
  await saved;
  expect(await asked).toMatch(/wordt doorgestuurd. Links gaan mee in ‘/);
  expect(await read('public/_redirects')).toContain(`/kennis/${article.slug} /kennis/een-nieuw-adres 301\n`);
  for (const { file } of listLinking(article)) expect(await read(file)).toContain('/een-nieuw-adres)');

  server.git('add', '--all');
  server.git('commit', '--quiet', '--message', 'Hernoemd');
  await page.goto('/keystatic/collection/kennis/item/een-nieuw-adres');
  asked = answer(page, true);
  await putBack(page, 1, (versions) =>
    expect(versions.getByRole('definition')).toHaveText(`Een nieuwe kop ${old}`),
  );
  await asked;
  await expect(title).toHaveValue(old);
  expect(await read('content/kennis/een-nieuw-adres.mdx')).toBe(before);

  const linking = listLinking(article).find(({ kind }) => kind !== 'pages') ?? article;
  await page.goto(item(linking));
  const linked = await read(linking.file);
  asked = answer(page, true);
  await putBack(page, 1);
  await asked;
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await read(linking.file), 'of before, with the address of now').toBe(linked);
});

test('unknown words stay, one writes below any part, unreadable text is told', async ({ page, server }) => {
  const expertise = find('expertise');
  const file = join(server.folder, expertise.file);
  const old = await readFile(file, 'utf8');
  const address = item(expertise);
  const callout = (words: string) => `<Callout title="Let op">\n  ${words}\n</Callout>\n`;
  await writeFile(
    file,
    `${old}\nBoven de kop.\n\n## Nog een kop\n\n{/* Voor ons */}\n\nEen zin met {/* een noot */} erin.\n\n${callout('Een.')}\n<Wolk kleur="grijs" />\n\n${callout('Twee.')}`,
  );
  await page.goto(address);
  const text = findText(page);
  for (const words of ['Voor ons', 'een noot', '<Wolk kleur="grijs" />'])
    await expect(text.getByText(words)).toBeVisible();
  await text.getByText('Een.', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  // Once it has what was typed, the editor knows where the cursor is.
  await expect(text.getByText('Een.!', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Tussen twee onderdelen');
  await text.getByText('Boven de kop.').click();
  await page.keyboard.press('End');
  await page.keyboard.type('\n/foto');
  await page.getByRole('option', { name: 'Foto' }).first().click();
  await page.keyboard.type('Onder de foto');
  await expect(text.locator('> p').filter({ hasText: /^Onder de foto$/ })).toBeVisible();
  await expect(text.getByRole('heading', { name: 'Nog een kop', exact: true })).toBeVisible();
  const { height } = (await text.boundingBox()) ?? { height: 0 };
  await text.click({ position: { x: 100, y: height - 8 } });
  await page.keyboard.type('Onder het laatste');
  for (const words of ['Tussen twee onderdelen', 'Onder het laatste'])
    await expect(text.locator('> p').filter({ hasText: words })).toBeVisible();
  await writeFile(file, `${old}\nEen { zonder eind.\n`);
  await page.goto(address);
  await expect(page.getByText('Dit bestand is niet te openen')).toBeVisible();
});

test('a screen shows its words, and offers the screens and roles of its maquette', async ({ page }) => {
  const screen = find('screens', ({ body }) => body.includes('<Field') && body.includes('<Button'));
  const maquette = find('maquettes', ({ slug }) => screen.slug.startsWith(`${slug}/`));
  await page.goto(item(screen));
  const text = findText(page);
  const { nodes } = readBody(screen);
  const words = nodes.find(({ name }) => name === 'Field')?.attributes?.[0]?.value;
  await expect(text.getByText(String(words)).first()).toBeVisible();
  const edit = (part: string) =>
    text.getByText(part, { exact: true }).first().locator('xpath=..').getByRole('button');
  const done = page.getByRole('dialog').getByRole('button', { name: 'Klaar' });
  const role = (maquette.fields?.['roles'] as { name: string }[]).at(-1)?.name ?? '';
  await choose(page, 'Wie ernaar kijkt', role);
  await edit('Knop').click();
  await choose(page, 'Waar het heen gaat', String(screen.fields?.['title']));
  await done.click();
});

test('a figure is shown as on the site, and is new in every text at once', async ({ page }) => {
  const priced = find('articles', ({ text }) => text.includes('<Rate of="sprintprijs" />'));
  const shown = (price: number) => findText(page).getByText(formatEuros(price), { exact: true }).first();
  await page.goto(item(priced));
  await shown(rates.sprint.price).click();
  await page.getByRole('button', { name: 'Bewerken' }).filter({ hasText: 'Bewerken' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Bewerken: Tarief' })).toBeVisible();
  await page.keyboard.press('Escape');
  const menu = page.getByRole('navigation');
  await menu.getByRole('link', { name: 'Tarieven' }).click();
  await page.getByRole('group', { name: 'Eén sprint' }).getByLabel('Prijs in euro').fill('7777');
  const asked = answer(page, true);
  await press(page, 'Bewaren');
  expect(await asked, 'texts that have the old one').toContain('staat ook met de hand in ‘');
  await menu.getByRole('link', { name: 'Kennis' }).first().click();
  await page.getByRole('row', { name: String(priced.fields?.['title']) }).click();
  await expect(shown(7777)).toBeVisible();
  const site = `/kennis/${priced.slug}`;
  await expect.poll(async () => (await page.request.get(site)).text()).toContain(formatEuros(7777));
});

test('a list shows titles and states, and all texts are searched by every word', async ({ page }) => {
  const articles = texts.filter(({ kind }) => kind === 'articles');
  const isRare = (word: string) => articles.filter(({ text }) => text.includes(word)).length === 1;
  const rare = article.body.match(/\p{Ll}{9,}/gu)?.find(isRare) ?? '';
  await page.goto('/keystatic/collection/kennis');
  const row = page.getByRole('row').filter({ hasText: String(article.fields?.['title']) });
  await expect(row).toHaveText(/Staat online$/);
  await expect(row.getByAltText('', { exact: true }), 'its photo').toHaveAttribute('src', /^https:/);
  await page.getByRole('searchbox').fill(rare);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Zoeken in alle teksten' });
  const search = async (words: string) => {
    await press(page, 'Zoeken in alle teksten');
    await page.keyboard.type(words);
  };
  await search(rare.toUpperCase());
  const found = dialog.getByRole('listitem').filter({ hasText: String(article.fields?.['title']) });
  await expect(found.locator('mark').first()).toHaveText(rare);
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ tekst/);
  await found.getByRole('link', { name: '· Kennis · Staat online' }).click();
  await expect(findField(page, 'Adres')).toHaveValue(article.slug);
  await search(company.legalName);
  await dialog.getByRole('link', { name: 'Bedrijfsgegevens', exact: true }).click();
  await expect(findField(page, 'Naam met rechtsvorm')).toHaveValue(company.legalName);
  await search('nietteraden');
  await expect(dialog.getByRole('status')).toHaveText('Niets gevonden');
  await page.route('**/api/keystatic/files', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('De redactie is niet bereikbaar');
});

test('every commit and every save since is a version that can be put back', async ({ page, server }) => {
  const file = join(server.folder, article.file);
  const before = await readFile(file, 'utf8');
  await page.goto(item(article));
  const intro = findField(page, 'Inleiding');
  const words = await intro.inputValue();
  const write = (start: string) => intro.fill(`${start} ${words}`.slice(0, words.length));
  await write('Een tweede versie.');
  await save(page);
  const told = page.getByRole('complementary').getByRole('status');
  await expect(told).toHaveText(
    new RegExp(`^Bewaard om \\d\\d:\\d\\d: ${String(article.fields?.['title'])}$`),
  );
  server.git('commit', '--all', '--quiet', '--author', 'Bert <bert@example.nl>', '--message', 'Tweede');
  await write('Een derde versie.');
  await save(page);
  const last = await readFile(file, 'utf8');
  // Outside the editor.
  await writeFile(file, last.replace('Een derde', 'Een vierde'));

  const asked = answer(page, false);
  const versions = await putBack(page, 3);
  await expect(versions.getByRole('listitem')).toHaveText([
    /^\d+ \w+ \d{4}, \d\d:\d\d · Anna$/,
    / · Anna$/,
    / · Bert$/,
    / · Anna$/,
  ]);
  await expect(versions.getByRole('term')).toHaveText('Inleiding');
  await expect(versions.locator('del')).toContainText('vierde');
  expect(await asked).toContain('Wat er nu staat, blijft in de lijst');
  expect(await readFile(file, 'utf8')).toContain('Een vierde');
  await page.keyboard.press('Escape');
  // It also asks whether to write over what the page has not read.
  page.on('dialog', (dialog) => void dialog.accept());
  await putBack(page, 3);
  await expect(intro).toHaveValue(words);
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('a text that was deleted comes back as it was saved last', async ({ page, server }) => {
  const shown = find('featuredCases');
  const file = join(server.folder, shown.file);
  await page.goto(item(shown));
  const title = findField(page, 'Kop van de case');
  await title.fill('Een kop die nog geen commit heeft');
  await save(page);
  const saved = await readFile(file, 'utf8');
  await press(page, 'Verwijderen…');
  await press(page, 'Ja, verwijderen');
  await expect(page).toHaveURL(/collection\/cases$/);
  await page.goBack();
  await expect(page.getByText('Dit bestand is er niet.')).toBeVisible();
  const asked = answer(page, true);
  await putBack(page, 0);
  expect(await asked).toContain('komt terug');
  await expect(title).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe(saved);
});

test('text from Word keeps its lists and headings, and says what it leaves out', async ({ page }) => {
  await page.goto('/keystatic/collection/kennis/create');
  const text = findText(page);
  await text.click();
  await page.keyboard.type('Woorden');
  const mark = (sign: string) => `<span style='mso-list:Ignore'>${sign} </span>`;
  const html = `<h1>Titel</h1><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${mark('·')}Een</p><p style='mso-list:l0 level2 lfo1'>${mark('o')}Twee</p><p style='mso-list:l1 level1 lfo2'>${mark('1.')}Drie</p><h4>Klein</h4><p><img src="x.png"></p><p>Eind<a href="#noot">1</a></p>`;
  const table = `<table><tr><td colspan=2>A</td><td><p>B</p></td></tr><tr><td rowspan=2>C</td><td><ul><li>D</li><li>E</li></ul><table><tr><td>J</td></tr></table></td><td>F<br>G</td></tr><tr><td>H</td><td>I</td></tr></table>`;
  const paste = (words: string, type = 'text/html') =>
    text.evaluate(
      (element, [each, content]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(each, content);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      [type, words] as const,
    );
  // Word leaves controls, which no feed can hold.
  for (const pasted of ['<b>bo\u0003ek</b>', html]) await paste(pasted);
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('Titel');
  await expect(text.locator(':scope > p')).toHaveText(['Woordenboek', 'Eind1']);
  await expect(text.getByRole('link')).toHaveCount(0);
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('Klein');
  await expect(text.locator('ul ul')).toHaveText('Twee');
  await expect(text.locator('ol')).toHaveText('Drie');
  await expect(page.getByText('Niet meegekomen: afbeelding (1)')).toBeVisible();

  await paste(table);
  const cells = text.getByRole('cell');
  await expect(cells).toHaveText(['A', '', 'B', 'C', 'D; E J', 'F G', '', 'H', 'I']);
  await cells.nth(3).click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  // Once it has what was typed, the editor knows where the cursor is.
  await expect(cells.nth(3)).toHaveText('C!');
  await paste('<p>een</p><ul><li>twee</li><li>drie</li></ul>');
  await paste(' vi\u0003er\n\nvijf', 'text/plain');
  await expect(cells).toHaveText(['A', '', 'B', 'C!een twee; drievier vijf', 'D; E J', 'F G', '', 'H', 'I']);
});
