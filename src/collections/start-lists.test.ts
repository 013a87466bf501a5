import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { article } from '../tools/testing/trial-content.ts';
import { articleSchema } from './schemas.ts';
import { createLister, fillLists, holdsList } from './start-lists.ts';

const root = await mkdtemp(join(tmpdir(), 'maquette-lists-'));
after(() => rm(root, { recursive: true }));
for (const [file, fields] of Object.entries({
  'expertise/b': 'order: 1\nstart: "Een app? Lees [over PWA]."',
  'expertise/a': 'order: 2\nstart: "Al je gegevens: [data]"',
  'expertise/c': 'order: 3',
  'expertise/d': 'order: 4\nstart: "Nog niet: [d]"\ndraft: true',
  'kennis/x': 'date: 2026-05-02\nstart: "Later: [x]"',
  'kennis/y': 'date: 2026-05-01\nstart: "Eerder: [y]"',
  'kennis/z': 'date: 2026-12-01\nstart: "Gepland: [z]"',
})) {
  await mkdir(join(root, 'content', file, '..'), { recursive: true });
  await writeFile(join(root, 'content', `${file}.mdx`), `---\n${fields}\n---\n`);
}
const list = createLister(root, new Date('2026-11-22'));

test('who has a line is listed by place or by day, with a link; drafts and planned ones are not', () => {
  assert.deepEqual(list('vakgebieden'), [
    'Een app? Lees [over PWA](/expertise/b).',
    'Al je gegevens: [data](/expertise/a)',
  ]);
  assert.deepEqual(list('artikelen'), ['Eerder: [y](/kennis/y)', 'Later: [x](/kennis/x)']);
  assert.deepEqual(list('oplossingen'), []);
});

test('a list takes a line for each, or one line so that what follows keeps its own', () => {
  const text = 'Begin hier.\n\n<StartList of="artikelen" />\n\nEn dan.';
  assert.equal(
    fillLists(text, list),
    'Begin hier.\n\n- Eerder: [y](/kennis/y)\n- Later: [x](/kennis/x)\n\nEn dan.',
  );
  assert.equal(
    fillLists(text, list, ' '),
    'Begin hier.\n\n- Eerder: [y](/kennis/y) Later: [x](/kennis/x)\n\nEn dan.',
  );
});

test('a list of what has none, or within a line, is left', () => {
  for (const text of ['<StartList of="cases" />', 'Zie <StartList of="artikelen" />']) {
    assert.equal(fillLists(text, list), text);
    assert.ok(!holdsList('Zie <StartList of="artikelen" />'));
  }
  assert.ok(holdsList('\n<StartList of="artikelen" />\n'));
});

test('a line has the words of one link', () => {
  const parse = (start: string) => articleSchema.safeParse({ ...article, start }).error?.issues[0]?.message;
  assert.equal(parse('Je vraagt offertes aan: [de mockupfase].'), undefined);
  const message = 'zet de woorden van de link één keer tussen [ en ]';
  for (const wrong of [
    'Je vraagt offertes aan: de mockupfase',
    'Je vraagt [offertes] aan: [de mockupfase]',
    'Je vraagt offertes aan: []',
  ]) {
    assert.equal(parse(wrong), message, wrong);
  }
});
