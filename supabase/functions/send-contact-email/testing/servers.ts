// For tests: a real mail API and a real mail server on this machine, which take mail or fail as such systems do.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { readMail } from './mail.ts';

/** What a mail API does with a mail: a response, or none. */
export type ApiBehaviour =
  | 'hangs'
  | 'drops the connection'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

/** Starts a mail API on a free port; it does per call what `behave` says. */
export async function startMailApi(context: TestContext, behave: (attempt: number) => ApiBehaviour) {
  const calls: { path?: string | undefined; headers: IncomingHttpHeaders; mail: Record<string, unknown> }[] =
    [];
  const server = createHttpServer(async (request, response) => {
    const { url: path, headers } = request;
    calls.push({ path, headers, mail: (await json(request)) as Record<string, unknown> });
    const behaviour = behave(calls.length);
    if (behaviour === 'hangs') return;
    if (behaviour === 'drops the connection') return void request.socket.destroy();
    response.writeHead(behaviour.status, { Location: '/elders', ...behaviour.headers });
    response.end(behaviour.body ?? '{"message":"zoe@voorbeeld.nl"}');
  });
  const port = await listen(context, server, () => server.closeAllConnections());
  return { url: `http://127.0.0.1:${port}/emails`, calls };
}

/** What a mail server does with a mail. */
export type Behaviour =
  | 'takes it'
  | 'drops the connection'
  | 'takes it and says nothing'
  | { readonly refuses: 'recipient' | 'data'; readonly code: number; readonly of?: string };

/** Starts a mail server on a free port; it does per connection what `behave` says. */
export async function startMailServer(
  context: TestContext,
  behave: (attempt: number) => Behaviour = () => 'takes it',
  options: SMTPServerOptions = {},
) {
  const seen: { recipients: string[]; isEncrypted: boolean; taken: Uint8Array }[] = [];
  let attempts = 0;
  let behaviour: Behaviour = 'takes it';
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // By default the name of this machine, which Deno has no right to here.
    name: 'localhost',
    disableReverseLookup: true,
    closeTimeout: 1,
    // As a server that speaks to a person: an address stands in its answers.
    onRcptTo: ({ address }, _session, done) => done(refuse(behaviour, 'recipient', address)),
    onData: async (stream, { envelope, secure }, done) => {
      const taken = await buffer(stream);
      const error = refuse(behaviour, 'data', 'zoe@voorbeeld.nl');
      if (error) return done(error);
      const recipients = envelope.rcptTo.map(({ address }) => address);
      seen.push({ recipients, isEncrypted: secure, taken });
      if (behaviour !== 'takes it and says nothing') done();
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.server.prependListener('connection', (socket: Socket) => {
    attempts += 1;
    behaviour = behave(attempts);
    if (behaviour === 'drops the connection') socket.destroy();
  });
  const port = await listen(context, server.server, () => {
    for (const connection of server.connections) connection._socket.destroy();
  });
  const readMails = () => Promise.all(seen.map(({ taken }) => readMail(taken)));
  return { port, seen, countAttempts: () => attempts, readMails };
}

/** Starts a server that takes connections and never says a word. */
export async function startSilentServer(context: TestContext) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  return listen(context, server, () => sockets.forEach((socket) => socket.destroy()));
}

async function listen(context: TestContext, server: Server, cutOff: () => void): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => {
    server.close();
    cutOff();
  });
  return (server.address() as AddressInfo).port;
}

function refuse(behaviour: Behaviour, at: 'recipient' | 'data', address: string): Error | undefined {
  if (typeof behaviour === 'string' || behaviour.refuses !== at) return undefined;
  if (behaviour.of !== undefined && behaviour.of !== address) return undefined;
  return Object.assign(new Error(`<${address}> is not welcome`), { responseCode: behaviour.code });
}
