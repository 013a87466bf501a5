import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRedirectRules } from './redirect-rules.ts';
import { makeDist } from '../testing/served-site.ts';

async function readRules(text: string) {
  return readRedirectRules(await makeDist({ _redirects: text }));
}

test('a site without rules has none', async () => {
  const ruleFor = await readRedirectRules(await makeDist({ 'index.html': '' }));
  assert.equal(ruleFor('/'), undefined);
});

test('the first rule that matches wins', async () => {
  const ruleFor = await readRules('/a /eerst 302\n/a /dan 301\n/* /rest 307');
  assert.deepEqual(ruleFor('/a'), { status: 302, target: '/eerst', isForced: false });
  assert.equal(ruleFor('/b')?.target, '/rest');
});

test('reads comments, the default status and force', async () => {
  const ruleFor = await readRules('# uitleg\n\n/a /b # waarom\n/c /d 200!');
  assert.deepEqual(ruleFor('/a'), { status: 301, target: '/b', isForced: false });
  assert.deepEqual(ruleFor('/c'), { status: 200, target: '/d', isForced: true });
  assert.equal(ruleFor('/b'), undefined);
});

test('a star takes everything below, also nothing, and hands it on as :splat', async () => {
  const ruleFor = await readRules('/blog/* /kennis/:splat 301');
  assert.equal(ruleFor('/blog/a/b')?.target, '/kennis/a/b');
  assert.equal(ruleFor('/blog/')?.target, '/kennis/');
  assert.equal(ruleFor('/blog')?.target, '/kennis/');
  for (const other of ['/blogs', '/x/blog/a', '/Blog/a', '/']) assert.equal(ruleFor(other), undefined);
});

test('a star alone takes the whole site', async () => {
  const ruleFor = await readRules('/* /weg/:splat 301');
  assert.equal(ruleFor('/a/b')?.target, '/weg/a/b');
  assert.equal(ruleFor('/')?.target, '/weg/');
});

test('a name takes one segment', async () => {
  const ruleFor = await readRules('/nieuws/:jaar/:slug /kennis/:slug 301');
  assert.equal(ruleFor('/nieuws/2026/maquette')?.target, '/kennis/maquette');
  for (const other of ['/nieuws/2026', '/nieuws/2026/a/b', '/nieuws//a']) {
    assert.equal(ruleFor(other), undefined, other);
  }
});

test('a dot in a rule is a dot', async () => {
  const ruleFor = await readRules('/a.b /c 301');
  assert.equal(ruleFor('/a.b')?.target, '/c');
  assert.equal(ruleFor('/axb'), undefined);
});

test('a rule takes both forms of an address, a rule with a trailing slash only that one', async () => {
  const ruleFor = await readRules('/a /b 301\n/c/ /c 301');
  assert.equal(ruleFor('/a/')?.target, '/b');
  assert.equal(ruleFor('/c/')?.target, '/c');
  assert.equal(ruleFor('/c'), undefined);
});

test('a redirect to the same address is no rule, a rewrite to it is', async () => {
  const ruleFor = await readRules('/a /a/ 301\n/* /a/ 302\n');
  assert.equal(ruleFor('/a')?.status, 301);
  assert.equal(ruleFor('/a/'), undefined);
  const selfRule = await readRules('/b /b 200');
  assert.deepEqual(selfRule('/b'), { status: 200, target: '/b', isForced: false });
});

test('a target on another host keeps its port, and gets the splat', async () => {
  const ruleFor = await readRules('/app/* https://app.example:8443/:splat 302');
  assert.equal(ruleFor('/app/in')?.target, 'https://app.example:8443/in');
});

test('a rule may be written encoded or not', async () => {
  const ruleFor = await readRules('/caf%C3%A9 /koffie 301\n/één /een 301');
  assert.equal(ruleFor('/caf%C3%A9')?.target, '/koffie');
  assert.equal(ruleFor('/%C3%A9%C3%A9n')?.target, '/een');
});

test('stops on a rule it cannot follow, and names it', async () => {
  for (const rule of [
    '/a /b 200 Language=nl',
    '/a id=:id /b 301',
    'https://oud.example/a /b 301',
    '/a https://proxy.example/b 200',
    '/a/*/b /c 301',
    '/a* /c 301',
    '/(x|y)+ /z 301',
    '/a /b 404',
    '/a /b 200 Sign=KEY',
  ]) {
    await assert.rejects(readRules(rule), /_redirects: de regel van \/\S+ naar \S+ kent/, rule);
  }
  await assert.rejects(readRules('/alleen-van'), /_redirects klopt niet.*\/alleen-van/s);
});
