import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseJsonFile } from './json-file.ts';
import { parseTextFile } from './text-file.ts';
import { maxFileBytes, maxNesting } from './limits.ts';

const file = 'content/kennis/lang.mdx';
const readText = (body: string, fields = 'title: Een') =>
  parseTextFile(file, 'articles', `---\n${fields}\n---\n\n${body}`);
const fill = (count: number) => 'a'.repeat(count - '---\ntitle: Een\n---\n\n'.length);
const tooLarge = '"lang.mdx" is 33 kB groot; maak het korter, of maak er twee van (hoogstens 32 kB)';
const tooDeep = '"lang.mdx" heeft te veel in elkaar; haal er haken, streepjes of tekens > weg';

test('a text is parsed up to the limit in bytes, and not above it', () => {
  for (const [text, more] of [
    [fill(maxFileBytes), 'a'],
    [`${fill(maxFileBytes - 2)}é`, 'e'],
    [`${fill(maxFileBytes - 3)}€`, 'e'],
  ] as const) {
    assert.deepEqual(readText(text).problems, []);
    const { problems, text: kept, body, fields, slug } = readText(text + more);
    assert.deepEqual([kept, body, fields, slug], ['', '', undefined, 'lang']);
    assert.deepEqual(problems, [{ file, line: 1, column: 1, message: tooLarge, tip: false }]);
  }
});

test('a JSON file is parsed up to the limit in bytes, and not above it', () => {
  const list = (bytes: number) => `["${'a'.repeat(bytes - 4)}"]`;
  assert.deepEqual(parseJsonFile('a.json', list(maxFileBytes)).problems, []);
  const { problems, text, value } = parseJsonFile('content/lang.json', list(maxFileBytes + 1));
  assert.deepEqual([text, value], ['', undefined]);
  assert.equal(problems[0]?.message, tooLarge.replace('mdx', 'json'));
});

test('lists and quotations on a line are nested up to the limit', () => {
  for (const marker of ['- ', '> ', '>', '12) ', '-\t', '>  - ', '-\u00A0']) {
    const times = maxNesting / (marker.match(/[>)-]/g) ?? []).length;
    assert.deepEqual(readText(`${marker.repeat(times)}x`).problems, [], marker);
    for (const indent of ['', '  ', '\t']) {
      const [problem] = readText(`Een regel\n${indent}${marker.repeat(times + 1)}x`).problems;
      assert.equal(problem?.message, tooDeep, marker);
    }
  }
  const [problem] = readText('x', `list:\n  ${'- '.repeat(maxNesting + 1)}x`).problems;
  assert.equal(problem?.message, tooDeep);
  for (const line of ['-'.repeat(99), `| ${'- | '.repeat(99)}`, '1.'.repeat(99), '- -- '.repeat(9)])
    assert.deepEqual(readText(line).problems, [], line);
});

test('a stack overflow in a recursive parser is reported, not thrown', () => {
  const deep = (open: string, close: string) => {
    const count = Math.floor((maxFileBytes - 100) / (open.length + close.length));
    return open.repeat(count) + close.repeat(count);
  };
  for (const json of [deep('[', ']'), deep('{"a":', '}').replace(':}', ':1}'), '['.repeat(maxFileBytes)]) {
    assert.equal(parseJsonFile('lang.json', json).problems[0]?.message, tooDeep.replace('mdx', 'json'));
  }
  assert.match(
    readText('x', `a:\n  ${deep('[\n  ', ']')}`).problems[0]?.message ?? '',
    /te veel haken in elkaar/,
  );
});
