import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanHeader, cleanLine, cleanLines, countCharacters, isReadable } from './text.ts';

test('a line is trimmed, composed and made valid', () => {
  assert.equal(cleanLine('  Zoe\u0308 \u00A0'), 'Zo\u00EB');
  assert.equal(cleanLine('A\uD800B\uDC00'), 'A\uFFFDB\uFFFD');
  assert.equal(cleanLine('A\u202Egnp.\u2066exe\u061C'), 'Agnp.exe');
  assert.equal(cleanLine('Kaas\tBoter\vEi\fMelk'), 'Kaas Boter Ei Melk');
  assert.equal(cleanLine('👩‍💻'), '👩‍💻');
});

test('a line with what could end a header inside is no line', () => {
  for (const character of '\r\n\0') assert.equal(cleanLine(`A${character}B`), undefined);
  assert.equal(cleanLine('A\r\n'), 'A', 'around it is no harm');
});

test('any other control character or break in a line becomes a space', () => {
  for (const character of '\u0001\u0008\u001B\u007F\u0085\u009F\u2028\u2029') {
    assert.equal(cleanLine(`A${character}B${character}`), 'A B');
  }
});

test('lines keep their ends and tabs, and other control characters become spaces', () => {
  assert.equal(cleanLines('a\r\nb\rc\nd\u0085e\u2028f\u2029g\th'), 'a\nb\nc\nd\ne\nf\ng\th');
  assert.equal(cleanLines('\0a\u001B[31mb\u007F\u009Fc\v\f'), 'a [31mb  c');
  assert.equal(cleanLines(' \n a\n\n b \n '), 'a\n\n b');
  assert.equal(cleanLines('A\uD800B'), 'A\uFFFDB');
});

test('something invisible is nothing to read', () => {
  for (const text of ['', ' ', '\u200B\u200D', '\uFE0F', '\u3164', '\uFFA0 \u115F', '\u2800', '\u{E0041}'])
    assert.equal(isReadable(text), false);
  for (const text of ['a', '1', '?', '€', '日', '😀', '\u3164a', '⠃']) assert.equal(isReadable(text), true);
});

test('a character counts once, whatever it takes to store it', () => {
  assert.equal(countCharacters('aé€😀'), 4);
});

test('what stands in a header is visible, and nothing a mail program would decode', () => {
  assert.equal(cleanHeader('Ma\u200Bqu\uFEFFet\u{E0041}te\u3164\u00AD\uFFF9'), 'Maquette');
  assert.equal(cleanHeader('=?utf-8?Q?x=0D=0ABcc:_e=40e.test?='), '= ?utf-8?Q?x=0D=0ABcc:_e=40e.test?=');
  assert.equal(cleanHeader('=\u200B?==??='), '= ?== ??=', 'also where something invisible stood between');
  assert.equal(cleanHeader('Coöperatie = 1? Ja'), 'Coöperatie = 1? Ja');
});
