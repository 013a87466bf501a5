import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, test } from 'node:test';

import photos from '../../../../content/fotos.json' with { type: 'json' };
import type { ContentError } from '../../editors/faults/fault.ts';
import { maxFileBytes } from '../../editors/files/limits.ts';
import { parseTextFiles } from '../../editors/files/text-file.ts';
import { listStockPhotoKeys } from '../../../site/photos.ts';
import { renewJson } from './renew-json.ts';
import { ownCompany } from '../../testing/own-company.ts';
import { makeTrialFolder, trialFiles } from '../../testing/trial-folder.ts';
import { takePhoto, writeOwnPhoto } from '../../testing/trial-photos.ts';
import { consider } from './consider.ts';
import { nameFields } from './name-faults.ts';
import { readContents } from './save.ts';

type Files = Record<string, string | Buffer | undefined>;

const home = process.cwd();
const folder = await makeTrialFolder();
before(() => process.chdir(folder));
after(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

const redirects = '/oplossingen/oud /oplossingen/planning 301\n/oplossingen/klantportaal /weg 301\n';

/**
 * What a save writes of files by their path below content/, of which `undefined` goes, or asks first: among the trial's
 * texts, some with these words.
 */
async function save(files: Files, texts = {}, sure: string[] = []): Promise<string | string[]> {
  const rows = Object.entries(files).map(([path, contents]) => ({ path, contents }));
  const additions = rows.flatMap(({ path, contents }) =>
    contents === undefined ? [] : { path, contents: Buffer.from(contents).toString('base64') },
  );
  const deletions = rows.filter(({ contents }) => contents === undefined);
  const all = parseTextFiles(Object.entries({ ...trialFiles, ...texts }));
  const considered = await consider({ additions, deletions, sure }, all, () => undefined, redirects);
  if (typeof considered === 'string') return considered;
  return considered.save.additions.map(({ contents }) => readContents(contents));
}

/** The same for one file. */
const change = (file: string, text?: string, ...rest: [texts?: object, sure?: string[]]) =>
  save({ [file.replace('content/', '')]: text }, ...rest);

/** What is refused, a line each. */
const listRefused = (asked: Promise<unknown>) =>
  asked.then(
    () => [],
    ({ faults }: ContentError) => faults,
  );

const assertRefused = async (files: Files, told: RegExp) =>
  assert.match((await listRefused(save(files)))[0]?.text ?? '', told);

const bytes = await takePhoto();
const words = { file: 'kraan.jpg', alt: 'Een kraan boven een bouwplaats' };
const photo = (key: string, change: object = {}, picture = bytes): Files => ({
  [`beelden/${key}/index.json`]: JSON.stringify({ ...words, ...change }),
  [`beelden/${key}/kraan.jpg`]: picture,
});

test('a new photo is saved with its words, and refused in the words of the build', async () => {
  const [written, picture] = await save(photo('kraan'));
  assert.equal(written, `${JSON.stringify(words, null, 2)}\n`);
  assert.equal(picture, new TextDecoder().decode(bytes));
  await assertRefused(photo('kraan', {}, await takePhoto(1599, 1119)), /^foto "kraan.jpg": is 1599 bij/);
  await assertRefused(photo('kraan', { alt: undefined }), /^‘Wat je ziet’: ontbreekt$/);
  await assertRefused(photo(listStockPhotoKeys()[0] ?? ''), /^de sleutel ".*" is al van een andere foto/);
});

test('a text is saved as it was sent, and refused in the words of the build', async () => {
  const path = 'kennis/eerste-artikel.mdx';
  const before = trialFiles[`content/${path}`] ?? '';
  const text = `${before}\n<Figure photo="kraan" caption="Zo staat hij er" />\n`;
  await assertRefused({ [path]: text }, /onbekende foto/);
  await writeOwnPhoto(folder, 'kraan', { bytes, words });
  assert.deepEqual(await save({ [path]: text }), [text]);
  await assertRefused({ 'kennis/index.mdx': before }, /^"index" gebruikt de site zelf/);
});

test('the form of a list is saved as the list', async () => {
  const path = 'cases/categorieen.json';
  const text = trialFiles[`content/${path}`] ?? '';
  assert.deepEqual(await save({ [path]: `{ "items": ${text} }` }), [`${text}\n`]);
  await assertRefused({ [path]: `{ "items": ${text.replaceAll('"count"', '"aantal"')} }` }, /‘Het aantal/);
});

const first = 'content/kennis/eerste-artikel.mdx';
const second = 'content/kennis/tweede-artikel.mdx';
const over = 'content/paginas/over.mdx';
const model = 'content/maquettes/klantportaal/index.yaml';
const screen = 'content/maquettes/klantportaal/1-een.mdx';
const textOf = (file: string) => trialFiles[file] ?? '';
const withoutHeading = (file: string) => textOf(file).replace(/^## .*\n/m, '');

test('a file that is too large, too deep or unreadable is refused in the words of the build', async () => {
  const pad = (bytes: number) => `${textOf(first)}\n`.padEnd(bytes, 'woord ');
  assert.deepEqual(await change(first, pad(maxFileBytes)), [pad(maxFileBytes)]);
  const size = 'is 33 kB groot; maak het korter, of maak er twee van \\(hoogstens 32 kB\\)';
  const list = (count: number) => JSON.stringify({ items: Array(count).fill('a'.repeat(100)) });
  const deep = '['.repeat(5000) + ']'.repeat(5000);
  for (const [file, text, told] of [
    [first, pad(maxFileBytes + 1), `^"eerste-artikel.mdx" ${size}$`],
    [first, `${textOf(first)}\n${'- '.repeat(9000)}x`, '^"eerste-artikel.mdx" heeft te veel in elkaar'],
    [first, textOf(first).replace('title: ', 'title: "'), '^de velden zijn niet te lezen'],
    ['content/cases/categorieen.json', list(316), `^"categorieen.json" ${size}$`],
    ['content/cases/categorieen.json', `{ "items": ${deep} }`, '^"categorieen.json" heeft te veel in elkaar'],
    ['content/cases/categorieen.json', '{ "items": [', 'hier ontbreekt een sluitende'],
  ] as const) {
    const [{ text: refused = '' } = {}] = await listRefused(change(file, text));
    assert.match(refused, new RegExp(told));
  }
});

test('a link that leads nowhere is refused by its heading, but in a draft', async () => {
  const dead = `${textOf(first)}\n## Slot\n\nEen [dode link](/weg).\n`;
  await assert.rejects(change(first, dead), /Onder ‘Slot’: link "\/weg": deze pagina bestaat niet/);
  const planned = dead.replace(/^date: .*/m, 'date: 2099-01-01');
  await assert.rejects(change(first, planned), /deze pagina bestaat niet/);
  assert.ok(await change(first, dead.replace('---\n', '---\ndraft: true\n')));
});

test('what others need stays, with a line for each of them that says what it does', async () => {
  const title = '‘Een artikel over webapplicaties’';
  const add = (words: string) => ({ [first]: `${textOf(first)}\n${words}\n` });
  const named = `${title} noemt dit bij ‘Verwante artikelen’`;
  const rows: [told: string, ...asked: Parameters<typeof change>][] = [
    [`${named} en linkt ernaar`, second, undefined, add('[Een](/kennis/tweede-artikel).')],
    ['‘Klik door een portaal’ is de maquette hiervan', 'content/oplossingen/klantportaal.mdx'],
    [`${title} toont deze foto`, 'content/beelden/kraan/index.json', undefined, add('photo="kraan"')],
    [`${title} linkt naar de kop ‘een kop’`, over, withoutHeading(over), add('[Daar](/over#een-kop).')],
  ];
  const [, shown] = /^image: (.*)$/m.exec(textOf(first)) ?? [];
  const others = Object.entries(photos).flatMap(([key, row]) => (key === shown ? [] : { key, ...row }));
  rows.push([
    '‘Een voorraad die klopt’ noemt dit bij ‘Foto’',
    'content/fotos.json',
    JSON.stringify({ items: others }),
  ]);
  for (const [told, ...asked] of rows) {
    const lines = (await listRefused(change(...asked))).map(({ text }) => text);
    assert.equal(lines[0], 'Andere teksten hebben dit nodig. Verander die eerst:');
    assert.ok(lines.includes(told), `${told} in ${lines.join('\n')}`);
  }
  const files = (await listRefused(change(second))).map(({ file }) => file);
  assert.deepEqual(files, [undefined, first, 'content/kennis/derde-artikel.mdx']);
});

test('links follow a heading that gets other words, but not one that moves', async () => {
  const before = `${textOf(over)}\n## Twee\n\n[Terug](#een-kop) en [hier](#twee).\n`;
  const linking = `${textOf(first)}\n[Een](/over#een-kop).\n`;
  const rename = (from: RegExp, to: string, sure?: string[]) =>
    change(over, before.replace(from, to), { [over]: before, [first]: linking }, sure);
  assert.deepEqual(await rename(/^## Twee$/m, '## Week 24'), [
    before.replace('## Twee', '## Week 24').replace('(#twee)', '(#week-24)'),
  ]);
  const question = 'Een kop heet nu anders. Links gaan mee in ‘Een artikel over webapplicaties’. Doorgaan?';
  assert.equal(await rename(/^## Een kop$/m, '## Ons werk'), question);
  assert.deepEqual(await rename(/^## Een kop$/m, '## Ons werk', [question]), [
    before.replace('## Een kop', '## Ons werk').replace('(#een-kop)', '(#ons-werk)'),
    linking.replace('#een-kop', '#ons-werk'),
  ]);
  assert.match(String(await rename(/^## (Een kop)([^]*)^## (Twee)$/m, '## $3$2## $1')), /\(#twee\)/);
});

test('links follow a screen that gets another address', async () => {
  const old = 'maquettes/klantportaal/6-begin.mdx';
  const linking = `${textOf(first)}\n[Zes](/oplossingen/klantportaal/maquette#begin).\n`;
  const moved = { [old]: undefined, [old.replace('begin', 'slot')]: textOf(`content/${old}`) };
  const question = await save(moved, { [first]: linking });
  assert.match(String(question), /^Het adres ‘klantportaal\/6-begin’ wordt ‘klantportaal\/6-slot’\./);
  const written = await save(moved, { [first]: linking }, [String(question)]);
  assert.ok(written.includes(linking.replace('#begin', '#slot')));
  assert.ok(written.includes(textOf(model).replaceAll('#begin', '#slot')));
});

test('screens follow a role that gets another name, but not where one is added', async () => {
  const renamed = textOf(model).replace('- name: Klant', '- name: Huurder');
  const screens = Object.keys(trialFiles).filter((file) => /klantportaal\/\d/.test(file));
  const question = await change(model, renamed);
  const written = await change(model, renamed, {}, [String(question)]);
  assert.deepEqual(
    written.slice(1),
    screens.map((file) => textOf(file).replace('role: Klant', 'role: Huurder')),
  );
  const added = textOf(model).replace(/^( *- name: )Klant([^]*?)(?=^\S)/m, '$1Huurder$2$&');
  assert.deepEqual(await change(model, added), [added]);
});

test('screens follow roles that swap names, but not rows that swap places', async () => {
  const [whole = '', row = ''] = /^roles:\n((?: .*\n)+)/m.exec(textOf(model)) ?? [];
  const other = row.replace('Klant', 'Planner').replace('Zoë', 'Jan');
  const withRoles = (...rows: string[]) => textOf(model).replace(whole, `roles:\n${rows.join('')}`);
  const ofOther = textOf(screen).replace('role: Klant', 'role: Planner');
  const before = { [model]: withRoles(row, other), [screen]: ofOther };
  const swapped = withRoles(row.replace('Klant', 'Planner'), other.replace('Planner', 'Klant'));
  const question = await change(model, swapped, before);
  const written = await change(model, swapped, before, [String(question)]);
  assert.ok(written.includes(textOf(screen)));
  assert.equal(String(written).match(/role: Planner/g)?.length, 5);
  const moved = withRoles(other, row);
  const edited = withRoles(other, row.replace('Zoë', 'Mo'));
  for (const text of [moved, edited]) assert.deepEqual(await change(model, text, before), [text]);
});

test('an old version is put back with what it names as that is called now', async () => {
  const old = textOf(first).replace(/$/, '\n[Een](/oplossingen/oud), [twee](/oplossingen/klantportaal).\n');
  assert.deepEqual(await change(first, old), [old.replace('/oplossingen/oud', '/oplossingen/planning')]);
});

test('who changes a figure hears which texts write it by hand', async (t) => {
  const file = 'content/bedrijf.json';
  const own = JSON.stringify(ownCompany);
  t.after(renewJson((each) => (each === file ? own : undefined)));
  const write = (text: string) => ({ [first]: `${textOf(first)}\nBel ${text}.\n` });
  const question =
    'Wat je verandert, staat ook met de hand in ‘Een artikel over webapplicaties’. Verander het daar ook. Doorgaan?';
  const { phone } = ownCompany;
  const other = '0172 34 56 79';
  const changed = JSON.stringify({ ...ownCompany, phone: other });
  assert.equal(await change(file, changed, write(phone)), question);
  assert.ok(Array.isArray(await change(file, changed, write(phone), [question])));
  assert.ok(Array.isArray(await change(file, changed, write(other))));
  const later = JSON.stringify({ ...ownCompany, openingHours: [{ days: 'Weekend', hours: '9:15-16:45' }] });
  assert.equal(await change(file, later, write('tussen 8:30-17:00 uur')), question);
  assert.ok(Array.isArray(await change(file, own, write(phone))));
});

test('every fault is said in the words of the form', async () => {
  const shown = 'content/cases/eerste-case.mdx';
  const solution = 'content/oplossingen/planning.mdx';
  const under = 'Onder ‘Een kop’:';
  const rows: [file: string, from: string | RegExp, to: string, told: string][] = [
    [first, /^title: .*$/m, '', '‘Kop van het artikel’: ontbreekt'],
    [first, /$/, '\nEen { zonder eind', `${under} een losse { kan niet`],
    [screen, 'href="#twee"', 'href="#x"', 'link "#x": dat scherm is er niet'],
    [first, /$/, '<Figure photo="kraan" />', `${under} in ‘Foto’ ontbreekt ‘Wat de lezer eraan ziet’; klik`],
    [first, /$/, '<Rate of="x" />', `${under} in ‘Tarief’ kan ‘Welk bedrag of getal’ "x" niet; klik daar`],
    [screen, 'href="#twee"', 'href="#"', 'in ‘Knop’ ontbreekt ‘Waar het heen gaat’; klik daar'],
    [first, /$/, '<Wolk />', `${under} het onderdeel "Wolk" bestaat niet; haal het weg, of vraag`],
    [first, /$/, '![a](/b.jpg)', `${under} een afbeelding zet je neer met ‘Foto’`],
    [first, /$/, '<Callout>', `${under} zet ‘Kader’ op een eigen regel, met een lege regel ervoor`],
    [first, /^excerpt/m, 'autor: x\nexcerpt', '"autor" hoort hier niet meer; vraag een engineer'],
    [first, 'derde-artikel', 'weg', '‘Verwante artikelen’: er is geen ander artikel "weg" in ‘Kennis’'],
    [screen, 'role: Klant', 'role: Weg', '‘Wie ernaar kijkt’: rol "Weg" bestaat niet; kies uit Klant'],
    [model, '"#begin"', '"#weg"', 'link "#weg": dat scherm is er niet; kies uit #een, '],
    [shown, 'order', 'year: 2025\norder', '‘Jaar van oplevering’: hoort bij een echte case; zet ‘Voorbeeld'],
    [solution, /max: .*/, 'max: 1', '‘Aantal sprints voor de bouw’, ‘Het hoogste getal’: moet meer zijn'],
  ];
  for (const [file, from, to, told] of rows) {
    const [{ text = '' } = {}] = await listRefused(change(file, textOf(file).replace(from, to)));
    assert.ok(text.startsWith(told) && !/content\/|veld "|<|="/.test(text), text);
  }
  const misspelled = nameFields('verbeter het, of zet het in content/woordenlijst.txt');
  assert.equal(misspelled, 'verbeter het, of vraag een engineer het in de woordenlijst te zetten');
});
