import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatReport, placeAt, type Fault } from './fault.ts';

const fault = (line: number, tip: boolean, file = 'content/a.mdx'): Fault => ({
  ...{ file, line, column: 3, tip },
  message: 'ontbreekt',
});

test('a place is counted from 1', () => {
  assert.deepEqual(placeAt('ab\ncd', 0), { line: 1, column: 1 });
  assert.deepEqual(placeAt('ab\ncd', 4), { line: 2, column: 2 });
});

test('a report tells tips, then faults, by file and line, and last how many', () => {
  const report = formatReport(
    [fault(9, false), fault(2, false), fault(1, true, 'content/z.mdx'), fault(7, false, 'content/0.mdx')],
    12,
  );
  assert.deepEqual(report.split('\n'), [
    'content/z.mdx:1:3 tip: ontbreekt',
    'content/0.mdx:7:3 fout: ontbreekt',
    'content/a.mdx:2:3 fout: ontbreekt',
    'content/a.mdx:9:3 fout: ontbreekt',
    '',
    '12 bestanden gecontroleerd: 3 fouten, 1 tip.',
  ]);
});

test('a report without faults is one line', () => {
  assert.equal(formatReport([], 12), '12 bestanden gecontroleerd: geen fouten, geen tips.');
});
