// Every response has the headers that security scanners check.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveSite, SMALL_SITE } from '../../tools/testing/served-site.ts';
import { formatHeaders } from './headers.ts';

const hash = `'sha256-${'a'.repeat(43)}='`;
const code = { scripts: new Set([hash]), styles: new Set([hash]) };
const origins = { images: ['https://foto.example'], connections: ['https://project.supabase.co'] };
const hsts = 'max-age=63072000; includeSubDomains';
const _headers = formatHeaders(new Map([['/over', code]]), code, origins, [], false, hsts);
const ask = await serveSite({ ...SMALL_SITE, 'over.html': 'over', _headers });

/** What securityheaders.com looks for, and how Mozilla's HTTP Observatory wants it for all of its points. */
const asked = {
  'Strict-Transport-Security': /^max-age=63072000; includeSubDomains$/,
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'Referrer-Policy': /^strict-origin-when-cross-origin$/,
  'Permissions-Policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Cross-Origin-Embedder-Policy': /^credentialless$/,
  'Cross-Origin-Resource-Policy': /^same-origin$/,
  'Content-Security-Policy':
    /^default-src 'none'; script-src 'self' 'sha256-(?!.*(unsafe|\*|http:|data:)).*base-uri 'none'; .*frame-ancestors 'none'; require-trusted-types-for 'script'/,
};

for (const [address, method] of [
  ...['/', '/over', '/robots.txt', '/_astro/App.Bx1.js', '/bestaat-niet', '/%zz', '/index.html'].map(
    (path) => [path, 'GET'] as const,
  ),
  ['/', 'POST'],
] as const) {
  test(`${method} ${address} has every security header`, async () => {
    const { headers } = await ask(address, {}, method);
    for (const [name, value] of Object.entries(asked)) assert.match(headers.get(name) ?? '', value, name);
  });
}

test('until the owner says more, browsers ask this host alone by https, and for a day', () => {
  assert.match(formatHeaders(new Map(), code, origins), /^ {2}Strict-Transport-Security: max-age=86400$/m);
});
