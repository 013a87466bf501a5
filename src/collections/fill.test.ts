// Numbers and lists that follow from other files: filled in where a file is read.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

import { countFolders } from '../site/count-names.ts';
import { createCounter, fillFields, fillText, writeNumber } from './counts.ts';
import { createFiller } from './fill.ts';

const root = await mkdtemp(join(tmpdir(), 'maquette-fill-'));
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

test('a number is a word up to twelve, and digits from there on', () => {
  assert.deepEqual(
    [0, 1, 12, 13, 1_200].map((count) => writeNumber(count)),
    ['nul', 'één', 'twaalf', '13', '1.200'],
  );
});

test('a name in a field becomes its number, at any depth; another name is left for the schema to refuse', () => {
  const date = new Date();
  const fill = (fields: object) => fillFields(fields, () => 7);
  assert.deepEqual(
    fill({ title: '{Cases} of {cases}', date, items: [{ text: 'al {artikelen}', count: 3 }] }),
    {
      title: 'Zeven of zeven',
      date,
      items: [{ text: 'al zeven', count: 3 }],
    },
  );
  assert.deepEqual(fill(['{caces}', '{CASES}', '{}']), ['{caces}', '{CASES}', '{}']);
});

test('a part in a text becomes its number, with a capital where its name has one', () => {
  for (const [text, count, filled] of [
    [`<Count of="cases"/> <Count  of='cases' />`, 7, 'zeven zeven'],
    ['<Count of="Cases" />, <Count of="cases" />', 1, 'Eén, één'],
    ['<Count of="Cases" />', 13, '13'],
    ['{cases} <Count of="caces" />', 7, '{cases} <Count of="caces" />'],
  ] as const) {
    assert.equal(
      fillText(text, () => count),
      filled,
    );
  }
});

test('what visitors may see is counted: no draft, and nothing before its day', () => {
  const at = (moment: string) => createCounter(root, new Date(moment));
  assert.equal(at('2026-12-09T23:59:59Z')('artikelen'), 2);
  assert.equal(at('2026-12-10T00:00:00Z')('artikelen'), 3);
  assert.equal(at('2026-12-10')('vakgebieden'), 3);
  assert.equal(at('2026-12-10')('cases'), 1, 'a file that cannot be read is told where it is read itself');
  assert.equal(at('2026-12-10')('oplossingen'), 0);
  const count = createCounter('', new Date());
  for (const name of Object.keys(countFolders)) assert.ok(count(name) > 0, `the folder of ${name}`);
});

test('a list has the lines of what visitors may see, by place or by day, each with its link', () => {
  const { body } = createFiller(root, new Date('2026-11-22'));
  const articles = '<StartList of="artikelen" />';
  for (const [text, filled] of [
    [
      '<StartList of="vakgebieden" />',
      '- Een app? Lees [over PWA](/expertise/b).\n- Al je gegevens: [data](/expertise/a)',
    ],
    [`Begin.\n\n${articles}\n`, 'Begin.\n\n- Eerder: [y](/kennis/y)\n- Later: [x](/kennis/x)\n'],
    ['<StartList of="cases" />', '<StartList of="cases" />'],
    [`Zie ${articles}`, `Zie ${articles}`],
  ] as const) {
    assert.equal(body(text), filled);
  }
  const inOneLine = '- Eerder: [y](/kennis/y) Later: [x](/kennis/x)';
  assert.equal(body(articles, ' '), inOneLine, 'so that what follows keeps its line');
});
