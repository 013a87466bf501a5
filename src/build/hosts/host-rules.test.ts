import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { makeDist } from '../../tools/testing/served-site.ts';
import { photoHost } from '../../site/photos.ts';
import { hostRules } from './host-rules.ts';

const pages = {
  'index.html':
    '<script type="module">c("é")\n</script><script type="application/ld+json">{}</script>' +
    '<script type="speculationrules">{"prefetch":[]}</script><script type="module" src="/a.js"></script>',
  '404.html': '<style>404</style>',
  'kennis.html': '<style>kennis</style>',
  'kennis/een.html': '<style>artikel</style><style>kennis</style><script>artikel</script>',
  'expertise/ai.html': '<style> ai\n</style>',
  '_astro/App.Bx1.js': '',
  '_astro/beelden/kraan.Bx1.webp': '',
  _redirects: '# uitleg\r\n/oud\t/kennis 301\n',
};

async function build(files: Record<string, string>) {
  const dist = await makeDist(files);
  await hostRules().hooks['astro:build:done']?.({ dir: pathToFileURL(`${dist}/`) } as never);
  const read = (name: string) => readFile(join(dist, name), 'utf8');
  return { headers: await read('_headers'), redirects: await read('_redirects') };
}

/** Returns the external sources in the policy of `path`. */
function listSources(headers: string, path: string, directive: string): string[] {
  const rule = `\n${headers}`.split(`\n${path}\n`)[1]?.split('\n\n')[0] ?? '';
  return (new RegExp(`${directive} 'self'([^;]*);`).exec(rule)?.[1] ?? '').match(/\S+/g)?.toSorted() ?? [];
}

test('pages may connect to the photo host, and to a contact function on another origin', async (context) => {
  context.after(() => delete process.env['PUBLIC_SUPABASE_URL']);
  for (const [address, origin] of [
    ['', ''],
    ['https://project.supabase.co/', 'https://project.supabase.co'],
  ]) {
    process.env['PUBLIC_SUPABASE_URL'] = address;
    const { headers } = await build(pages);
    assert.deepEqual(listSources(headers, '/*', 'img-src'), [photoHost]);
    assert.deepEqual(listSources(headers, '/*', 'connect-src'), origin ? [origin] : []);
    assert.deepEqual(listSources(headers, '/*', 'form-action'), origin ? [origin] : []);
  }
});

test('moved addresses come before the pages below an overview', async () => {
  const rules = '/oud /kennis 301\n/oud/ /kennis 301\n/expertise/ai /expertise/ai 200\n';
  assert.ok((await build(pages)).redirects.startsWith(rules));
});

test('an invalid redirect stops the build with its line', async () => {
  for (const line of ['/oud /weg 301', '/kennis /expertise/ai 301', '/_astro/App.Bx1.js / 301']) {
    const built = build({ ...pages, _redirects: `# uitleg\n${line}\n` });
    await assert.rejects(built, /public\/_redirects regel 2: /);
  }
});

test('hashed scripts, styles and fonts are cached for a year, pictures and missing files briefly', async () => {
  const { headers } = await build(pages);
  const lasting = headers.split('\n\n').filter((rule) => rule.includes('max-age=31536000'));
  assert.deepEqual(
    lasting.map((rule) => rule.split('\n')[0]),
    ['/_astro/App.Bx1.js'],
  );
});

test('a site without a 404 page stops the build', async () => {
  await assert.rejects(build({ 'index.html': '', _redirects: '' }), /no 404 page/);
});
