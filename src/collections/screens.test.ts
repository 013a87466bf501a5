import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listScreenFaults, screenCount, splitAtHeadings } from './screens.ts';

const { min, max } = screenCount;
const roles = [{ name: 'Planner', menu: [{ href: '#scherm-1' }] }];

const createScreen = (place: number, inside = '', frame = '<Screen role="Planner">') => ({
  id: `scherm-${place}`,
  body: `## Scherm ${place}\n\n${frame}\n\n${inside}\n\n</Screen>\n`,
});

/** What is wrong with a model of `count` screens, of which the first is this one. */
const check = (first = createScreen(1), count = min, own = roles) =>
  listScreenFaults([first, ...Array.from({ length: count - 1 }, (_, index) => createScreen(index + 2))], own);

test('a model has 6 to 8 screens', () => {
  assert.deepEqual([min, max], [6, 8]);
  for (const count of [min, max]) assert.deepEqual(check(createScreen(1), count), []);
  for (const count of [min - 1, max + 1]) {
    const message = `${count} schermen met elk een kop; maak er ${min} tot ${max}`;
    assert.deepEqual(check(createScreen(1), count), [{ line: 1, message }]);
  }
});

test('a link to a screen that is not there is named with its line', () => {
  for (const inside of [
    '[Naar](#scherm-9)',
    '<Button href="#scherm-9" label="Naar" />',
    "<Places caption=\"Waar\" items={[{ column: 1, row: 1, label: 'Hier', href: '#scherm-9' }]} />",
  ]) {
    const [fault, ...others] = check(createScreen(1, inside));
    assert.equal(fault?.line, 5);
    assert.match(fault.message, /^link "#scherm-9": dat scherm is er niet; kies uit #scherm-1, .*-6$/);
    assert.deepEqual(others, []);
    assert.deepEqual(check(createScreen(1, inside.replace('9', '2'))), []);
  }
  const [lost] = check(createScreen(1), min, [{ name: 'Planner', menu: [{ href: '#elders' }] }]);
  assert.match(
    lost?.message ?? '',
    /^menu van Planner: link "#elders": dat scherm is er niet/,
    'also one of a menu',
  );
});

test('a screen has one frame, of a role that exists, with one next button at most', () => {
  const button = '<Button href="#scherm-2" label="Ga" next />';
  assert.deepEqual(check(createScreen(1, button)), []);
  const none = { ...createScreen(1), body: '## Scherm 1\n\nEen alinea.\n' };
  for (const [screen, line, message] of [
    [none, 1, 'hier hoort precies één <Screen>; het zijn er 0'],
    [createScreen(1, '<Screen role="Planner">'), 1, 'hier hoort precies één <Screen>; het zijn er 2'],
    [createScreen(1, '', '<Screen role="Monteur">'), 3, 'rol "Monteur" bestaat niet; kies uit Planner'],
    [
      createScreen(1, `${button}\n${button}`),
      6,
      'dit scherm heeft al een knop waarmee je verdergaat; er is hooguit één volgende',
    ],
  ] as const) {
    assert.deepEqual(check(screen), [{ line, message }]);
  }
});

test('a text is split at its headings, each part on its lines', () => {
  const parts = splitAtHeadings('Een.\n\n## Kop\n\n### Klein\n\n## Slot\n');
  assert.deepEqual(parts, ['\n\n## Kop\n\n### Klein\n\n', '\n\n\n\n\n\n## Slot\n']);
});
