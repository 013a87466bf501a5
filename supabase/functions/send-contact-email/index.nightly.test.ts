// The function as deployed: index.ts and deno.json under Deno, with minimal permissions.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { test, type TestContext } from 'node:test';
import { contactPath } from './message.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { startMailServer } from './testing/servers.ts';
import { isDeno, postOf, testEnv } from './testing/set-up.ts';

// Under Deno this test would need permission to run programs.
const skip = isDeno;
const here = import.meta.dirname;
const env = { ...testEnv, CONTACT_DELIVERY: 'smtp', CONTACT_SMTP_HOST: '127.0.0.1' };

/** Serves the function until the test ends; resolves to its address. */
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
  const errors = text(child.stderr);
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
  return { address, log, errors, stop };
}

test('under Deno a message is mailed while the database is unreachable', { skip }, async (context) => {
  const { port, readMails } = await startMailServer(context);
  const { address, log, stop } = serve(context, {
    CONTACT_SMTP_PORT: String(port),
    CONTACT_DRAIN_SECRET: 'een geheim voor de klok',
    CONTACT_ALARM_TO: 'wacht@elders.test',
    SUPABASE_DB_URL: process.env['CONTACT_TEST_DATABASE'] ?? 'postgres://x:x@127.0.0.1:1/x',
  });
  const request = postOf(sampleMessage, { 'CF-Connecting-IP': '203.0.113.7' });
  const response = await fetch((await address) + contactPath, request);
  const { reference } = (await response.json()) as { reference: string };
  while ((await readMails()).length === 0) await new Promise(setImmediate);
  assert.equal((await readMails())[0]?.subject, `${reference} Bericht van ${sampleMessage.company}`);
  await stop();
  assert.match(await log, new RegExp(`"rid":"${reference}","status":200,`));
});

test(
  'under Deno a folder is refused as a channel, since its files would not persist',
  { skip },
  async (context) => {
    const { errors } = serve(context, { CONTACT_DELIVERY: 'smtp,folder' });
    assert.match(await errors, /folder on this machine/);
  },
);
