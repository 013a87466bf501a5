// The function as it is deployed: index.ts and deno.json under Deno, with no more rights than it needs.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { contactPath } from './message.ts';
import { startMailServer } from './testing/mail-server.ts';
import { startPostgres } from './testing/postgres.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { isDeno } from './testing/set-up.ts';

// Under Deno this test would need the right to start programs.
const skip = isDeno;

const here = import.meta.dirname;
const deno = join(here, '../../../node_modules/.bin/deno');

const env = {
  CONTACT_DELIVERY: 'smtp',
  CONTACT_SMTP_HOST: '127.0.0.1',
  CONTACT_FROM: 'website@maquette.test',
  CONTACT_TO: 'info@maquette.test',
  CONTACT_COMPANY: 'Maquette B.V.',
  CONTACT_KVK: '12345678',
  CONTACT_ORIGINS: 'https://www.maquette.test',
  CONTACT_SECRET: 'zestien tekens of meer',
  CONTACT_DRAIN_SECRET: 'een geheim voor de klok',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_voorbeeld',
};

function serve(context: TestContext, changes: Record<string, string>) {
  const options = ['--frozen', '--node-modules-dir=manual', '--no-check', '--cached-only', '--no-prompt'];
  const rights = ['--allow-net=127.0.0.1', '--allow-env'];
  const files = ['--config', join(here, 'deno.json'), join(here, 'index.ts')];
  const child = spawn(deno, ['serve', '--host=127.0.0.1', '--port=0', ...options, ...rights, ...files], {
    env: { ...process.env, ...env, NO_COLOR: '1', ...changes },
    shell: process.platform === 'win32',
  });
  context.after(() => child.kill('SIGKILL'));
  return child;
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

test('under Deno a message is mailed, or waits in the queue and is drained', { skip }, async (context) => {
  let isDown = false;
  const server = await startMailServer(context, () => (isDown ? 'drops the connection' : 'takes it'));
  const postgres = await startPostgres();
  context.after(postgres.stop);
  const child = serve(context, {
    CONTACT_SMTP_PORT: String(server.port),
    CONTACT_DELIVERY: 'smtp,queue',
    SUPABASE_DB_URL: postgres.url,
  });
  const address = await findAddress(child.stderr);
  const call = (path: string, key: string, body: object) =>
    fetch(address + contactPath + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key}`,
        Origin: env.CONTACT_ORIGINS,
      },
      body: JSON.stringify(body),
    });
  const response = await call('', env.PUBLIC_SUPABASE_ANON_KEY, sampleMessage);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('Access-Control-Allow-Origin'), env.CONTACT_ORIGINS);
  const { reference } = (await response.json()) as { reference: string };
  const [mail] = await server.readMails();
  assert.equal(mail?.subject, `${reference} Bericht van ${sampleMessage.company}`);

  isDown = true;
  const later = { ...sampleMessage, message: 'Later' };
  assert.equal((await call('', env.PUBLIC_SUPABASE_ANON_KEY, later)).status, 200);
  assert.equal(server.seen.length, 1);
  isDown = false;
  const drained = await call('/drain', env.CONTACT_DRAIN_SECRET, {});
  assert.deepEqual(await drained.json(), { ok: true, mailed: 1, failed: 0, dead: 0 });
  assert.equal(server.seen.length, 2);
  child.kill('SIGKILL');
  assert.match(await text(child.stdout), new RegExp(`"rid":"${reference}","status":200,`));
});

test('under Deno a folder is no way out: it would be gone with the machine', { skip }, async (context) => {
  const child = serve(context, { CONTACT_DELIVERY: 'smtp,outbox' });
  assert.match(await text(child.stderr), /outbox is for one's own machine/);
});
