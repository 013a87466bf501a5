import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

import { countFolders } from '../site/count-names.ts';
import { createFolderReader, expandFields, expandText, type ReadFolder } from './expand.ts';
import { readTextFiles } from './text-file.ts';

const root = await mkdtemp(join(tmpdir(), 'maquette-expand-'));
after(() => rm(root, { recursive: true }));
for (const [file, fields] of Object.entries({
  'expertise/b': 'order: 1\nstart: "Een app? Lees [over PWA]."',
  'expertise/a': 'order: 2\nstart: "Al je gegevens: [data]"',
  'expertise/c': 'order: 3',
  'expertise/d': 'order: 4\nstart: "Nog niet: [d]"\ndraft: true',
  'kennis/x': 'date: 2026-05-02\nstart: "Later: [x]"',
  'kennis/y': 'date: 2026-05-01\nstart: "Eerder: [y]"',
  'kennis/z': 'date: 2026-12-10\nstart: "Gepland: [z]"',
  'cases/a': 'title: "niet af',
})) {
  const path = join(root, 'content', `${file}.mdx`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `---\n${fields}\n---\n`);
}

const texts = readTextFiles(root);

/** Gives as many files of any folder. */
const readMany =
  (count: number): ReadFolder =>
  () =>
    Array.from({ length: count }, () => ({ kind: 'articles', slug: '', fields: {} }));

test('a name in a field becomes its number, at any depth; another name is left for the schema to refuse', () => {
  const date = new Date();
  const expand = (fields: object) => expandFields(fields, readMany(7));
  const fields = { title: '{Cases} of {cases}', date, items: [{ text: 'al {artikelen}', count: 3 }] };
  assert.deepEqual(expand(fields), {
    title: 'Zeven of zeven',
    date,
    items: [{ text: 'al zeven', count: 3 }],
  });
  assert.deepEqual(expand(['{caces}', '{CASES}', '{}']), ['{caces}', '{CASES}', '{}']);
});

test('a part in a text becomes its number: a word up to twelve, with a capital where its name has one', () => {
  for (const [text, count, expanded] of [
    [`<Count of="cases"/> <Count  of='cases' />`, 0, 'nul nul'],
    ['<Count of="Cases" />, <Count of="cases" />', 1, 'Eén, één'],
    ['<Count of="Cases" />', 12, 'Twaalf'],
    ['<Count of="Cases" />', 13, '13'],
    ['<Count of="cases" />', 1_200, '1.200'],
    ['{cases} <Count of="caces" />', 7, '{cases} <Count of="caces" />'],
  ] as const) {
    assert.equal(expandText(text, readMany(count)), expanded);
  }
});

test('what visitors may see is counted: no draft, and nothing before its day', () => {
  const count = (folder: string, moment: string) =>
    createFolderReader(texts, new Date(moment))(folder).length;
  assert.equal(count('kennis', '2026-12-09T23:59:59Z'), 2);
  assert.equal(count('kennis', '2026-12-10T00:00:00Z'), 3);
  assert.equal(count('expertise', '2026-12-10'), 3);
  assert.equal(count('cases', '2026-12-10'), 1, 'a file that cannot be read is told where it is read itself');
  assert.equal(count('oplossingen', '2026-12-10'), 0);
  const read = createFolderReader(readTextFiles(''), new Date());
  for (const folder of Object.values(countFolders)) assert.ok(read(folder).length > 0, folder);
});

test('a list has the lines of what visitors may see, by place or by day, each with its link', () => {
  const read = createFolderReader(texts, new Date('2026-11-22'));
  const articles = '<StartList of="artikelen" />';
  for (const [text, expanded] of [
    [
      '<StartList of="vakgebieden" />',
      '- Een app? Lees [over PWA](/expertise/b).\n- Al je gegevens: [data](/expertise/a)',
    ],
    [`Begin.\n\n${articles}\n`, 'Begin.\n\n- Eerder: [y](/kennis/y)\n- Later: [x](/kennis/x)\n'],
    ['<StartList of="cases" />', '<StartList of="cases" />'],
    [`Zie ${articles}`, `Zie ${articles}`],
  ] as const) {
    assert.equal(expandText(text, read), expanded);
  }
  const inOneLine = '- Eerder: [y](/kennis/y) Later: [x](/kennis/x)';
  assert.equal(expandText(articles, read, ' '), inOneLine, 'so that what follows keeps its line');
});
