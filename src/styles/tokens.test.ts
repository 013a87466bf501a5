import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { computeTokens, findToken, readToken } from './tokens.ts';

test('a token that derives from others is computed, over any number of steps', () => {
  const css = computeTokens(`:root {
    --a: #204060;
    --b: rgb(from theme(--a) b g r);
    --c: rgb(from theme(--b) r g b / 50%);
    --d: oklch(from theme(--a) 100% 0 h);
    --e: clamp(1px, theme(--f), 3px);
    --f: 2px;
  }`);
  const values = ['a', 'b', 'c', 'd', 'e'].map((name) => findToken(name, css));
  assert.deepEqual(values, [
    '#204060',
    '#604020',
    'rgba(96, 64, 32, 0.5)',
    '#ffffff',
    'clamp(1px, 2px, 3px)',
  ]);
  assert.throws(() => computeTokens(':root { --a: theme(--b); }'), /has no --b/);
});

function measureLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/g) ?? [])
    .map((channel) => parseInt(channel, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function measureContrast(...colors: [string, string]): number {
  const [dark = 0, light = 0] = colors.map(measureLuminance).toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast that WCAG 2 requires of words and of lines. */
const least = { words: 4.5, lines: 3 };

for (const ground of ['paper', 'sheet', 'cobalt-wash']) {
  test(`words in the brand's colour can be read on ${ground}`, () => {
    const contrast = measureContrast(readToken('color-cobalt'), readToken(`color-${ground}`));
    assert.ok(contrast >= least.words, `${contrast.toFixed(2)}: --color-cobalt must be darker`);
  });
}

const source = readFileSync('src/styles/tokens.css', 'utf8');

for (const [name, color] of Object.entries({
  'its own colour': readToken('color-cobalt'),
  green: '#0b6e3f',
  red: '#a3182b',
  orange: '#c2410c',
  purple: '#6d28d9',
  grey: '#4b4b4b',
})) {
  test(`in ${name} the brand's shades keep their contrast`, () => {
    const tokens = computeTokens(source.replace(/(?<=--color-cobalt: )[^;]+/, color));
    const find = (token: string) => findToken(`color-${token}`, tokens);
    assert.equal(find('cobalt'), color);
    for (const [front, ground, contrast] of [
      ['ink', 'cobalt-wash', least.words],
      ['ink-soft', 'cobalt-wash', least.words],
      ['ink', 'cobalt-shade', least.words],
      ['blueprint-text', 'blueprint', least.words],
      ['blueprint-soft', 'blueprint', least.words],
      ['blueprint-text', 'blueprint-sheet', least.words],
      ['blueprint-soft', 'blueprint-sheet', least.words],
      ['blueprint-text', 'blueprint-shade', least.words],
      ['blueprint-text', 'blueprint-cobalt', least.words],
      ['blueprint-line', 'blueprint', least.lines],
    ] as const) {
      const measured = measureContrast(find(front), find(ground));
      assert.ok(measured >= contrast, `${front} on ${ground}: ${measured.toFixed(2)}`);
    }
  });
}
