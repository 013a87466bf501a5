import assert from 'node:assert/strict';
import { test } from 'node:test';

import { maquette, screen } from '../../testing/trial-content.ts';
import { readBody } from '../body.ts';
import { parseTextFiles } from '../files/text-file.ts';
import { checkScreens, screenCount } from './screens.ts';

const { min, max } = screenCount;
const folder = 'content/maquettes/klantportaal';
const index = JSON.stringify({ ...maquette, roles: [{ name: 'Klant', menu: [{ href: '#scherm-1' }] }] });

const write = (fields: object, body = '') =>
  `---\n${JSON.stringify({ ...screen, ...fields })}\n---\n${body}\n`;

/** The faults in a model of `count` screens whose first is this one. */
function check(first = write({}), count = min, model = index) {
  const others = Array.from({ length: count - 1 }, (_, place) => [
    `${folder}/${place + 2}-scherm-${place + 2}.mdx`,
    write({}),
  ]);
  const files = [[`${folder}/index.yaml`, model], [`${folder}/1-scherm-1.mdx`, first], ...others];
  const texts = parseTextFiles(files as [string, string][]);
  const faults = checkScreens(texts.map((text) => ({ text, body: readBody(text) })));
  return faults.map(({ file, line, message }) => [file.replace(`${folder}/`, ''), line, message]);
}

test('a model has 6 to 8 screens', () => {
  assert.deepEqual([min, max], [6, 8]);
  for (const count of [min, max]) assert.deepEqual(check(write({}), count), []);
  for (const count of [min - 1, max + 1]) {
    const message = `${count} schermen in deze map; maak er ${min} tot ${max}`;
    assert.deepEqual(check(write({}), count), [['index.yaml', 1, message]]);
  }
});

test('a link to a screen that is not there is named with its line', () => {
  for (const body of [
    '[Naar](#scherm-9)',
    '<Button href="#scherm-9" label="Naar" />',
    '<Places caption="Waar" items={[{"column":1,"row":1,"label":"Hier","href":"#scherm-9"}]} />',
  ]) {
    const [[file, line, message] = [], ...others] = check(write({}, body));
    assert.deepEqual([file, line, others], ['1-scherm-1.mdx', 4, []]);
    assert.match(String(message), /^link "#scherm-9": dat scherm is er niet; kies uit #scherm-1, .*-6$/);
    assert.deepEqual(check(write({}, body.replace('9', '2'))), []);
  }
  const [[file, , message] = []] = check(write({}), min, index.replace('#scherm-1', '#elders'));
  assert.equal(file, 'index.yaml');
  assert.match(String(message), /^link "#elders": dat scherm is er niet/);
});

test('a screen has a role of its model, and one next button at most', () => {
  const button = '<Button href="#scherm-2" label="Ga" next />';
  assert.deepEqual(check(write({}, button)), []);
  for (const [first, line, message] of [
    [write({ role: 'Monteur' }), 2, 'veld "role": rol "Monteur" bestaat niet; kies uit Klant'],
    [
      write({}, `${button}\n\n${button}`),
      6,
      'dit scherm heeft al een knop waarmee je verdergaat; er is hooguit één volgende',
    ],
  ] as const) {
    assert.deepEqual(check(first), [['1-scherm-1.mdx', line, message]]);
  }
});

test('a screen in a folder without a model is named', () => {
  const [text] = parseTextFiles([[`${folder}/1-scherm-1.mdx`, write({})]]);
  assert.ok(text);
  const [fault] = checkScreens([{ text, body: readBody(text) }]);
  assert.match(fault?.message ?? '', /^in deze map ontbreekt index\.yaml/);
});
