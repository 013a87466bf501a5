import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

import { company, listExampleFacts } from './company.ts';
import { formatMissingFacts } from './missing-facts.ts';

function runGolive(siteAddress: string) {
  return spawnSync(process.execPath, [join(import.meta.dirname, '../tools/hosts/golive.ts')], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: siteAddress },
  });
}

test('the missing facts stand in a list under one heading', () => {
  assert.equal(
    formatMissingFacts(['adres', 'telefoon']),
    'Nog in te vullen voordat de site live gaat:\n  - adres\n  - telefoon',
  );
});

test('going live is refused while the address of the site is an example', () => {
  const { status, stderr } = runGolive('');
  assert.equal(status, 1);
  assert.match(
    stderr,
    /^Nog in te vullen voordat de site live gaat:\n {2}- adres van de site \(SITE_URL\)$/m,
  );
});

test('with an address of its own, the site can go live once content/bedrijf.json holds no example', () => {
  const examples = listExampleFacts(company);
  const { status, stderr } = runGolive('https://www.bureau.nl');
  assert.equal(status, examples.length === 0 ? 0 : 1);
  assert.doesNotMatch(stderr, /SITE_URL/);
  for (const example of examples)
    assert.ok(stderr.includes(`  - ${example} in content/bedrijf.json`), example);
});
