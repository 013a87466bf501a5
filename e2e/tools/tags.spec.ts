import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../support/site.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test('every spec carries only tags that a project knows', async () => {
  for await (const file of glob(join(root, 'e2e/**/*.spec.ts'))) {
    const carried = (await readFile(file, 'utf8')).match(/(?<=tag: \[?')@[\w-]+/g) ?? [];
    for (const tag of carried) expect.soft(Object.values(tags), file).toContain(tag);
  }
});
