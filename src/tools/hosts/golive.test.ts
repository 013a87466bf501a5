import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';

import { contactPath } from '../../../supabase/functions/send-contact-email/message.ts';
import { listMissingFacts } from '../../site/missing-facts.ts';

const siteUrl = 'https://www.bureau.nl';
const key = 'sb_publishable_voorbeeld';
const site = {
  SITE_URL: siteUrl,
  PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: key,
};
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

type Changes = Readonly<Record<string, string>>;

/** Runs the command with the function's variables in a file; returns its lines and how it ended. */
async function run(
  context: TestContext,
  siteChanges: Changes = {},
  contactChanges: Changes = {},
  ...args: string[]
) {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-golive-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'contact.env');
  const variables = Object.entries({ ...contact, ...contactChanges });
  await writeFile(file, variables.map(([name, value]) => `${name}="${value}"\n`).join(''));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'golive.ts'), '--env', file, ...args], {
    env: { ...process.env, ...site, ...siteChanges },
  });
  const [output, faults, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { output, faults, status };
}

// The address is the example's here, and in what is run it is not.
const missing = listMissingFacts().filter((fact) => !fact.includes('SITE_URL'));

test('with everything in order only what content/bedrijf.json and content/beloften.json miss is in the way', async (context) => {
  const { faults, status } = await run(context);
  assert.equal(status, missing.length === 0 ? 0 : 1);
  const listed = faults.split('\n').filter((line) => line.startsWith('  - '));
  assert.deepEqual(
    listed,
    missing.map((fact) => `  - ${fact}`),
  );
});

test('what keeps the site or its form from working is named, and no value of it', async (context) => {
  const cases: [Changes, Changes, RegExp][] = [
    [{ SITE_URL: '' }, {}, /adres van de site \(SITE_URL\)/],
    [{ PUBLIC_SUPABASE_URL: '' }, {}, /PUBLIC_SUPABASE_URL is leeg/],
    [{ PUBLIC_SUPABASE_URL: 'http://project.supabase.co' }, {}, /PUBLIC_SUPABASE_URL is geen adres/],
    [
      { PUBLIC_SUPABASE_URL: `https://project.supabase.co${contactPath}` },
      {},
      /PUBLIC_SUPABASE_URL is geen adres/,
    ],
    [{ PUBLIC_SUPABASE_ANON_KEY: '' }, {}, /PUBLIC_SUPABASE_ANON_KEY is leeg/],
    [{ PUBLIC_SUPABASE_ANON_KEY: 'lokaal' }, {}, /sleutel voor de eigen computer/],
    [{}, { PUBLIC_SUPABASE_ANON_KEY: 'een.oude.sleutel' }, /bij de functie een andere dan bij de site/],
    [{}, { CONTACT_ORIGINS: 'https://bureau.nl' }, /CONTACT_ORIGINS noemt https:\/\/www\.bureau\.nl niet/],
    [{}, { CONTACT_DELIVERY: 'http,queue' }, /noemt niet http en smtp/],
    [{}, { CONTACT_DELIVERY: 'http,smtp,outbox' }, /noemt outbox/],
    [{}, { CONTACT_SMTP_HOST: 'smtp.resend.com' }, /van dezelfde maildienst/],
    ...Object.keys(contact)
      .filter((name) => !/DELIVERY|ORIGINS|PUBLIC/.test(name))
      .map((name): [Changes, Changes, RegExp] => [{}, { [name]: '' }, new RegExp(`${name} is leeg`)]),
  ];
  for (const [siteChanges, contactChanges, expected] of cases) {
    const { faults, status } = await run(context, siteChanges, contactChanges);
    assert.equal(status, 1);
    assert.match(faults, /^Nog in te vullen voordat de site live gaat:\n/);
    assert.match(faults, expected);
    assert.doesNotMatch(faults, /geheim|sb_publishable|oude\.sleutel|mail-api/);
  }
});

test('without a file it says how to name one', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'golive.ts')], {
    env: { ...process.env, ...site },
  });
  assert.match(await text(child.stderr), /npm run golive -- --env contact\.env/);
});

test('a file that is not there is named', async () => {
  const child = spawn(process.execPath, [
    join(import.meta.dirname, 'golive.ts'),
    '--env',
    '/weg/contact.env',
  ]);
  assert.equal(await text(child.stderr), '/weg/contact.env is niet te lezen.\n');
});

/** A deployed function that lets in who has the right key or secret. */
async function deploy(context: TestContext, sent: number) {
  const server = createServer(({ url, headers }, response) => {
    const bearer = headers.authorization?.replace('Bearer ', '');
    if (url === `${contactPath}/canary`) {
      const isLetIn = bearer === contact.CONTACT_DRAIN_SECRET;
      return response.writeHead(isLetIn ? 200 : 401).end(`{"ok":${isLetIn},"sent":${sent}}`);
    }
    const isLetIn = bearer === key && headers['content-type'] === 'application/json';
    return response
      .writeHead(isLetIn ? 422 : 401, { 'Access-Control-Allow-Origin': headers.origin ?? '' })
      .end('{"ok":false}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  return { PUBLIC_SUPABASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('--send tells whether the deployed function lets the page in and mails a canary', async (context) => {
  const { output } = await run(context, await deploy(context, 1), {}, '--send');
  assert.equal(output, 'De functie laat de pagina binnen\nDe proefmail is onderweg naar CONTACT_ALARM_TO\n');
  const nothing = await run(context, await deploy(context, 0), {}, '--send');
  assert.match(nothing.output, /^De proefmail is niet verstuurd: antwoord 200 \{"ok":true,"sent":0\}$/m);
  const wrong = await run(
    context,
    { ...(await deploy(context, 1)), PUBLIC_SUPABASE_ANON_KEY: 'fout' },
    { CONTACT_DRAIN_SECRET: 'fout' },
    '--send',
  );
  assert.match(wrong.output, /^De functie laat de pagina niet binnen: antwoord 401 \{"ok":false\}$/m);
  assert.match(wrong.output, /^De proefmail is niet verstuurd: antwoord 401 /m);
  const silent = await run(context, { PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9' }, {}, '--send');
  assert.match(silent.output, /^De functie laat de pagina niet binnen: geen antwoord \(/m);
  assert.equal(silent.status, 1);
});
