// Against a real HTTP server on this machine.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { sampleMessage } from '../testing/sample-message.ts';
import { listen } from '../testing/servers.ts';
import { isDeno, setUp, testSettings } from '../testing/set-up.ts';
import { createHttpDelivery } from './http.ts';

/** What a mail API does with a mail: a response, or none. */
type Behaviour = 'hangs' | 'drops the connection' | { readonly status: number };

/** Starts a mail API on a free port; it does per call what `behave` says. */
async function startMailApi(context: TestContext, behave: (attempt: number) => Behaviour) {
  const calls: { path?: string | undefined; headers: IncomingHttpHeaders; mail: Record<string, unknown> }[] =
    [];
  const server = createServer(async (request, response) => {
    const { url: path, headers } = request;
    calls.push({ path, headers, mail: (await json(request)) as Record<string, unknown> });
    const behaviour = behave(calls.length);
    if (behaviour === 'hangs') return;
    if (behaviour === 'drops the connection') return void request.socket.destroy();
    response.writeHead(behaviour.status, { Location: '/elders' });
    response.end('{"message":"zoe@voorbeeld.nl"}');
  });
  const port = await listen(context, server, () => server.closeAllConnections());
  return { url: `http://127.0.0.1:${port}/emails`, calls };
}

const createHttp = (url: string) => createHttpDelivery({ url, key: 're_geheim' });

test('what goes to the API is the mail, with a key that names it', async (context) => {
  const { url, calls } = await startMailApi(context, () => ({ status: 200 }));
  const { post, log } = setUp({ deliveries: [createHttp(url)] });
  const { status, body } = await post(sampleMessage);
  assert.deepEqual([status, log[0]?.via, log[0]?.attempts], [200, 'http', 1]);
  const [call, ...others] = calls;
  assert.ok(call);
  assert.deepEqual([call.path, call.headers.authorization, others], ['/emails', 'Bearer re_geheim', []]);
  assert.match(String(call.headers['idempotency-key']), /^[0-9a-f]{64}$/);
  const { text, headers, ...rest } = call.mail;
  assert.match(String(text), /^\| Wij houden een reünie\.\n\| Wat kost dat, in €\?$/m);
  assert.match(JSON.stringify(headers), /^\{"Message-ID":"<[0-9a-f]{32}@maquette\.test>",/);
  assert.deepEqual(rest, {
    from: '"Website Maquette B.V." <website@maquette.test>',
    to: ['info@maquette.test'],
    reply_to: sampleMessage.email,
    subject: `${String(body?.['reference'])} Bericht van ${sampleMessage.company}`,
  });
});

test('a fault that may pass is tried again as the same mail, a refusal for good is not', async (context) => {
  const nowhere = 'http://127.0.0.1:2/emails';
  const cases: [Behaviour | typeof nowhere, number, string][] = [
    [{ status: 500 }, 2, 'EHTTP:500'],
    [{ status: 429 }, 2, 'EHTTP:429'],
    [{ status: 409 }, 2, 'EHTTP:409'],
    ...[302, 401, 422].map((status): [Behaviour, number, string] => [{ status }, 1, `EHTTP:${status}`]),
    ['hangs', 2, 'ETIMEDOUT'],
    ['drops the connection', 2, isDeno ? 'ECONNECTION' : 'UND_ERR_SOCKET'],
    [nowhere, 2, isDeno ? 'ECONNECTION' : 'ECONNREFUSED'],
  ];
  for (const [behaviour, attempts, code] of cases) {
    const isNowhere = behaviour === nowhere;
    const { url, calls } = await startMailApi(context, () => (isNowhere ? { status: 200 } : behaviour));
    const attemptMs = behaviour === 'hangs' ? 300 : testSettings.delivery.attemptMs;
    const settings = { ...testSettings, delivery: { ...testSettings.delivery, attemptMs } };
    const { post, log } = setUp({ settings, deliveries: [createHttp(isNowhere ? nowhere : url)] });
    assert.equal((await post(sampleMessage)).status, 503);
    assert.deepEqual([log[0]?.attempts, log[0]?.code], [attempts, code]);
    const sent = calls.map(({ path, headers, mail }) => [path, headers['idempotency-key'], mail]);
    assert.equal(new Set(sent.map((call) => JSON.stringify(call))).size, isNowhere ? 0 : 1, 'one mail');
  }
});
