// The function as it is deployed: index.ts and deno.json under Deno, with no more rights than it needs.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { test, type TestContext } from 'node:test';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { contactPath } from './message.ts';
import { createPostgres } from './testing/isolates.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { startMailServer } from './testing/servers.ts';
import { isDeno, postOf, testEnv } from './testing/set-up.ts';

// Under Deno this test would need the right to start programs.
const skip = isDeno;
const here = import.meta.dirname;
const env = { ...testEnv, CONTACT_DELIVERY: 'smtp,queue', CONTACT_SMTP_HOST: '127.0.0.1' };

/** Serves the function until the test ends; its address comes once Deno has started. */
function serve(context: TestContext, changes: Record<string, string>) {
  const options = ['--frozen', '--node-modules-dir=manual', '--no-check', '--cached-only', '--no-prompt'];
  const rights = ['--allow-net=127.0.0.1', '--allow-env'];
  const files = ['--config', join(here, 'deno.json'), join(here, 'index.ts')];
  const deno = join(here, '../../../node_modules/.bin/deno');
  const child = spawn(deno, ['serve', '--host=127.0.0.1', '--port=0', ...options, ...rights, ...files], {
    env: { ...process.env, ...env, NO_COLOR: '1', ...changes },
    shell: process.platform === 'win32',
  });
  const log = text(child.stdout);
  const faults = text(child.stderr);
  const address = new Promise<string>((resolve) => {
    child.stderr.on('data', (part) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(String(part));
      if (found) resolve(found[0]);
    });
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await log;
  };
  context.after(stop);
  return { address, log, faults, stop };
}

test('under Deno a message is mailed, or waits in the queue and is drained', { skip }, async (context) => {
  let isDown = false;
  const server = await startMailServer(context, () => (isDown ? 'drops the connection' : 'takes it'));
  // One more connection than this is answered but never closed, for which `stop` would wait without end.
  const postgres = new PGLiteSocketServer({ db: await createPostgres(), port: 0, maxConnections: 100 });
  await postgres.start();
  const { address, log, stop } = serve(context, {
    CONTACT_SMTP_PORT: String(server.port),
    SUPABASE_DB_URL: `postgres://postgres:postgres@${postgres.getServerConn()}/postgres`,
  });
  // After the function has ended, so that no connection of it is half open.
  context.after(() => postgres.stop());
  const post = async (body: object, task = '', headers = {}) => {
    const request = postOf(body, { 'CF-Connecting-IP': '203.0.113.7', ...headers });
    const response = await fetch((await address) + contactPath + task, request);
    return (await response.json()) as { ok: boolean; reference: string; knowsAddress: boolean };
  };
  const { reference } = await post(sampleMessage);
  assert.equal((await server.readMails())[0]?.subject, `${reference} Bericht van ${sampleMessage.company}`);
  isDown = true;
  assert.equal((await post({ ...sampleMessage, message: 'Later' })).ok, true);
  assert.equal(server.seen.length, 1);
  isDown = false;
  const canary = await post({}, '/canary', { Authorization: `Bearer ${env.CONTACT_DRAIN_SECRET}` });
  assert.deepEqual([canary.ok, canary.knowsAddress], [true, true]);
  assert.ok(server.seen.length >= 3, 'the mail that waited, and the canary');
  await stop();
  assert.match(await log, new RegExp(`"rid":"${reference}","status":200,`));
});

test('under Deno a folder is no way out: it would be gone with the machine', { skip }, async (context) => {
  const { faults } = serve(context, { CONTACT_DELIVERY: 'smtp,outbox' });
  assert.match(await faults, /outbox is a folder on this machine/);
});
