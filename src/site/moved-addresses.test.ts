import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readMoves } from './moved-addresses.ts';

const paths = ['/', '/kennis', '/over', '/expertise', '/expertise/ai', '/favicon.svg'];
const read = (text: string) => readMoves(text, (path) => paths.includes(path));

test('moved addresses are read, in whatever way they are typed', () => {
  for (const text of [
    '/oud /kennis 301',
    '\uFEFF/oud\t/kennis   301  # waarom\r\n',
    '# uitleg\n\n  /oud /kennis 301\n   \n#/a /b 302',
    '# uitleg\r/oud /kennis 301\r',
  ]) {
    assert.deepEqual(read(text), { moves: [['/oud', '/kennis']], problems: [] }, text);
  }
  const lines = [
    '/Oud.php /#kop 301',
    '/expertise/oud /expertise/ai 301',
    '/Over /over 301',
    '/één/~a_b-c.html /kennis#één-kop 301',
    '/nieuws/2024/01 /favicon.svg 301',
  ];
  const { moves, problems } = read(lines.join('\n'));
  assert.deepEqual(problems, []);
  assert.deepEqual(
    moves.map((move) => `${move.join(' ')} 301`),
    lines,
  );
});

for (const [told, lines] of [
  [
    /^schrijf het oude adres, het nieuwe adres en 301, en verder niets/,
    ['/oud', '/oud /kennis', '/oud /kennis 302', '/oud /kennis 301 Country=nl', '/oud /kennis 301#waarom'],
  ],
  [
    /^het oude adres ".*": begin met één \//,
    [
      'oud /kennis 301',
      '//evil.test /kennis 301',
      '/\\evil /kennis 301',
      '/oud/ /kennis 301',
      '/ /kennis 301',
      '/oud/* /kennis 301',
      '/oud/:slug /kennis 301',
      '/oud?a=b /kennis 301',
      '/oud#kop /kennis 301',
      '/.env /kennis 301',
      '/ou%64 /kennis 301',
      '/o\u200Bud /kennis 301',
    ],
  ],
  [
    /^het nieuwe adres ".*": alleen een pagina van deze site/,
    [
      '/oud https://evil.test 301',
      '/oud /\\evil.test 301',
      '/oud javascript:alert(1) 301',
      '/oud /kennis?a=b 301',
      '/oud /:splat 301',
      '/oud /kennis# 301',
      '/oud /ken%6eis 301',
    ],
  ],
  [
    /^de pagina ".*" is er niet/,
    ['/oud //evil.test 301', '/oud /weg 301', '/oud /kennis/ 301', '/oud /a/../kennis 301'],
  ],
  [
    /^".*" is een pagina of bestand van de site/,
    ['/over /kennis 301', '/over.html /kennis 301', '/favicon.svg /kennis 301'],
  ],
  [/^".*" is zelf verhuisd/, ['/oud /oud 301', '/oud /oud#kop 301', '/oud /ouder 301\n/ouder /kennis 301']],
  [/^"\/oud" staat er twee keer/, ['/oud /over 301\n/oud /kennis 301']],
] as const) {
  for (const text of lines) {
    test(`refused: ${JSON.stringify(text)}`, () => {
      const { problems } = read(`# uitleg\n${text}\n`);
      assert.equal(problems.length, 1);
      assert.match(problems[0]?.message ?? '', told);
      assert.equal(problems[0]?.line, told.source.includes('twee keer') ? 3 : 2);
    });
  }
}

test('a cycle is reported on each of its lines', () => {
  const { problems } = read('/a /b 301\n/b /a 301\n');
  assert.deepEqual(
    problems.map(({ line }) => line),
    [1, 2],
  );
});
