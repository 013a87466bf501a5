// The function as it is deployed: index.ts and deno.json under `deno serve`, with no more rights than it needs.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { contactPath } from './message.ts';
import { startMailServer } from './testing/mail-server.ts';
import { startPostgres } from './testing/postgres.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { isDeno } from './testing/web-server.ts';

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
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_voorbeeld',
};

function serve(context: TestContext, changes: Record<string, string>) {
  const options = [
    '--config',
    join(here, 'deno.json'),
    '--frozen',
    '--node-modules-dir=manual',
    '--no-check',
    '--cached-only',
  ];
  const rights = ['--no-prompt', '--allow-net=127.0.0.1', '--allow-env'];
  const child = spawn(
    deno,
    ['serve', '--host=127.0.0.1', '--port=0', ...options, ...rights, join(here, 'index.ts')],
    {
      env: { ...process.env, ...env, NO_COLOR: '1', ...changes },
      shell: process.platform === 'win32',
    },
  );
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

test('under Deno the function takes a message, as deployed', { skip }, async (context) => {
  const server = await startMailServer(context);
  const child = serve(context, { CONTACT_SMTP_PORT: String(server.port) });
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
  const [mail, ...others] = await server.readMails();
  assert.deepEqual(others, []);
  assert.equal(mail?.subject, `${reference} Bericht van ${sampleMessage.company}`);
  child.kill('SIGTERM');
  assert.match(await text(child.stdout), new RegExp(`"rid":"${reference}","status":200,`));
});

test(
  'under Deno a message waits in the queue while mail is down, and a drain mails it',
  { skip },
  async (context) => {
    let isDown = true;
    const server = await startMailServer(context, () => (isDown ? 'drops the connection' : 'takes it'));
    const postgres = await startPostgres();
    context.after(postgres.stop);
    const CONTACT_DRAIN_SECRET = 'een geheim voor de klok';
    const child = serve(context, {
      CONTACT_SMTP_PORT: String(server.port),
      CONTACT_DELIVERY: 'smtp,queue',
      SUPABASE_DB_URL: postgres.url,
      CONTACT_DRAIN_SECRET,
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
    assert.equal((await call('', env.PUBLIC_SUPABASE_ANON_KEY, sampleMessage)).status, 200);
    assert.deepEqual(await server.readMails(), []);
    isDown = false;
    const drained = await call('/drain', CONTACT_DRAIN_SECRET, {});
    assert.deepEqual(await drained.json(), { ok: true, mailed: 1, failed: 0, dead: 0 });
    assert.equal((await server.readMails()).length, 1);
    child.kill('SIGKILL');
  },
);

test('under Deno a folder is no way out: it would be gone with the machine', { skip }, async (context) => {
  for (const ways of ['outbox', 'smtp,outbox']) {
    const child = serve(context, { CONTACT_DELIVERY: ways });
    assert.match(
      await text(child.stderr),
      /outbox is for one's own machine; set CONTACT_DELIVERY to http,smtp,queue/,
    );
  }
});

test('Deno and Node run the same versions, and the lock file holds them', { skip }, async () => {
  const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(here, path), 'utf8'));
  const { imports } = (await read('deno.json')) as { imports: Record<string, string> };
  const { dependencies } = (await read('../../../package.json')) as { dependencies: Record<string, string> };
  const { specifiers } = (await read('deno.lock')) as { specifiers: Record<string, string> };
  assert.deepEqual(
    imports,
    Object.fromEntries(Object.keys(imports).map((name) => [name, `npm:${name}@${dependencies[name]}`])),
  );
  assert.deepEqual(Object.keys(specifiers).sort(), Object.values(imports).sort());
});

test('under Deno a deployment that lacks a setting says which', { skip }, async (context) => {
  const child = serve(context, { CONTACT_TO: '' });
  assert.match(await text(child.stderr), /CONTACT_TO is not set; expected e-mail addresses/);
});
