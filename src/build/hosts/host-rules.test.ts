import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { makeDist } from '../../tools/testing/served-site.ts';
import { photoHost } from '../../site/photos.ts';
import { hostRules } from './host-rules.ts';

const pages = {
  'index.html': '<style>home</style>',
  '404.html': '<style>404</style>',
  'kennis.html': '<style>kennis</style>',
  'kennis/een.html': '<style>artikel</style><script>artikel</script>',
  'expertise/ai.html': '<style>ai</style>',
  _redirects: '/oud /kennis 301\n',
};

async function run(files: Record<string, string>) {
  const dist = await makeDist(files);
  await hostRules().hooks['astro:build:done']?.({ dir: pathToFileURL(`${dist}/`) } as never);
  const read = (name: string) => readFile(join(dist, name), 'utf8');
  return { headers: await read('_headers'), redirects: await read('_redirects') };
}

test('pages share the policy of the first part of their address', async () => {
  const { headers } = await run(pages);
  const paths = headers.split('\n').filter((line) => line.startsWith('/'));
  assert.deepEqual(paths.slice(0, 6), ['/*', '/', '/expertise', '/expertise/*', '/kennis', '/kennis/*']);
  const stylesOf = (path: string) =>
    headers
      .split(`\n${path}\n`)[1]
      ?.match(/style-src [^;]*/)?.[0]
      ?.match(/sha256-/g)?.length;
  assert.equal(stylesOf('/'), 2);
  assert.equal(stylesOf('/kennis'), 3);
  assert.equal(stylesOf('/kennis/*'), 3);
});

test('addresses that moved come first, then the pages below an overview', async () => {
  const { redirects } = await run(pages);
  assert.match(redirects, /^\/oud \/kennis 301\n\/expertise\/ai \/expertise\/ai 200\n/);
});

test('pages may reach the photo host, and the contact function where it is elsewhere', async (context) => {
  context.after(() => delete process.env['PUBLIC_SUPABASE_URL']);
  process.env['PUBLIC_SUPABASE_URL'] = '';
  const local = (await run(pages)).headers;
  assert.ok(local.includes(`img-src 'self' ${photoHost};`));
  assert.match(local, /connect-src 'self';/);
  process.env['PUBLIC_SUPABASE_URL'] = 'https://project.supabase.co/';
  assert.match((await run(pages)).headers, /connect-src 'self' https:\/\/project\.supabase\.co;/);
});

test('a site without a 404 page stops the build', async () => {
  await assert.rejects(run({ 'index.html': '', _redirects: '' }), /no 404 page/);
});
