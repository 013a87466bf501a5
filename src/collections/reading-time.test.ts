import assert from 'node:assert/strict';
import { test } from 'node:test';

import { countReadingMinutes } from './reading-time.ts';

const words = (count: number) => 'woord '.repeat(count);

for (const [count, minutes] of [
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
] as const) {
  test(`${count} words take ${minutes} min`, () => {
    assert.equal(countReadingMinutes(words(count)), minutes);
  });
}

for (const [what, syntax] of [
  ['a part', '<Callout title="Drie woorden hier">\n\n</Callout>'],
  [
    'a part over more lines',
    '<KeyFigures items={[\n  { value: "2-3 weken", label: "tot een mockup" }\n]} />',
  ],
  ['the address of a link', '](/kennis/een twee drie)'],
  ['a remark', '{/* Hier staat een\nopmerking */}'],
  ['the marks of headings, lists, tables and quotes', '## - | --- | > ** € –'],
] as const) {
  test(`${what} is no word`, () => {
    assert.equal(countReadingMinutes(`${words(199)} ${syntax} einde`), 1);
    assert.equal(countReadingMinutes(`${words(200)} ${syntax} einde`), 2);
  });
}

test('what stands inside a part, a link or a table counts', () => {
  const inside = '<Steps>\n\n1. **Installeer.** [de mockupfase](/aanpak)\n\n| Post | € 2.500 |\n\n</Steps>';
  assert.equal(countReadingMinutes(words(194) + inside), 1);
  assert.equal(countReadingMinutes(words(195) + inside), 2);
});
