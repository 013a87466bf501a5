import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

const print = `import { siteUrl } from './site-url.ts'; process.stdout.write(siteUrl);`;

function readSiteUrl(value: string | undefined): string {
  const env = { ...process.env };
  if (value === undefined) delete env['SITE_URL'];
  else env['SITE_URL'] = value;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', print], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env,
  });
}

test('SITE_URL is the site address, without the slashes behind it', () => {
  assert.equal(readSiteUrl('https://www.bureau.nl'), 'https://www.bureau.nl');
  assert.equal(readSiteUrl('https://www.bureau.nl/'), 'https://www.bureau.nl');
  assert.equal(readSiteUrl('https://www.bureau.nl/map//'), 'https://www.bureau.nl/map');
});

test('without SITE_URL the site has its example address', () => {
  assert.equal(readSiteUrl(undefined), 'https://www.maquette.example');
  assert.equal(readSiteUrl(''), 'https://www.maquette.example');
});
