// What those who grade a site's headers ask, of the headers that every response carries.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { serveSite, SMALL_SITE } from '../../tools/testing/served-site.ts';
import { formatHeaders } from './headers.ts';

const hash = `'sha256-${'a'.repeat(43)}='`;
const code = { scripts: new Set([hash]), styles: new Set([hash]) };
const origins = { images: ['https://foto.example'], connections: ['https://project.supabase.co'] };
const _headers = formatHeaders(new Map([['/over', code]]), code, origins);
const ask = await serveSite({ ...SMALL_SITE, 'over.html': 'over', _headers });
const addresses = ['/', '/over', '/robots.txt', '/_astro/App.Bx1.js', '/bestaat-niet', '/%zz', '/index.html'];

async function readHeaders(address: string, method = 'GET'): Promise<Headers> {
  return new Headers((await ask(address, {}, method)).headers);
}

const policyOf = (headers: Headers) => headers.get('Content-Security-Policy') ?? '';

/** Mozilla's HTTP Observatory 1.4.8, algorithm 4, as far as headers decide: 100 and what it adds and takes away. */
function scoreObservatory(headers: Headers): number {
  const policy = policyOf(headers);
  const scriptSources = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  const isStrict = policy !== '' && !/'unsafe-|https?:(?!\/)|\*/.test(scriptSources);
  const hsts = Number(/max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1] ?? 0);
  const isFramed = !policy.includes('frame-ancestors');
  const taken = [
    [policy === '', 25],
    [policy !== '' && !isStrict, 20],
    [hsts < 15_768_000, 20],
    [headers.get('X-Content-Type-Options') !== 'nosniff', 5],
    [isFramed && headers.get('X-Frame-Options') !== 'DENY', 20],
  ] as const;
  const added = [
    [isStrict && policy.includes("default-src 'none'") && !policy.includes('unsafe-inline'), 10],
    [!isFramed, 5],
    [headers.get('Referrer-Policy') === 'strict-origin-when-cross-origin', 5],
    [headers.get('Cross-Origin-Resource-Policy') === 'same-origin', 10],
  ] as const;
  const sum = (list: typeof taken | typeof added) =>
    list.reduce((total, [isSo, points]) => total + (isSo ? points : 0), 0);
  const base = 100 - sum(taken);
  return base >= 90 ? base + sum(added) : base;
}

test('Observatory gives every response 130 points', async () => {
  for (const address of addresses) assert.equal(scoreObservatory(await readHeaders(address)), 130, address);
  assert.equal(scoreObservatory(await readHeaders('/', 'POST')), 130);
});

test('Observatory would notice a header that is gone or weaker', async () => {
  const change = async (name: string, value = '') => {
    const headers = await readHeaders('/');
    headers.set(name, value);
    return scoreObservatory(headers);
  };
  const policy = policyOf(await readHeaders('/'));
  assert.equal(await change('Strict-Transport-Security'), 80);
  assert.equal(await change('Content-Security-Policy'), 75);
  assert.equal(await change('Content-Security-Policy', policy.replace(hash, "'unsafe-inline'")), 80);
  assert.equal(await change('Cross-Origin-Resource-Policy'), 120);
});

test('securityheaders.com finds its six headers', async () => {
  for (const address of addresses) {
    const headers = await readHeaders(address);
    const names = [
      'Strict-Transport-Security',
      'Content-Security-Policy',
      'X-Frame-Options',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
    ];
    assert.deepEqual(
      names.filter((name) => !headers.get(name)),
      [],
      address,
    );
  }
});

test("Google's policy evaluator finds nothing of high or medium severity", async () => {
  const evaluate = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM)
      .map(({ description }) => description);
  for (const address of addresses) assert.deepEqual(evaluate(policyOf(await readHeaders(address))), []);
  assert.notDeepEqual(evaluate("script-src 'unsafe-inline' https:"), []);
});
