import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { countFolders, countNames } from '../site/count-names.ts';
import { createCounter, fillFields, fillText, holdsCount, writeNumber } from './counts.ts';
import { articleSchema } from './schemas.ts';
import { article } from '../tools/testing/trial-content.ts';

const seven = () => 7;

test('a number is a word up to twelve, and digits from there on', () => {
  assert.deepEqual(
    [0, 1, 7, 12, 13, 1_200].map((count) => writeNumber(count)),
    ['nul', 'één', 'zeven', 'twaalf', '13', '1.200'],
  );
});

test('a name in a field becomes its number, at any depth, and a day stays a day', () => {
  const date = new Date();
  assert.deepEqual(
    fillFields(
      { title: '{Cases} of {cases}', date, items: [{ text: 'al {artikelen}', count: 3 }], draft: true },
      seven,
    ),
    { title: 'Zeven of zeven', date, items: [{ text: 'al zeven', count: 3 }], draft: true },
  );
});

test('at the start of a sentence it has a capital, which for one has no accent', () => {
  assert.equal(
    fillText('<Count of="Cases" />, <Count of="cases" />', () => 1),
    'Eén, één',
  );
  assert.equal(
    fillText('<Count of="Cases" />', () => 13),
    '13',
  );
});

test('a part in a text is filled as editors and tools write it; what stands in braces there is not', () => {
  assert.equal(fillText(`<Count of="cases"/> <Count  of='cases' />`, seven), 'zeven zeven');
  assert.equal(fillText('{cases} `{cases}`', seven), '{cases} `{cases}`');
});

test('a name that does not exist is left', () => {
  assert.deepEqual(fillFields(['{caces}', '{CASES}', '{}'], seven), ['{caces}', '{CASES}', '{}']);
  assert.equal(fillText('<Count of="caces" />', seven), '<Count of="caces" />');
});

test('the schema refuses a name that is left, and says which there are', () => {
  const parse = (title: string) => articleSchema.safeParse({ ...article, title }).error?.issues[0]?.message;
  assert.equal(
    parse('Wat kosten {oplosingen} ongeveer'),
    `{oplosingen} kan hier niet; kies uit ${countNames.map((name) => `{${name}}`).join(', ')}`,
  );
  assert.match(parse('Wat kost { ongeveer') ?? '', /^een losse \{ of \} kan hier niet/);
  assert.equal(parse('Wat kosten zeven ongeveer'), undefined);
});

test('a file is known by its digest unless what it becomes depends on others', () => {
  assert.ok(holdsCount('title: "{Cases} cases"'));
  assert.ok(holdsCount('De <Count of="cases" />'));
  assert.ok(!holdsCount('De cases'));
});

test('what visitors may see is counted: no draft, and nothing before its day', async () => {
  const root = await mkdtemp(join(tmpdir(), 'maquette-counts-'));
  after(() => rm(root, { recursive: true }));
  const write = async (file: string, fields: string) => {
    await mkdir(join(root, 'content', file, '..'), { recursive: true });
    await writeFile(join(root, 'content', file), `---\n${fields}\n---\n`);
  };
  await write('kennis/a.mdx', 'date: 2026-12-10');
  await write('kennis/b.mdx', 'date: 2026-12-09\ndraft: true');
  await write('kennis/c.mdx', 'date: 2026-12-09');
  await write('cases/a.mdx', 'title: "niet af');
  const at = (moment: string) => createCounter(root, new Date(moment));
  assert.equal(at('2026-12-09T23:59:59Z')('artikelen'), 1);
  assert.equal(at('2026-12-10T00:00:00Z')('artikelen'), 2);
  assert.equal(at('2026-12-10')('cases'), 1);
  assert.equal(at('2026-12-10')('oplossingen'), 0);
});

test('every name counts files that are there', () => {
  const count = createCounter('', new Date());
  for (const name of Object.keys(countFolders)) assert.ok(count(name) > 0, name);
});
