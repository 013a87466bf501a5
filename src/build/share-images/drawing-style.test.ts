import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readCustomProperties, resolveStyle } from './drawing-style.ts';

const css = `
@reference '../global.css';
@theme static { --color-*: initial; --blue: #2141b8; --wash: #dde5fb; }
/* .a { --shade: #000000; } */
.drawing { --pen: var(--blue); --shade: var(--wash); fill: none; stroke: var(--pen); }
.dark .drawing { --pen: #ffffff; }
.shade { fill: var(--shade); }
@media (width < 40rem) { .drawing { --pen: #111111; } .shade { fill: red; } }
@media screen { @supports (display: grid) { .shade { fill: green; } } }
@keyframes lift { from { opacity: 0; } }
.last, .end { stroke-width: 1; }
`;
const properties = readCustomProperties(css);

test('the first value of a custom property counts, and comments and conditions do not', () => {
  assert.equal(properties.get('--pen'), 'var(--blue)');
  assert.equal(properties.get('--blue'), '#2141b8');
});

test('the rules that hold on paper stay, with their values worked out', () => {
  const style = resolveStyle(css.replace(/@theme.*/, ''), properties);
  assert.equal(
    style,
    ['.drawing{fill: none;stroke: #2141b8}', '.shade{fill: #dde5fb}', '.last, .end{stroke-width: 1}'].join(
      '\n',
    ),
  );
});

test('a custom property that no style sheet sets stops the build', () => {
  assert.throws(() => resolveStyle('.a { fill: var(--missing); }', properties), /--missing/);
});
