import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';

import { contactPath } from '../../../supabase/functions/send-contact-email/message.ts';
import { listMissingFacts } from '../../site/missing-facts.ts';
import { makeDist } from '../testing/served-site.ts';
import { hasOneMailService, listContactProblems, type Variables } from './contact-readiness.ts';
import { tryCanary, tryPage } from './contact-checks.ts';

const siteUrl = 'https://www.bureau.nl';
const key = 'sb_publishable_voorbeeld';
const site = { PUBLIC_SUPABASE_URL: 'https://project.supabase.co', PUBLIC_SUPABASE_ANON_KEY: key };
const contact = {
  CONTACT_DELIVERY: 'http,smtp',
  CONTACT_HTTP_URL: 'https://api.resend.com/emails',
  CONTACT_HTTP_KEY: 'sleutel-van-de-mail-api',
  CONTACT_SMTP_HOST: 'smtp.elders.nl',
  CONTACT_FROM: 'website@bureau.nl',
  CONTACT_TO: 'info@bureau.nl',
  CONTACT_ALARM_TO: 'techniek@bureau.nl',
  CONTACT_COMPANY: 'Bureau B.V.',
  CONTACT_KVK: '12345678',
  CONTACT_ORIGINS: `https://bureau.nl, ${siteUrl}`,
  CONTACT_SECRET: 'een geheim van zestien tekens',
  CONTACT_DRAIN_SECRET: 'nog een geheim van zestien tekens',
  PUBLIC_SUPABASE_ANON_KEY: key,
  CONTACT_FUNCTION_URL: `${site.PUBLIC_SUPABASE_URL}${contactPath}`,
};

test('the command fails on missing facts, and explains --env', async () => {
  const variables = Object.entries({ ...contact, CONTACT_KVK: '' });
  const text = variables.map(([name, value]) => `${name}="${value}"\n`).join('');
  const owner = '@voorbeeld/eigenaar';
  const cwd = await makeDist({
    'supabase/.env': text,
    '.github/CODEOWNERS': `# Wie\n* ${owner}\n`,
    'content/team/zoe.mdx': '---\nexample: true\n---\n',
  });
  const env = { ...process.env, ...site, SITE_URL: siteUrl };
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'golive.ts'), ...args], {
      cwd,
      env,
      encoding: 'utf8',
    });

  const { status, stderr } = run('--env', 'supabase/.env');
  assert.equal(status, 1);
  const facts = listMissingFacts().filter((fact) => !fact.includes('SITE_URL'));
  const exampleOwner = `eigenaar van de code (${owner}) in .github/CODEOWNERS`;
  const invented = 'wie het werk doet, in plaats van content/team/zoe.mdx';
  for (const missing of [...facts, invented, exampleOwner, 'CONTACT_KVK is leeg']) {
    assert.ok(stderr.includes(`\n  - ${missing}\n`), missing);
  }
  await writeFile(join(cwd, '.github/CODEOWNERS'), '* @anna @bureau/bouwers\n');
  assert.doesNotMatch(run('--env', 'supabase/.env').stderr, /eigenaar van de code/);
  assert.match(run().stderr, /npm run golive -- --env supabase\/\.env/);
  assert.equal(run('--env', '/weg/.env').stderr, '/weg/.env is niet te lezen.\n');
});

