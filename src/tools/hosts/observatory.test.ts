import assert from 'node:assert/strict';
import { test } from 'node:test';

import { countPoints } from './observatory.ts';

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'";
const best = {
  'Content-Security-Policy': policy,
  'Strict-Transport-Security': 'max-age=15768000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
};
const change = (from: string, to: string) => ({ 'Content-Security-Policy': policy.replace(from, to) });

for (const [what, changes, points] of [
  ['everything', {}, 150],
  ['an opener policy that lets others in', { 'Cross-Origin-Opener-Policy': 'unsafe-none' }, 140],
  ['no embedder policy', { 'Cross-Origin-Embedder-Policy': '' }, 140],
  ['no resource policy', { 'Cross-Origin-Resource-Policy': 'cross-origin' }, 140],
  ['a referrer policy that tells all', { 'Referrer-Policy': 'unsafe-url' }, 140],
  ['no referrer policy', { 'Referrer-Policy': '' }, 145],
  ['other defaults', change("default-src 'none'", "default-src 'self'"), 145],
  ['any style', change("style-src 'self'", "style-src 'unsafe-inline'"), 140],
  ['a guessed type, which still leaves room for extra points', { 'X-Content-Type-Options': '' }, 145],
  ['https for less than half a year', { 'Strict-Transport-Security': 'max-age=15767999' }, 80],
  ['any script', change("script-src 'self'", 'script-src https:'), 80],
  ['inline scripts', change("script-src 'self'", "script-src 'unsafe-inline'"), 80],
  ['any frame', change("; frame-ancestors 'none'", ''), 80],
  ['no policy', { 'Content-Security-Policy': '' }, 55],
] as const) {
  test(`${what}: ${points} points`, () => {
    assert.equal(countPoints(new Headers({ ...best, ...changes })), points);
  });
}
