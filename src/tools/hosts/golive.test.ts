import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { contactPath } from '../../../supabase/functions/send-contact-email/message.ts';
import { listMissingFacts } from '../../site/missing-facts.ts';
import { makeDist } from '../testing/served-site.ts';
import { listContactFaults, type Variables } from './contact-readiness.ts';
import { tryCanary, tryPage } from './contact-trial.ts';
import { findExpired, findFeed } from './live-checks.ts';

const siteUrl = 'https://www.bureau.nl';
const key = 'sb_publishable_voorbeeld';
const site = { PUBLIC_SUPABASE_URL: 'https://project.supabase.co', PUBLIC_SUPABASE_ANON_KEY: key };
const contact = {
  CONTACT_DELIVERY: 'http,smtp,queue',
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
};

test('the command fails on what is missing, and says how to name a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-golive-'));
  after(() => rm(folder, { recursive: true }));
  const file = join(folder, 'contact.env');
  const variables = Object.entries({ ...contact, CONTACT_KVK: '' });
  await writeFile(file, variables.map(([name, value]) => `${name}="${value}"\n`).join(''));
  const env = { ...process.env, ...site, SITE_URL: siteUrl, PUBLIC_SUPABASE_URL: 'https://127.0.0.1:9' };
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'golive.ts'), ...args], { env, encoding: 'utf8' });

  const { status, stdout, stderr } = run('--env', file, '--send');
  assert.equal(status, 1);
  // SITE_URL is missing here; the command gets one.
  const missing = listMissingFacts().filter((fact) => !fact.includes('SITE_URL'));
  const faults = stderr.split('\n').filter((line) => line.startsWith('  - '));
  const expected = [...missing, 'CONTACT_KVK is leeg'].map((fact) => `  - ${fact}`);
  assert.deepEqual(faults, expected);
  assert.match(stdout, /^De functie laat de pagina niet binnen: geen antwoord \(/m);
  assert.match(stdout, /^De proefmail is niet verstuurd: geen antwoord \(/m);
  assert.match(run().stderr, /npm run golive -- --env contact\.env/);
  assert.equal(run('--env', '/weg/contact.env').stderr, '/weg/contact.env is niet te lezen.\n');
});

test('what stops the form from working is named, without any secret', () => {
  assert.deepEqual(listContactFaults(contact, site, siteUrl), []);
  const cases: [contactChanges: Variables, siteChanges: Variables, expected: RegExp][] = [
    [{}, { PUBLIC_SUPABASE_URL: '' }, /PUBLIC_SUPABASE_URL is leeg/],
    [{}, { PUBLIC_SUPABASE_URL: 'http://project.supabase.co' }, /PUBLIC_SUPABASE_URL is geen adres/],
    [{}, { PUBLIC_SUPABASE_URL: `${site.PUBLIC_SUPABASE_URL}${contactPath}` }, /URL is geen adres/],
    [{}, { PUBLIC_SUPABASE_ANON_KEY: '' }, /PUBLIC_SUPABASE_ANON_KEY is leeg/],
    [{}, { PUBLIC_SUPABASE_ANON_KEY: 'lokaal' }, /sleutel voor de eigen computer/],
    [{ PUBLIC_SUPABASE_ANON_KEY: 'oude.sleutel' }, {}, /bij de functie een andere dan bij de site/],
    [{ CONTACT_ORIGINS: 'https://bureau.nl' }, {}, /CONTACT_ORIGINS noemt https:\/\/www\.bureau\.nl niet/],
    [{ CONTACT_DELIVERY: 'http,queue' }, {}, /noemt niet http en smtp/],
    [{ CONTACT_DELIVERY: 'http,smtp' }, {}, /noemt geen queue/],
    [{ CONTACT_ADDRESS_HEADER: 'X-Forwarded-For' }, {}, /zelf een adres kan schrijven/],
    [{ CONTACT_DELIVERY: 'http,smtp,outbox' }, {}, /noemt outbox/],
    [{ CONTACT_SMTP_HOST: 'smtp.resend.com' }, {}, /van dezelfde maildienst/],
    ...Object.keys(contact)
      .filter((name) => !/DELIVERY|ORIGINS|PUBLIC/.test(name))
      .map((name): [Variables, Variables, RegExp] => [{ [name]: '' }, {}, new RegExp(`${name} is leeg`)]),
  ];
  for (const [contactChanges, siteChanges, expected] of cases) {
    const faults = listContactFaults({ ...contact, ...contactChanges }, { ...site, ...siteChanges }, siteUrl);
    assert.match(faults.join('\n'), expected);
    assert.doesNotMatch(faults.join('\n'), /geheim|sb_publishable|oude\.sleutel|mail-api/);
  }
});

