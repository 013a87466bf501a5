import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { caseCategoryIds } from '../collections/case-category-ids.ts';
import { articleSchema, solutionSchema } from '../collections/schemas.ts';
import { checkContent } from './check-content.ts';
import { UsageError } from './choose.ts';
import { startText, type NewKind, type Wishes } from './new-text.ts';
import { readTexts } from './read-texts.ts';
import { readTextFile } from './text-file.ts';

const root = join(import.meta.dirname, '../..');
// An hour before midnight in Greenwich it is the next day in Amsterdam.
const now = new Date('2026-11-20T23:30:00Z');
const texts = await readTexts(root);

const start = (kind: NewKind, wishes: Partial<Wishes> = {}) =>
  startText(kind, { title: 'Een nieuwe tekst', choice: 'Security & Privacy', ...wishes }, texts, now);
const fieldsOf = (kind: NewKind, wishes: Partial<Wishes> = {}) => {
  const { file, text } = start(kind, wishes);
  return readTextFile(file, kind, text).fields ?? {};
};

const choices: [kind: NewKind, choice: string][] = [
  ...articleSchema.shape.category.options.map((choice) => ['articles', choice] as [NewKind, string]),
  ...caseCategoryIds.map((choice) => ['featuredCases', choice] as [NewKind, string]),
  ...solutionSchema.shape.icon.options.map((choice) => ['solutions', choice] as [NewKind, string]),
];

for (const [kind, choice] of choices) {
  test(`new ${kind} with ${choice} are drafts with what was said`, () => {
    const fields = fieldsOf(kind, { choice, title: 'Zeg "ja": of nee' });
    assert.equal(fields['draft'], true);
    assert.equal(fields['title'], 'Zeg "ja": of nee');
    assert.equal(fields[kind === 'solutions' ? 'icon' : 'category'], choice);
  });
}

test('new files have no fault, and every place to fill is told as a tip', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'maquette-new-'));
  after(() => rm(copy, { recursive: true }));
  await cp(join(root, 'content'), join(copy, 'content'), { recursive: true });
  await cp(join(root, 'src/components/mdx'), join(copy, 'src/components/mdx'), { recursive: true });
  const made = [
    start('articles'),
    start('featuredCases', { choice: 'mkb' }),
    start('solutions', { choice: 'planning' }),
  ];
  for (const { file, text } of made) await writeFile(join(copy, file), text);
  const { problems } = await checkContent(copy, now);
  assert.deepEqual(
    problems.filter(({ tip }) => !tip),
    [],
  );
  for (const { file, text } of made) {
    const told = problems.filter(
      (problem) => problem.file === file && problem.message.startsWith('nog in te vullen'),
    ).length;
    assert.equal(told, text.split('[Vul in').length - 1, file);
  }
});

test('an article is of today in Amsterdam, and reads on in its own category first', () => {
  const { date, related } = fieldsOf('articles');
  assert.deepEqual(date, new Date('2026-11-21'));
  assert.equal((related as string[])[0], 'hoe-veilig-is-jouw-webapplicatie');
  assert.equal(new Set(related as string[]).size, 2);
});

test('a photo is the one that was asked for, else one that no other article shows', () => {
  assert.equal(fieldsOf('articles', { photo: 'magazijn' })['image'], 'magazijn');
  const used = texts.filter(({ kind }) => kind === 'articles').map(({ fields }) => fields?.['image']);
  assert.ok(!used.includes(fieldsOf('articles')['image']));
});

test('a solution stands after the others', () => {
  const count = texts.filter(({ kind }) => kind === 'solutions').length;
  assert.equal(fieldsOf('solutions', { choice: 'planning' })['order'], count + 1);
});

const refused: [what: string, wishes: Partial<Wishes>, message: RegExp][] = [
  [
    'a title that exists',
    { title: 'De kracht van de mockupfase' },
    /^content\/kennis\/de-kracht-van-de-mockupfase\.mdx bestaat al; kies een andere titel/,
  ],
  ['a title without letters', { title: '?!' }, /^Geef een titel met letters/],
  ['a name that the site keeps', { title: 'Pagina' }, /^"pagina" gebruikt de site zelf/],
  ['a title that is too short', { title: 'Te kort' }, /^veld "title": te kort: minstens 10 tekens$/],
  ['an unknown photo', { photo: 'strand' }, /^veld "image": onbekende foto "strand"/],
];

for (const [what, wishes, message] of refused) {
  test(`${what} is refused`, () => {
    assert.throws(
      () => start('articles', wishes),
      (error: Error) => {
        assert.ok(error instanceof UsageError);
        assert.match(error.message, message);
        return true;
      },
    );
  });
}

test('a title that exists as a planned article is refused, with its day', () => {
  const planned = readTextFile('content/kennis/later.mdx', 'articles', '---\ndate: 2027-03-12\n---\n');
  assert.throws(
    () => startText('articles', { title: 'Later', choice: 'Security & Privacy' }, [...texts, planned], now),
    /^Error: content\/kennis\/later\.mdx bestaat al \(gepland voor 12 maart 2027\)/,
  );
});
