import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, test } from 'node:test';

import { makeTrialFolder } from '../testing/trial-folder.ts';
import { readContent } from './read-content.ts';

const folder = await makeTrialFolder();
after(() => rm(folder, { recursive: true }));

test('an article is by the team or by somebody who has a file', async () => {
  assert.deepEqual((await readContent(folder)).authors, ['team', 'eerste-mens']);
});
