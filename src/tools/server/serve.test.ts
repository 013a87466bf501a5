import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

import { contactPath } from '../../../supabase/functions/send-contact-email/message.ts';
import { startMailServer } from '../../../supabase/functions/send-contact-email/testing/servers.ts';
import { sampleMessage } from '../../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { makeDist, SMALL_SITE } from '../testing/served-site.ts';

const folder = dirname(await makeDist(SMALL_SITE));

const script = join(import.meta.dirname, 'serve.ts');
const createEnv = (env: object) => ({ ...process.env, HOST: '', PORT: '0', ...env });

/** Starts a server that must fail, and returns its output. */
function fail(env: object, cwd = folder): string {
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd, env: createEnv(env) });
  assert.equal(status, 1);
  return stderr.toString();
}

test('the server only accepts local connections, and finishes a pending message before it stops', async (context) => {
  const mayFinish = Promise.withResolvers<undefined>();
  const reached = Promise.withResolvers<undefined>();
  const { port } = await startMailServer(context, undefined, {
    onMailFrom: (_address, _session, done) => {
      reached.resolve(undefined);
      void mayFinish.promise.then(() => done());
    },
  });
  const smtp = { CONTACT_SMTP_HOST: '127.0.0.1', CONTACT_SMTP_PORT: String(port) };
  const env = createEnv({ CONTACT_DELIVERY: 'smtp', ...smtp });
  const child = spawn(process.execPath, [script], { cwd: folder, env });
  context.after(() => child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = /^De site staat op (http:\/\/127\.0\.0\.1:\d+)/.exec(line.toString())?.[1] ?? '';
  assert.equal(await (await fetch(address)).text(), 'home');
  await assert.rejects(fetch(address.replace('127.0.0.1', '127.0.0.2')), 'another interface reaches it');
  assert.match(fail({ PORT: new URL(address).port }), /^Poort \d+ is bezet\. Kies een andere: PORT=/);

  const body = new URLSearchParams(sampleMessage);
  const post = { method: 'POST', headers: { Origin: address }, body, redirect: 'manual' } as const;
  const answer = fetch(`${address}${contactPath}?a`, post);
  await reached.promise;
  // Twice, because npm and the terminal both send it; Windows has no signals.
  const signals = process.platform === 'win32' ? [] : (['SIGINT', 'SIGINT'] as const);
  for (const signal of signals) child.kill(signal);
  mayFinish.resolve(undefined);
  const { status, headers } = await answer;
  assert.deepEqual([status, headers.get('Location')], [303, `${address}/bedankt`]);
  if (signals.length > 0) assert.deepEqual(await once(child, 'exit'), [0, null]);
});

test('an error at the start has advice', async () => {
  assert.equal(fail({ PORT: 'abc' }), 'Poort abc bestaat niet. Kies een andere: PORT=4322 npm start\n');
  assert.equal(fail({}, dirname(await makeDist({}))), 'Bouw eerst de site: npm run build\n');
});