test('settings that break the form are listed without secrets', () => {
  assert.deepEqual(listContactProblems(contact, site, siteUrl), []);
  const cases: [contactChanges: Variables, siteChanges: Variables, expected: RegExp][] = [
    [{}, { PUBLIC_SUPABASE_URL: '' }, /PUBLIC_SUPABASE_URL is leeg/],
    [{}, { PUBLIC_SUPABASE_URL: 'http://project.supabase.co' }, /PUBLIC_SUPABASE_URL is geen adres/],
    [{}, { PUBLIC_SUPABASE_URL: `${site.PUBLIC_SUPABASE_URL}${contactPath}` }, /URL is geen adres/],
    [{}, { PUBLIC_SUPABASE_ANON_KEY: '' }, /PUBLIC_SUPABASE_ANON_KEY is leeg/],
    [{}, { PUBLIC_SUPABASE_ANON_KEY: 'lokaal' }, /sleutel voor de eigen computer/],
    [{ PUBLIC_SUPABASE_ANON_KEY: 'oude.sleutel' }, {}, /bij de functie een andere dan bij de site/],
    [{ CONTACT_ORIGINS: 'https://bureau.nl' }, {}, /CONTACT_ORIGINS noemt https:\/\/www\.bureau\.nl niet/],
    [{ CONTACT_FUNCTION_URL: '' }, {}, /CONTACT_FUNCTION_URL is niet PUBLIC_SUPABASE_URL met/],
    [{ CONTACT_DELIVERY: '' }, {}, /noemt geen http of smtp/],
    [{ CONTACT_ADDRESS_HEADER: 'X-Forwarded-For' }, {}, /zelf een adres kan schrijven/],
    [{ CONTACT_DELIVERY: 'http,smtp,folder' }, {}, /noemt folder/],
    [{ CONTACT_FROM: 'Bureau <website@bureau.nl>' }, {}, /de functie start niet: CONTACT_FROM is not valid/],
    [{ CONTACT_SECRET: 'kort geheim' }, {}, /de functie start niet: CONTACT_SECRET is not valid/],
    ...Object.keys(contact)
      .filter((name) => !/DELIVERY|ORIGINS|PUBLIC|FUNCTION/.test(name))
      .map((name): [Variables, Variables, RegExp] => [{ [name]: '' }, {}, new RegExp(`${name} is leeg`)]),
  ];
  for (const [contactChanges, siteChanges, expected] of cases) {
    const problems = listContactProblems(
      { ...contact, ...contactChanges },
      { ...site, ...siteChanges },
      siteUrl,
    );
    assert.match(problems.join('\n'), expected);
    assert.doesNotMatch(problems.join('\n'), /geheim|sb_publishable|oude\.sleutel|mail-api|website@/);
  }
});

test('the example of an environment has every required variable', async () => {
  const example = parseEnv(await readFile('supabase/contact.env.example', 'utf8'));
  assert.deepEqual(
    Object.keys(contact).filter((name) => !(name in example)),
    [],
  );
});

test('a single mail service is detected, and is no problem', () => {
  assert.ok(!hasOneMailService(contact));
  for (const change of [
    { CONTACT_DELIVERY: 'http' },
    { CONTACT_DELIVERY: 'smtp' },
    { CONTACT_SMTP_HOST: 'smtp.resend.com' },
  ]) {
    const one = { ...contact, ...change };
    assert.ok(hasOneMailService(one));
    assert.deepEqual(listContactProblems(one, site, siteUrl), []);
  }
});

test('the deployed function must accept the page and mail a canary', async () => {
  let sent = 1;
  let via = 'http';
  let code: string | undefined;
  let knowsAddress = true;
  const server = createServer(({ url, headers }, response) => {
    const isCanary = url === `${contactPath}/canary`;
    const isLetIn = headers.authorization === `Bearer ${isCanary ? contact.CONTACT_DRAIN_SECRET : key}`;
    const status = isCanary ? 200 : 422;
    response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '');
    const answer = { ok: isLetIn, sent, via, code, knowsAddress };
    response.writeHead(isLetIn ? status : 401).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const deployed = { ...site, PUBLIC_SUPABASE_URL: `http://127.0.0.1:${port}` };

  assert.ok((await tryPage(deployed, siteUrl)).isRight);
  const wrongKey = await tryPage({ ...deployed, PUBLIC_SUPABASE_ANON_KEY: 'fout' }, siteUrl);
  assert.match(wrongKey.line, /^De functie laat de pagina niet binnen: antwoord 401 /);
  assert.deepEqual(await tryCanary(contact, deployed), {
    isRight: true,
    line: 'De proefmail is gemaild door http naar CONTACT_ALARM_TO',
  });
  assert.match((await tryCanary({}, deployed)).line, /^De proefmail is niet verstuurd: antwoord 401 /);
  via = 'smtp';
  code = 'EHTTP:401';
  assert.deepEqual(await tryCanary(contact, deployed), {
    isRight: false,
    line: 'De proefmail is gemaild door smtp, maar met een fout: EHTTP:401',
  });
  code = undefined;
  knowsAddress = false;
  assert.match((await tryCanary(contact, deployed)).line, /ziet geen adres van de bezoeker/);
  sent = 0;
  assert.equal((await tryCanary(contact, deployed)).isRight, false);
  server.close().closeAllConnections();
  assert.match((await tryPage(deployed, siteUrl)).line, /niet binnen: geen antwoord \(/);
});
