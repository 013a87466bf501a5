// The function as it is deployed: index.ts and deno.json under `deno serve`, with no more rights than it needs.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { contactPath } from './message.ts';
import { readMail } from './testing/mail.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { isDeno } from './testing/web-server.ts';

// Under Deno this test would need the right to start programs.
const skip = isDeno;

const here = import.meta.dirname;
const deno = join(here, '../../../node_modules/.bin/deno');

const env = {
  CONTACT_DELIVERY: 'outbox',
  CONTACT_FROM: 'website@maquette.test',
  CONTACT_TO: 'info@maquette.test',
  CONTACT_COMPANY: 'Maquette B.V.',
  CONTACT_KVK: '12345678',
  CONTACT_ORIGINS: 'https://www.maquette.test',
  CONTACT_SECRET: 'zestien tekens of meer',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_voorbeeld',
};

function serve(context: TestContext, folder: string, changes: Record<string, string> = {}) {
  const options = [
    '--config',
    join(here, 'deno.json'),
    '--node-modules-dir=manual',
    '--no-check',
    '--cached-only',
  ];
  const rights = [
    '--no-prompt',
    '--allow-net=127.0.0.1',
    '--allow-env',
    `--allow-read=${folder}`,
    `--allow-write=${folder}`,
  ];
  const child = spawn(
    deno,
    ['serve', '--host=127.0.0.1', '--port=0', ...options, ...rights, join(here, 'index.ts')],
    {
      env: { ...process.env, ...env, CONTACT_OUTBOX: folder, NO_COLOR: '1', ...changes },
      shell: process.platform === 'win32',
    },
  );
  context.after(() => child.kill('SIGKILL'));
  return child;
}

async function makeFolder(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-deno-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function findAddress(stream: AsyncIterable<Buffer>): Promise<string> {
  let output = '';
  for await (const part of stream) {
    output += part.toString();
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`Deno did not start: ${output}`);
}

test('under Deno the function takes a message, as deployed', { skip }, async (context) => {
  const folder = await makeFolder(context);
  const child = serve(context, folder);
  const address = await findAddress(child.stderr);
  const response = await fetch(`${address}${contactPath}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${env.PUBLIC_SUPABASE_ANON_KEY}`,
      Origin: env.CONTACT_ORIGINS,
    },
    body: JSON.stringify(sampleMessage),
  });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('Access-Control-Allow-Origin'), env.CONTACT_ORIGINS);
  const { reference } = (await response.json()) as { reference: string };
  assert.deepEqual(await readdir(folder), [`${reference}.eml`]);
  const mail = await readMail(await readFile(join(folder, `${reference}.eml`)));
  assert.equal(mail.subject, `${reference} Bericht van ${sampleMessage.company}`);
  child.kill('SIGTERM');
  assert.match(await text(child.stdout), new RegExp(`"rid":"${reference}","status":200,`));
});

test('under Deno a deployment that lacks a setting says which', { skip }, async (context) => {
  const child = serve(context, await makeFolder(context), { CONTACT_TO: '' });
  assert.match(await text(child.stderr), /CONTACT_TO is not set; expected e-mail addresses/);
});
