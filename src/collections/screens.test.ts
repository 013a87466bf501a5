import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listScreenFaults, screenCount } from './screens.ts';

const { min, max } = screenCount;
const roles = [{ name: 'Planner', menu: [{ href: '#scherm-1' }] }];

const createScreen = (place: number, inside = '', frame = '<Screen role="Planner">') => ({
  id: `scherm-${place}`,
  title: `Scherm ${place}`,
  body: `## Scherm ${place}\n\n${frame}\n\n${inside}\n\n</Screen>\n`,
});

const createScreens = (count: number, first = createScreen(1)) => [
  first,
  ...Array.from({ length: count - 1 }, (_, index) => createScreen(index + 2)),
];

const listMessages = (...args: Parameters<typeof listScreenFaults>) =>
  listScreenFaults(...args).map(({ message }) => message);

for (const count of [min, max]) {
  test(`${count} screens are right`, () => {
    assert.deepEqual(listScreenFaults(createScreens(count), roles), []);
  });
}

for (const count of [min - 1, max + 1]) {
  test(`${count} screens are not`, () => {
    assert.deepEqual(listMessages(createScreens(count), roles), [
      `${count} schermen (koppen met ##); maak er ${min} tot ${max}`,
    ]);
  });
}

for (const [what, inside] of [
  ['Markdown', '[Naar](#scherm-9)'],
  ['a part', '<Button href="#scherm-9" label="Naar" />'],
  [
    'a list of a part',
    "<Places caption=\"Waar\" items={[{ column: 1, row: 1, label: 'Hier', href: '#scherm-9' }]} />",
  ],
]) {
  test(`a link in ${what} to a screen that is not there is named with its line`, () => {
    const [fault, ...others] = listScreenFaults(createScreens(min, createScreen(1, inside)), roles);
    assert.equal(fault?.line, 5);
    assert.match(
      fault?.message ?? '',
      /^link "#scherm-9": dat scherm is er niet; kies uit #scherm-1, .*#scherm-6$/,
    );
    assert.deepEqual(others, []);
  });

  test(`a link in ${what} to a screen that is there is fine`, () => {
    const screen = createScreen(1, inside?.replace('9', '2'));
    assert.deepEqual(listScreenFaults(createScreens(min, screen), roles), []);
  });
}

test('a menu that leads to no screen is named', () => {
  const lost = [{ name: 'Planner', menu: [{ href: '#elders' }] }];
  assert.match(listMessages(createScreens(min), lost).join(), /^link "#elders": dat scherm is er niet/);
});

test('a role that does not exist is named with those that do', () => {
  const screen = createScreen(1, '', '<Screen device="telefoon" role="Monteur">');
  assert.deepEqual(listMessages(createScreens(min, screen), roles), [
    'rol "Monteur" bestaat niet; kies uit Planner',
  ]);
});

test('a screen has one frame', () => {
  const none = { ...createScreen(1), body: '## Scherm 1\n\nEen alinea.\n' };
  const two = createScreen(1, '<Screen role="Planner">');
  for (const [screen, count] of [
    [none, 0],
    [two, 2],
  ] as const) {
    assert.deepEqual(listMessages(createScreens(min, screen), roles), [
      `onder "Scherm 1" hoort precies één <Screen>; het zijn er ${count}`,
    ]);
  }
});

test('one button of a screen is the next, a second one is named with its line', () => {
  const button = '<Button href="#scherm-2" label="Ga" next />';
  assert.deepEqual(listScreenFaults(createScreens(min, createScreen(1, button)), roles), []);
  const faults = listScreenFaults(createScreens(min, createScreen(1, `${button}\n${button}`)), roles);
  assert.deepEqual(faults, [
    { line: 6, message: 'dit scherm heeft al een knop met "next"; er is hooguit één volgende' },
  ]);
});