test('the deployed function is asked to let the page in and to mail a canary', async (context) => {
  let [sent, knowsAddress] = [1, true];
  const server = createServer(({ url, headers }, response) => {
    const bearer = headers.authorization?.replace('Bearer ', '');
    if (url === `${contactPath}/canary`) {
      const isLetIn = bearer === contact.CONTACT_DRAIN_SECRET;
      return response
        .writeHead(isLetIn ? 200 : 401)
        .end(`{"ok":${isLetIn},"sent":${sent},"knowsAddress":${knowsAddress}}`);
    }
    const isLetIn = bearer === key && headers['content-type'] === 'application/json';
    const allowed = { 'Access-Control-Allow-Origin': headers.origin ?? '' };
    return response.writeHead(isLetIn ? 422 : 401, allowed).end('{"ok":false}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const deployed = { ...site, PUBLIC_SUPABASE_URL: `http://127.0.0.1:${port}` };

  const letIn = { isRight: true, line: 'De functie laat de pagina binnen' };
  assert.deepEqual(await tryPage(deployed, siteUrl), letIn);
  const wrongKey = await tryPage({ ...deployed, PUBLIC_SUPABASE_ANON_KEY: 'fout' }, siteUrl);
  const refused = 'De functie laat de pagina niet binnen: antwoord 401 {"ok":false}';
  assert.deepEqual(wrongKey, { isRight: false, line: refused });
  const mailed = { isRight: true, line: 'De proefmail is gemaild naar CONTACT_ALARM_TO' };
  assert.deepEqual(await tryCanary(contact, deployed), mailed);
  const wrongSecret = await tryCanary({ CONTACT_DRAIN_SECRET: 'fout' }, deployed);
  assert.match(wrongSecret.line, /^De proefmail is niet verstuurd: antwoord 401 /);
  knowsAddress = false;
  assert.match((await tryCanary(contact, deployed)).line, /ziet geen adres van de bezoeker/);
  sent = 0;
  const nothing = await tryCanary(contact, deployed);
  assert.equal(
    nothing.line,
    'De proefmail is niet verstuurd: antwoord 200 {"ok":true,"sent":0,"knowsAddress":false}',
  );
});

test('the deployed security.txt must be there and not expired, and the feed as long as the built one', async () => {
  const answer = (text: string, status = 200) => {
    return () => Promise.resolve(new Response(text, { status }));
  };
  const now = new Date('2026-12-01T02:00:00Z');
  const expire = (text: string, status?: number) => findExpired(answer(text, status), now);
  assert.deepEqual(await expire('Contact: x\nExpires: 2026-12-01T02:00:00.001Z\n'), []);
  const security = '/.well-known/security.txt:';
  const expired = [`${security} 200, expires 2026-12-01T02:00:00.000Z`];
  assert.deepEqual(await expire('Contact: x\nExpires: 2026-12-01T02:00:00.000Z\n'), expired);
  assert.deepEqual(await expire('Contact: x'), [`${security} 200, expires never said`]);
  assert.equal((await expire('Expires: 2027-01-01T00:00:00Z', 404)).length, 1);

  const item = '<item></item>';
  const dist = await makeDist({ 'kennis/rss.xml': `<rss>${item}${item}</rss>` });
  assert.deepEqual(await findFeed(answer(`<rss>${item}${item}</rss>`), dist), []);
  const short = ['/kennis/rss.xml: 200, 1 articles instead of 200, 2 articles'];
  assert.deepEqual(await findFeed(answer(`<rss>${item}</rss>`), dist), short);
  assert.equal((await findFeed(answer('', 404), dist)).length, 1);
});
