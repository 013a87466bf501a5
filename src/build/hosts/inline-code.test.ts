import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { addInlineCode } from './inline-code.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function read(...pages: string[]) {
  const code = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const page of pages) addInlineCode(code, page);
  return { scripts: [...code.scripts], styles: [...code.styles] };
}

test('collects scripts and styles by what stands between their tags, to the letter', () => {
  const page = '<script>a()</script><style> b{}\n</style><script type="module">c("é")\n</script>';
  assert.deepEqual(read(page), {
    scripts: [hashOf('a()'), hashOf('c("é")\n')],
    styles: [hashOf(' b{}\n')],
  });
});

test('what the browser reads but does not run, or fetches, needs no hash; speculation rules do', () => {
  const page =
    '<script type="application/ld+json">{}</script><script type="module" src="/_astro/a.js"></script>' +
    '<script type="speculationrules">{"prefetch":[]}</script>';
  assert.deepEqual(read(page).scripts, [hashOf('{"prefetch":[]}')]);
});

test('the same code on more pages counts once', () => {
  assert.deepEqual(read('<style>a</style>', '<style>a</style><style>b</style>').styles, [
    hashOf('a'),
    hashOf('b'),
  ]);
});
