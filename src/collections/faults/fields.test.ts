import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';

import { describeFrontmatterFault } from './fields.ts';

test('fields that cannot be read are reported with their file and line', () => {
  const file = join(process.cwd(), 'content/kennis/a.mdx');
  const cause = Object.assign(new Error('bad indentation'), { loc: { file, line: 4 } });
  const { message } = describeFrontmatterFault(cause, 'content/kennis');
  assert.match(message, /^content\/kennis\/a\.mdx\n/);
  assert.match(
    message,
    /de velden bovenaan zijn niet te lezen \(rond regel 4\): .*aanhalingstekens.* \(bad indentation\)$/,
  );
});

test('a fault without a known place is reported with the folder', () => {
  const { message } = describeFrontmatterFault(new Error('kapot'), 'content/kennis');
  assert.match(message, /^content\/kennis\n/);
  assert.doesNotMatch(message, /rond regel/);
});
