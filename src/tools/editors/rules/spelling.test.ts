import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findDirective } from './spelling.ts';

test('a directive for the spelling check is reported, words about spelling are not', () => {
  const order = '{/* cspell:ignoreRegExp /(a+)+$/ */}';
  const [problem] = findDirective('a.mdx', `Tekst.\n\n${order}`);
  assert.equal(problem?.line, 3);
  assert.match(problem.message, /^‘cspell:ignoreRegExp’ stuurt de spellingcontrole; haal het weg/);
  for (const text of [
    '{/* spell-checker: disable */}',
    '{/* spellchecker:words a */}',
    '{/* cSpell::language en */}',
  ])
    assert.equal(findDirective('a.mdx', text).length, 1, text);
  assert.deepEqual(findDirective('a.mdx', 'Onze spelling: goed. Een cspell zonder meer.'), []);
});
