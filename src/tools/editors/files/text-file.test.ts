import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseTextFile } from './text-file.ts';

const parse = (text: string) => parseTextFile('content/kennis/een.mdx', 'articles', text);

test('fields have their places, and the text keeps its line numbers', () => {
  for (const [end, start] of [
    ['\n', ''],
    ['\r\n', '\uFEFF'],
  ] as const) {
    const lines = [
      '---',
      'date: 2026-03-12',
      'card:',
      '  features:',
      '    - Een',
      '    - Twee',
      '---',
      'Tekst',
    ];
    const { slug, fields, body, problems, locate } = parse(start + lines.join(end));
    assert.equal(slug, 'een');
    assert.deepEqual(fields, { date: new Date('2026-03-12'), card: { features: ['Een', 'Twee'] } });
    assert.deepEqual(problems, []);
    assert.deepEqual(body.split(/\r?\n/), ['', '', '', '', '', '', '', 'Tekst']);
    assert.deepEqual(locate(['card', 'features', 1]), { line: 6, column: 7 });
    assert.deepEqual(locate(['card', 'weg']), { line: 3, column: 1 });
  }
});

test('unreadable fields are reported in Dutch, with their line', () => {
  for (const [fields, line, message] of [
    ['a: 1\na: 2', 3, /dit veld staat er twee keer/],
    ['a:\n\tb: 1', 3, /nooit met een tab/],
    ['a: "x\nb: 1', 4, /een aanhalingsteken is niet gesloten/],
    ['a: [x, y\nb: 1', 3, /tekst die met \[ of \{ begint/],
    ['a: "\\q"', 2, /schrijf geen \\ tussen dubbele/],
    ['a: *x', 2, /tekst die met een leesteken begint/],
    ['a: !x y', 2, /tekst die met een leesteken begint/],
    ['a: {x} y', 2, /tekst die met \[ of \{ begint/],
    ['a: "Zeg "ja" nu"', 2, /in tekst tussen dubbele aanhalingstekens kan geen/],
    ["a: 'Foto's kiezen'", 2, /in tekst tussen enkele aanhalingstekens staat een apostrof twee keer/],
    ['a:b\nc: 1', 2, /een dubbele punt met een spatie/],
    ['a: PWA: wat', 2, /zet tekst met een dubbele punt tussen/],
  ] as const) {
    const { fields: read, problems } = parse(`---\n${fields}\n---\n`);
    assert.equal(read, undefined, fields);
    assert.equal(problems.length, 1, fields);
    assert.equal(problems[0]?.line, line, fields);
    assert.match(problems[0].message, message);
  }
});
