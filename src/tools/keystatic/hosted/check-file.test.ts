import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readTextFiles } from '../../../collections/text-file.ts';
import { root } from '../../testing/trial-site.ts';
import { readContent } from '../read-content.ts';
import { checkFile } from './check-file.ts';

const encode = (text: string) => Buffer.from(text).toString('base64');

test('every text of the site may be committed, and none whose fields the build refuses', async () => {
  const content = await readContent(root);
  for (const { file, text } of readTextFiles(root)) {
    assert.deepEqual(await checkFile(file, encode(text), content), { path: file, contents: encode(text) });
    const without = text.replace(/^title: (.|\n )*/m, '');
    if (without !== text) await assert.rejects(checkFile(file, encode(without), content), /ontbreekt/, file);
  }
});
