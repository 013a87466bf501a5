// For tests: a real mail server on this machine that takes mail, or fails as mail servers do.
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { readMail } from './mail.ts';

/** What a mail server does with a mail. */
export type Behaviour =
  | 'takes it'
  | 'drops the connection'
  | 'drops the connection at the data'
  | 'takes it and says nothing'
  | { readonly refuses: 'recipient' | 'data'; readonly code: number; readonly of?: string };

/** Starts a mail server on a free port; it does per connection what `behave` says. */
export async function startMailServer(
  context: TestContext,
  behave: (attempt: number) => Behaviour = () => 'takes it',
  options: SMTPServerOptions = {},
) {
  const seen: { recipients: string[]; sender: string; isEncrypted: boolean; taken: Uint8Array }[] = [];
  let attempts = 0;
  let behaviour: Behaviour = 'takes it';
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    name: 'localhost',
    disableReverseLookup: true,
    closeTimeout: 1,
    logger: false,
    // As a server that speaks to a person: an address stands in its answers.
    onRcptTo: ({ address }, _session, done) => done(refuse(behaviour, 'recipient', address)),
    onData: async (stream, { envelope, secure }, done) => {
      const taken = await buffer(stream);
      if (behaviour === 'drops the connection at the data') return dropAll(server);
      const error = refuse(behaviour, 'data', 'zoe@voorbeeld.nl');
      if (error) return done(error);
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      seen.push({
        recipients: envelope.rcptTo.map(({ address }) => address),
        sender,
        isEncrypted: secure,
        taken,
      });
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
  const port = await listen(context, server.server, () => dropAll(server));
  return {
    port,
    seen,
    countAttempts: () => attempts,
    readMails: () => Promise.all(seen.map(({ taken }) => readMail(taken))),
  };
}

/** Starts a server that takes connections and never says a word. */
export async function startSilentServer(context: TestContext) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  return listen(context, server, () => sockets.forEach((socket) => socket.destroy()));
}

/** A port on which nobody answers. */
export async function getClosedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function listen(context: TestContext, server: Server, cutOff: () => void): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(async () => {
    server.close();
    cutOff();
  });
  return (server.address() as AddressInfo).port;
}

function dropAll({ connections }: SMTPServer): void {
  for (const connection of connections) connection._socket.destroy();
}

function refuse(behaviour: Behaviour, at: 'recipient' | 'data', address: string): Error | undefined {
  if (typeof behaviour === 'string' || behaviour.refuses !== at) return undefined;
  if (behaviour.of !== undefined && behaviour.of !== address) return undefined;
  return Object.assign(new Error(`<${address}> is not welcome`), { responseCode: behaviour.code });
}
