import assert from 'node:assert/strict';
import { test } from 'node:test';

import { splitAtHeading, splitAtHeadings } from './split.ts';

for (const [what, body, parts] of [
  ['no heading', '\nEen.\n\nTwee.\n', ['\nEen.\n\nTwee.', '']],
  ['a heading further on', 'Een.\n\n## Kop\n\nTwee.\n\n## Slot\n', ['Een.', '## Kop\n\nTwee.\n\n## Slot\n']],
  ['a heading first', '\n## Kop\n\nEen.\n', ['', '## Kop\n\nEen.\n']],
  ['a smaller heading first', 'Een.\n\n### Klein\n\n## Kop', ['Een.\n\n### Klein', '## Kop']],
  ['two signs within a line', 'Nummer ## 2', ['Nummer ## 2', '']],
  ['no text', undefined, ['', '']],
] as const) {
  test(`a text with ${what} is split`, () => {
    const split = splitAtHeading({ body, filePath: 'content/paginas/over.mdx' });
    assert.deepEqual(
      split,
      parts.map((part) => ({ body: part, filePath: 'content/paginas/over.mdx' })),
    );
  });
}

test('a text is split at all of its headings, and each part stays on its lines', () => {
  const body = 'Een.\n\n## Kop\n\n### Klein\n\n## Slot\n';
  const parts = splitAtHeadings({ body, filePath: 'content/maquettes/planning.mdx' });
  assert.deepEqual(
    parts.map((part) => part.body),
    ['\n\n## Kop\n\n### Klein\n\n', '\n\n\n\n\n\n## Slot\n'],
  );
  assert.ok(parts.every(({ filePath }) => filePath === 'content/maquettes/planning.mdx'));
});

test('a text without headings has no such parts', () => {
  assert.deepEqual([splitAtHeadings({ body: 'Een.\n' }), splitAtHeadings({})], [[], []]);
});
