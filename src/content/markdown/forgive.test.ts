import assert from 'node:assert/strict';
import { test } from 'node:test';

import { forgive } from './forgive.ts';

const table: [what: string, text: string, read: string][] = [
  ['a byte-order mark goes', '\uFEFF---\na: b\n---\n', '---\na: b\n---\n'],
  ['line ends are normalised, on the same lines', 'a\r\nb\rc\n\r\nd', 'a\nb\nc\n\nd'],
  ['letters are composed', 'cafe\u0301 \u212B', 'café Å'],
  ['a no-break space behind a heading', '##\u00A0Kop', '## Kop'],
  ['a figure space behind a number', '1.\u2007Een\n2)\u2007Twee', '1. Een\n2) Twee'],
  ['a wide one behind a bullet', '-\u3000a\n*\u3000b\n+\u3000c', '- a\n* b\n+ c'],
  ['behind a quotation with a list', '>\u00A0-\u00A0a', '> - a'],
  ['in the indentation', '- a\n\u00A0\u00A0-\u00A0b', '- a\n  - b'],
  ['spaces within a line stay', 'Dat kost €\u00A010.', 'Dat kost €\u00A010.'],
  ['a hyphen within a line is no marker', 'a\u00A0-\u00A0b', 'a\u00A0-\u00A0b'],
  ['seven signs are no heading', '#######\u00A0a', '#######\u00A0a'],
  ['bold is no bullet', '**\u00A0a**', '**\u00A0a**'],
  ['every form of a break', 'a<br>b<br/>c</br>d<BR >e<br />f', 'a<br />b<br />c<br />d<br />e<br />f'],
  ['a break with attributes is left to the rules', '<br class="x">', '<br class="x">'],
  ['code in a line stays', '`<br>` en ``a`<br>`` <br>', '`<br>` en ``a`<br>`` <br />'],
  ['code over two lines stays', '`a\n<br>` <br>', '`a\n<br>` <br />'],
  ['a sign that opens no code', 'a ` b<br>\n\n`c', 'a ` b<br />\n\n`c'],
  ['an escaped sign opens no code', '\\`<br>\\`', '\\`<br />\\`'],
  ['code in a block stays', '```html\n<br>\n##\u00A0a\n```\n<br>', '```html\n<br>\n##\u00A0a\n```\n<br />'],
  ['in an item', '- ```\n  <br>\n  ```\n- <br>', '- ```\n  <br>\n  ```\n- <br />'],
  ['in a block that is not closed', '```\n<br>', '```\n<br>'],
  ['a comment stays', '{/* <br> */} <br>', '{/* <br> */} <br />'],
];

for (const [what, text, read] of table) {
  test(`a text is normalised: ${what}`, () => {
    assert.equal(forgive(text), read);
    assert.equal(forgive(read), read);
  });
}
