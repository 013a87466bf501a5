import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { caseCategoryIds } from '../../collections/case-category-ids.ts';
import { articleSchema, solutionSchema } from '../../collections/schemas.ts';
import { photoKeys } from '../../site/photos.ts';
import { makeTrialFolder, trialFiles } from '../testing/trial-folder.ts';
import { checkContent } from './check-content.ts';
import { UsageError } from './choose.ts';
import { startText, type NewKind, type NewTextOptions } from './new-text.ts';
import { readTexts } from './read-texts.ts';
import { readTextFile } from './text-file.ts';

// An hour before midnight in Greenwich it is the next day in Amsterdam.
const now = new Date('2026-11-20T23:30:00Z');
const folder = await makeTrialFolder();
after(() => rm(folder, { recursive: true }));
const texts = await readTexts(folder);

const start = (kind: NewKind, options: Partial<NewTextOptions> = {}) =>
  startText(kind, { title: 'Een nieuwe tekst', choice: 'Security & Privacy', ...options }, texts, now);
const fieldsOf = async (kind: NewKind, options: Partial<NewTextOptions> = {}) => {
  const { file, text } = await start(kind, options);
  return readTextFile(file, kind, text).fields ?? {};
};

const choices: [kind: NewKind, choice: string][] = [
  ...articleSchema.shape.category.options.map((choice) => ['articles', choice] as [NewKind, string]),
  ...caseCategoryIds.map((choice) => ['featuredCases', choice] as [NewKind, string]),
  ...solutionSchema.shape.icon.options.map((choice) => ['solutions', choice] as [NewKind, string]),
];

for (const [kind, choice] of choices) {
  test(`new ${kind} with ${choice} are drafts with what was said`, async () => {
    const fields = await fieldsOf(kind, { choice, title: 'Zeg "ja": of nee' });
    assert.equal(fields['draft'], true);
    assert.equal(fields['title'], 'Zeg "ja": of nee');
    assert.equal(fields[kind === 'solutions' ? 'icon' : 'category'], choice);
  });
}

test('new files have no fault, and every place to fill is told as a tip', async () => {
  const copy = await makeTrialFolder();
  after(() => rm(copy, { recursive: true }));
  const made = await Promise.all([
    start('articles'),
    start('featuredCases', { choice: 'mkb' }),
    start('solutions', { choice: 'planning' }),
  ]);
  for (const { file, text } of made) await writeFile(join(copy, file), text);
  const { faults } = await checkContent(copy, now);
  assert.deepEqual(
    faults.filter(({ tip }) => !tip),
    [],
  );
  for (const { file, text } of made) {
    const told = faults.filter(
      (fault) => fault.file === file && fault.message.startsWith('nog in te vullen'),
    ).length;
    assert.equal(told, text.split('[Vul in').length - 1, file);
  }
});

test('an article is of today in Amsterdam, and reads on in its own category first', async () => {
  const own = { text: trialFiles['content/kennis/derde-artikel.mdx'] ?? '', category: 'AI & Automatisering' };
  const alike = readTextFile(
    'content/kennis/vierde-artikel.mdx',
    'articles',
    own.text
      .replace(/^category: .*$/m, `category: ${own.category}`)
      .replace(/^date: .*$/m, 'date: 2020-01-01'),
  );
  const options = { title: 'Een nieuwe tekst', choice: own.category };
  const { file, text } = await startText('articles', options, [...texts, alike], now);
  const { date, related } = readTextFile(file, 'articles', text).fields ?? {};
  assert.deepEqual(date, new Date('2026-11-21'));
  assert.equal((related as string[])[0], 'vierde-artikel');
  assert.equal(new Set(related as string[]).size, 2);
});

test('a photo is the one that was asked for, else one that no other article shows', async () => {
  const last = photoKeys.at(-1) ?? '';
  assert.equal((await fieldsOf('articles', { photo: last }))['image'], last);
  const used = texts.filter(({ kind }) => kind === 'articles').map(({ fields }) => fields?.['image']);
  assert.ok(!used.includes((await fieldsOf('articles'))['image']));
});

test('a solution stands after the others', async () => {
  const count = texts.filter(({ kind }) => kind === 'solutions').length;
  assert.equal((await fieldsOf('solutions', { choice: 'planning' }))['order'], count + 1);
});

const refused: [what: string, options: Partial<NewTextOptions>, message: RegExp][] = [
  [
    'a title that exists',
    { title: 'Eerste artikel' },
    /^content\/kennis\/eerste-artikel\.mdx bestaat al; kies een andere titel/,
  ],
  ['a title without letters', { title: '?!' }, /^Geef een titel met letters/],
  ['a name that the site keeps', { title: 'Pagina' }, /^"pagina" gebruikt de site zelf/],
  ['a title that is too short', { title: 'Te kort' }, /^veld "title": te kort: minstens 10 tekens$/],
  ['an unknown photo', { photo: 'zonder-foto' }, /^veld "image": onbekende foto "zonder-foto"/],
];

for (const [what, options, message] of refused) {
  test(`${what} is refused`, async () => {
    await assert.rejects(start('articles', options), (error: Error) => {
      assert.ok(error instanceof UsageError);
      assert.match(error.message, message);
      return true;
    });
  });
}

test('a title that exists as a planned article is refused, with its day', async () => {
  const planned = readTextFile('content/kennis/later.mdx', 'articles', '---\ndate: 2027-03-12\n---\n');
  await assert.rejects(
    startText('articles', { title: 'Later', choice: 'Security & Privacy' }, [...texts, planned], now),
    /^Error: content\/kennis\/later\.mdx bestaat al \(gepland voor 12 maart 2027\)/,
  );
});
