import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';

import { contactPath } from '../../../supabase/functions/send-contact-email/message.ts';
import { startMailServer } from '../../../supabase/functions/send-contact-email/testing/mail-server.ts';
import { sampleMessage } from '../../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { makeDist, SMALL_SITE } from '../testing/served-site.ts';

const folder = dirname(await makeDist(SMALL_SITE));
// Windows has no signals to catch: there a child is simply ended.
const onWindows = process.platform === 'win32';

function serve(context: TestContext, env: Record<string, string>, cwd = folder) {
  const options = { cwd, env: { ...process.env, HOST: '', PORT: '0', ...env } };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], options);
  context.after(() => child.kill('SIGKILL'));
  return child;
}

test('it serves this machine alone, and finishes a message under way before it stops', async (context) => {
  const reached = Promise.withResolvers<undefined>();
  const mayFinish = Promise.withResolvers<undefined>();
  const mailServer = await startMailServer(context, undefined, {
    onData: async (stream, _session, done) => {
      await buffer(stream);
      reached.resolve(undefined);
      await mayFinish.promise;
      done();
    },
  });
  const child = serve(context, {
    CONTACT_DELIVERY: 'smtp',
    CONTACT_SMTP_HOST: '127.0.0.1',
    CONTACT_SMTP_PORT: String(mailServer.port),
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = /^Maquette staat op (http:\/\/127\.0\.0\.1:\d+)/.exec(line.toString())?.[1] ?? '';
  assert.equal(await (await fetch(address)).text(), 'home');
  await assert.rejects(fetch(address.replace('127.0.0.1', '127.0.0.2')), 'another interface reaches it');

  const answer = fetch(`${address}${contactPath}?a`, {
    method: 'POST',
    headers: { Origin: address },
    body: new URLSearchParams(sampleMessage),
    redirect: 'manual',
  });
  await reached.promise;
  // Twice, as npm and a terminal do it.
  if (!onWindows) for (const signal of ['SIGINT', 'SIGINT'] as const) child.kill(signal);
  mayFinish.resolve(undefined);
  const { status, headers } = await answer;
  assert.deepEqual([status, headers.get('Location')], [303, `${address}/bedankt`]);
  if (!onWindows) assert.deepEqual(await once(child, 'exit'), [0, null]);
});

test('what keeps it from starting is said, with what to do about it', async (context) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  context.after(() => taken.close());
  const { port } = taken.address() as AddressInfo;
  const empty = dirname(await makeDist({}));
  for (const [env, cwd, expected] of [
    [{ PORT: String(port) }, folder, `Poort ${port} is bezet. Kies een andere: PORT=4322 npm start\n`],
    [{ PORT: 'abc' }, folder, 'Poort abc bestaat niet. Kies een andere: PORT=4322 npm start\n'],
    [{}, empty, 'Bouw eerst de site: npm run build\n'],
  ] as const) {
    const child = serve(context, env, cwd);
    const ends = [text(child.stdout), text(child.stderr), once(child, 'exit')];
    assert.deepEqual(await Promise.all(ends), ['', expected, [1, null]]);
  }
});
