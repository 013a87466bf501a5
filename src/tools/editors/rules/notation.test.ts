// How we write, as far as a pattern can see it, in what visitors and editors read.
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { test } from 'node:test';

import { handbookFiles } from '../handbook.ts';
import { notationRules, readNotation, type NotationRule } from './notation.ts';

interface File {
  /** Path from the root of the repository. */
  file: string;
  text: string;
}

interface Rule extends NotationRule {
  name: string;
  /** Where the pattern is looked for. */
  among: File[];
  wrong: string[];
  right: string[];
}

const root = join(import.meta.dirname, '../../../..');

async function readFiles(pattern: string): Promise<File[]> {
  const paths = await Array.fromAsync(glob(join(root, pattern)));
  const read = paths
    .filter((path) => !path.includes('.test.'))
    .map(async (path) => ({ file: relative(root, path), text: await readFile(path, 'utf8') }));
  return Promise.all(read);
}

const layers = 'build,collections,components,islands,layouts,pages,sections,seo,site';
const content = await readFiles('content/**/*.{md,mdx,json}');
const source = await readFiles(`src/{${layers}}/**/*.{astro,ts,tsx}`);
const all = [...content, ...source];

const rules: Rule[] = [
  {
    name: 'a euro sign stands on a line with its amount, after a space',
    ...notationRules.euro,
    among: content,
    wrong: ['Kost €10', 'Kost €'],
    right: ['Kost € 10', 'schrijf € met een spatie'],
  },
  {
    name: 'visitors and editors are addressed as je',
    ...notationRules.formalYou,
    among: all,
    wrong: ['Wilt u meer?', 'Uw gegevens', '(u)', 'Doe het uzelf.', '‘Uw’ is formeel'],
    right: ['9:00 uur, nu, ruw, U2, U+00A0', "u'tje", '/x/u.test(text)'],
  },
  {
    name: 'no phrase that could stand on any site',
    ...notationRules.anySite,
    among: all,
    wrong: [
      'Naadloze koppelingen',
      'We ontzorgen je',
      'In de snel veranderende wereld',
      'Een krachtig platform',
    ],
    right: ['De naad van een jas', 'De kracht van de mockupfase', 'Aan de slag, zonder zorgen'],
  },
  {
    name: 'no dash as a pause, no exclamation mark',
    ...notationRules.pause,
    among: content,
    wrong: ['Snel – en goed', 'Snel - en goed', 'Probeer het!'],
    right: ['- Een punt', '2-3 weken', 'mkb-bedrijf', '![alt]'],
  },
  {
    name: 'one spelling for the words we use most',
    ...notationRules.spelling,
    among: content,
    wrong: ['Een webapp', 'drie web-apps', 'excl. BTW', 'voor het MKB', 'Saas-platform', 'KVK-nummer'],
    right: [
      'Een progressive web app',
      'webapplicatie',
      'excl. btw',
      'het mkb',
      'SaaS-platform',
      'KvK-nummer',
    ],
  },
];

/** Each line that breaks the rule, as `file:line: text`. */
function findLines(pattern: RegExp, among: File[]): string[] {
  return among.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(readNotation(file, line)) ? [`${file}:${index + 1}: ${line}`] : [],
      ),
  );
}

for (const { name, pattern, among, wrong, right } of rules) {
  test(name, () => {
    for (const text of wrong) {
      assert.equal(findLines(pattern, [{ file: 'x.mdx', text }]).length, 1, text);
      for (const file of handbookFiles) {
        assert.deepEqual(findLines(pattern, [{ file, text: `Nooit ‘${text}’ of \`${text}\`` }]), []);
      }
    }
    for (const text of right) assert.deepEqual(findLines(pattern, [{ file: 'x.mdx', text }]), []);
    assert.ok(among.length > 0);
    assert.deepEqual(findLines(pattern, among), []);
  });
}
