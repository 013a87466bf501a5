import assert from 'node:assert/strict';
import { test } from 'node:test';

import { splitAtHeading } from './split-at-heading.ts';

test('a text is split at its first heading, and either half may be empty', () => {
  const heading = '<h2 id="kop">Kop</h2><h3>Klein</h3><h2>Slot</h2>';
  assert.deepEqual(splitAtHeading(`\n<p>Een.</p>\n${heading}`), ['<p>Een.</p>', heading]);
  assert.deepEqual(splitAtHeading('<p>Een.</p>'), ['<p>Een.</p>', '']);
  assert.deepEqual(splitAtHeading(`\n${heading}`), ['', heading]);
});
