import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { after, test } from 'node:test';

import { caseCategoryIds } from '../../content/case-category-ids.ts';
import { articleSchema, solutionSchema } from '../../content/schemas.ts';
import { parseTextFile } from './files/text-file.ts';
import { photoKeys } from '../../site/photos.ts';
import { makeTrialFolder, trialFiles } from '../testing/trial-folder.ts';
import { checkContent } from './check-content.ts';
import { choose, UsageError } from './choose.ts';
import { startText, type NewKind, type NewTextOptions } from './new-text.ts';
import { readTextFiles } from './files/text-file.ts';
import { createSlug } from './slug.ts';

// An hour before midnight in Greenwich it is the next day in Amsterdam.
const now = new Date('2026-11-20T23:30:00Z');
const folder = await makeTrialFolder();
after(() => rm(folder, { recursive: true }));
const texts = readTextFiles(folder);

const start = (kind: NewKind, options: Partial<NewTextOptions> = {}, among = texts) =>
  startText(kind, { title: 'Een nieuwe tekst', choice: 'Security & Privacy', ...options }, among, now);
const fieldsOf = async (kind: NewKind, options: Partial<NewTextOptions> = {}, among = texts) => {
  const { file, text } = await start(kind, options, among);
  return parseTextFile(file, kind, text).fields ?? {};
};

test('a new text is a draft with the given title and choice; a solution comes after the others', async () => {
  const title = 'Zeg "ja": of nee';
  const choices: Record<NewKind, readonly string[]> = {
    articles: articleSchema.shape.category.options,
    featuredCases: caseCategoryIds,
    solutions: solutionSchema.shape.icon.options,
  };
  for (const [kind, options] of Object.entries(choices) as [NewKind, string[]][]) {
    for (const choice of options) {
      const { draft, title: written, icon, category, order } = await fieldsOf(kind, { choice, title });
      assert.deepEqual([draft, written, icon ?? category], [true, title, choice]);
      if (kind === 'solutions') assert.equal(order, 3);
    }
  }
});

test('new files have no fault, and every place to fill is a tip', async () => {
  const made = await Promise.all([
    start('articles'),
    start('featuredCases', { choice: 'mkb' }),
    start('solutions', { choice: 'planning' }),
  ]);
  for (const { file, text } of made) await writeFile(join(folder, file), text);
  const { faults } = await checkContent(folder, now);
  const wrong = faults.filter(({ tip }) => !tip);
  assert.deepEqual(wrong, []);
  for (const { file, text } of made) {
    const told = faults.filter((fault) => fault.file === file && /^nog in te vullen/.test(fault.message));
    assert.equal(told.length, text.split('[Vul in').length - 1, file);
  }
});

test('an article has today’s date in Amsterdam, an unused photo, and related articles of its category', async () => {
  const choice = 'AI & Automatisering';
  const text = (trialFiles['content/kennis/derde-artikel.mdx'] ?? '')
    .replace(/^category: .*$/m, `category: ${choice}`)
    .replace(/^date: .*$/m, 'date: 2020-01-01');
  const among = [...texts, parseTextFile('content/kennis/vierde-artikel.mdx', 'articles', text)];
  const { date, related, image } = await fieldsOf('articles', { choice }, among);
  assert.deepEqual(date, new Date('2026-11-21'));
  assert.equal((related as string[])[0], 'vierde-artikel');
  assert.equal(new Set(related as string[]).size, 2);
  assert.ok(among.every(({ kind, fields }) => kind !== 'articles' || fields?.['image'] !== image));
  const last = photoKeys.at(-1) ?? '';
  assert.equal((await fieldsOf('articles', { photo: last }))['image'], last);
});

test('what cannot be made is refused with the reason', async () => {
  const read = (slug: string, fields: string) =>
    parseTextFile(`content/kennis/${slug}.mdx`, 'articles', `---\n${fields}\n---\n`);
  const among = [...texts, read('later', 'date: 2027-03-12'), read('concept', 'draft: true')];
  const refused: [options: Partial<NewTextOptions>, message: RegExp][] = [
    [{ title: 'Concept' }, /^content\/kennis\/concept\.mdx bestaat al \(concept\)/],
    [{ title: 'Eerste artikel' }, /^content\/kennis\/eerste-artikel\.mdx bestaat al; kies een andere titel/],
    [{ title: 'Later' }, /^content\/kennis\/later\.mdx bestaat al \(gepland voor 12 maart 2027\)/],
    [{ title: '?!' }, /^Geef een titel met letters/],
    [{ title: 'Pagina' }, /^"pagina" gebruikt de site zelf/],
    [{ title: 'Te kort' }, /^veld "title": te kort: minstens 10 tekens$/],
    [{ photo: 'zonder-foto' }, /^veld "image": onbekende foto "zonder-foto"/],
  ];
  for (const [options, message] of refused) {
    await assert.rejects(start('articles', options, among), (error: Error) => {
      assert.ok(error instanceof UsageError);
      assert.match(error.message, message);
      return true;
    });
  }
});

test('a title becomes a slug of plain letters and at most 60 characters, cut after a word', () => {
  const slugs: [title: string, slug: string][] = [
    ['Eén café, twee ideeën: wat kost dat?', 'een-cafe-twee-ideeen-wat-kost-dat'],
    ["Foto's en pagina’s", 'fotos-en-paginas'],
    ['Straße, smørrebrød & œuvre', 'strasse-smorrebrod-en-oeuvre'],
    ['  iOS 16.4 -- wat nu?  ', 'ios-16-4-wat-nu'],
    ['!?', ''],
    [`${'woord '.repeat(9)}zessen`, `${'woord-'.repeat(9)}zessen`],
    [`${'woord '.repeat(9)}zessens`, `${'woord-'.repeat(8)}woord`],
    ['a'.repeat(70), 'a'.repeat(60)],
  ];
  for (const [title, slug] of slugs) assert.equal(createSlug(title), slug);
});

test('a choice is made by a flag, or by a number at a terminal', async () => {
  const options = ['SaaS & Businessmodellen', 'Security & Privacy'];
  const chooseWith = async (given: string | undefined, lines: string[] = [], isTTY = false) => {
    const input = Object.assign(new PassThrough(), { isTTY });
    const output = new PassThrough();
    input.end(lines.map((line) => `${line}\n`).join(''));
    const chosen = await choose({ name: 'categorie', options, given }, input, output);
    return { chosen, shown: String(output.read()) };
  };
  assert.equal((await chooseWith('security & privacy')).chosen, options[1]);
  await assert.rejects(chooseWith('Veiligheid'), {
    message: `--categorie "Veiligheid" bestaat niet; kies uit "${options.join('", "')}".`,
  });
  await assert.rejects(chooseWith(undefined), { message: /^Geef --categorie erbij; kies uit "SaaS/ });
  const { chosen, shown } = await chooseWith(undefined, ['', '0', '3', 'twee', '2'], true);
  assert.equal(chosen, options[1]);
  assert.match(shown, /^Kies een categorie:\n {2}1\. SaaS & Businessmodellen\n {2}2\. Security & Privacy\n/);
  assert.equal(shown.match(/Typ een nummer van 1 tot en met 2: /g)?.length, 5);
  await assert.rejects(chooseWith(undefined, ['9'], true), UsageError);
});
