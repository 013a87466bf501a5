import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../support/site.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test('every spec carries only tags that a project knows, and each tag is carried', async () => {
  const carried = new Set<string>();
  for await (const file of glob(join(root, 'e2e/**/*.spec.ts'))) {
    for (const [, list = ''] of (await readFile(file, 'utf8')).matchAll(/\{ tag: (.+?) \}/g)) {
      for (const [tag] of list.matchAll(/@[\w-]+/g)) carried.add(tag);
    }
  }
  expect([...carried].toSorted()).toEqual(Object.values(tags).toSorted());
});
