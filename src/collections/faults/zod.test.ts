import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ContentError, describeIssues } from './zod.ts';

test('a content error names the file first and then each fault on a line of its own', () => {
  const error = new ContentError('content/kennis/a.mdx', ['het een', 'het ander']);
  assert.equal(error.message, 'content/kennis/a.mdx\n  - het een\n  - het ander');
  assert.equal(error.name, 'Fout in de inhoud');
});

test('parts of a list are counted from one', () => {
  const path = ['features', 0, 'title'];
  const issue = { code: 'too_small', origin: 'string', minimum: 3, input: 'X', path, message: '' } as const;
  assert.deepEqual(describeIssues([issue]), ['veld "features[1].title": te kort: minstens 3 tekens']);
});

test('a fault of the whole file names no field', () => {
  const issue = { code: 'unrecognized_keys', keys: ['a', 'b'], path: [], message: '' } as const;
  assert.deepEqual(describeIssues([{ ...issue, keys: [...issue.keys], path: [] }]), [
    'onbekend veld "a"; kijk of het goed gespeld is',
    'onbekend veld "b"; kijk of het goed gespeld is',
  ]);
});
