import assert from 'node:assert/strict';
import { test } from 'node:test';

import { splitAtHeading } from './split.ts';

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
