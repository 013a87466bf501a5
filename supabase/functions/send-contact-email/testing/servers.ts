// For tests: a local mail server, which can fail in several ways.
import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readMail } from './mail.ts';

/** The behaviour of a mail server. */
export type Behaviour =
  | 'takes it'
  | 'drops the connection'
  | 'takes it and says nothing'
  | { readonly refuses: 'recipient' | 'data'; readonly code: number; readonly of?: string };

/** Starts a mail server on a free port; `behave` decides its behaviour for each connection. */
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
    // The default is the host name, which Deno has no permission to read.
    name: 'localhost',
    disableReverseLookup: true,
    closeTimeout: 1,
    // Include an address in the replies, as some servers do.
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

/** Listens on a free port until the test ends; `cutOff` then closes open connections. */
export async function listen(context: TestContext, server: Server, cutOff: () => void): Promise<number> {
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
