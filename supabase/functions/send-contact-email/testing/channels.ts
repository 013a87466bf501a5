// For tests: channels to local servers.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { createHttpChannel } from '../delivery/http.ts';
import type { Channel } from '../delivery/send.ts';
import { createSmtpChannel } from '../delivery/smtp.ts';
import { readDeployment } from '../deployment.ts';
import { sampleMessage } from './sample-message.ts';
import { listen } from './servers.ts';
import { setUp, testEnv, testSettings } from './set-up.ts';

// Short timeouts for servers that hang; a local server answers within milliseconds.
export const impatient = { greetingTimeout: 600, socketTimeout: 600, socketCloseTimeout: 20 };
export const { mailSettings } = readDeployment(testEnv);

type SmtpOptions = Parameters<typeof createSmtpChannel>[2];

/** Creates a channel to a local mail server. */
export const mailTo = (port: number, options: SmtpOptions = testSettings.smtp, to = mailSettings) =>
  createSmtpChannel('127.0.0.1', port, options, to);

/** Creates a channel that always fails. */
export const failWith = (error: unknown): Channel => ({
  via: 'smtp',
  place: 'nergens',
  send: () => Promise.reject(error as Error),
});

/** Starts a mail API on a free port, which answers every request with a status, or not at all. */
export async function startMailApi(
  context: TestContext,
  status: number | 'hangs' | 'drops the connection',
  answer = {},
) {
  const calls: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const { authorization, 'idempotency-key': key } = request.headers;
    calls.push({ url: request.url, authorization, key, mail: await json(request) });
    if (status === 'drops the connection') request.socket.destroy();
    if (typeof status === 'string') return;
    response.writeHead(status, { Location: '/elders' });
    response.end(JSON.stringify({ message: 'zoe@voorbeeld.nl', ...answer }));
  });
  const port = await listen(context, server, () => server.closeAllConnections());
  return {
    port,
    channel: createHttpChannel(`http://127.0.0.1:${port}/emails`, 're_geheim', mailSettings),
    calls,
  };
}

/** Posts a message, and asserts that the channel fails after these attempts with this code in the log. */
export async function fails(channel: Channel, attempts: number, code: RegExp, attemptMs = 6_000) {
  const settings = { ...testSettings, delivery: { ...testSettings.delivery, attemptMs } };
  const { status, log } = await setUp({ settings, channels: [channel] }).post(sampleMessage);
  assert.deepEqual([status, log[0]?.attempts], [503, attempts], String(code));
  assert.match(log[0]?.code ?? '', code);
}
