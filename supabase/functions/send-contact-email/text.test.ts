import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanLine, cleanLines, countCharacters, isReadable } from './text.ts';

test('a line is trimmed, composed and made valid', () => {
  assert.equal(cleanLine('  Zoe\u0308 \u00A0'), 'Zo\u00EB');
  assert.equal(cleanLine('A\uD800B\uDC00'), 'A\uFFFDB\uFFFD');
  assert.equal(cleanLine('A\u202Egnp.\u2066exe\u061C'), 'Agnp.exe');
  assert.equal(cleanLine('Kaas\tBoter\vEi\fMelk'), 'Kaas Boter Ei Melk');
  assert.equal(cleanLine('👩‍💻'), '👩‍💻');
});

test('a line with a line end or control character inside is no line', () => {
  for (const character of '\r\n\0\u001B\u007F\u0085\u009F\u2028\u2029') {
    assert.equal(cleanLine(`A${character}B`), undefined);
  }
});

test('lines keep their ends and tabs, and lose other control characters', () => {
  assert.equal(cleanLines('a\r\nb\rc\nd\u0085e\u2028f\u2029g\th'), 'a\nb\nc\nd\ne\nf\ng\th');
  assert.equal(cleanLines('\0a\u001B[31mb\u007F\u009Fc\v\f'), 'a[31mbc');
  assert.equal(cleanLines(' \n a\n\n b \n '), 'a\n\n b');
  assert.equal(cleanLines('A\uD800B'), 'A\uFFFDB');
});

test('something invisible is nothing to read', () => {
  for (const text of ['', ' ', '\u200B\u200D', '\uFE0F']) assert.equal(isReadable(text), false);
  for (const text of ['a', '1', '?', '€', '日', '😀']) assert.equal(isReadable(text), true);
});

test('a character counts once, whatever it takes to store it', () => {
  assert.equal(countCharacters('aé€😀'), 4);
});
