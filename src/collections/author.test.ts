import assert from 'node:assert/strict';
import { test } from 'node:test';

import { company } from '../site/company.ts';
import { findAuthor } from './author.ts';

const team = [{ slug: 'zoe-jansen', name: 'Zoë Jansen', role: 'Ontwikkelaar' }];

test('an article is written by the team, or by somebody of it', () => {
  assert.deepEqual(findAuthor('een-artikel', 'team', team), { name: `het team van ${company.name}` });
  assert.deepEqual(findAuthor('een-artikel', 'zoe-jansen', team), {
    name: 'Zoë Jansen',
    role: 'Ontwikkelaar',
  });
});

test('an author whom nobody knows stops the build, with file and field', () => {
  assert.throws(() => findAuthor('een-artikel', 'jan', team), {
    message: /content\/kennis\/een-artikel\.mdx[\s\S]*veld "author": er is niemand "jan" in content\/team/,
  });
});
