// For tests: the handler behind a real web server, of Node or of Deno, whichever runs the test.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import type { ContactHandler } from '../handler.ts';

interface DenoServer {
  readonly addr: { readonly port: number };
  shutdown(): Promise<void>;
}

type DenoServe = (options: object, handler: (request: Request) => Promise<Response>) => DenoServer;

const deno = (globalThis as { readonly Deno?: { readonly serve: DenoServe } }).Deno;

/** Whether Deno runs this test. */
export const isDeno = deno !== undefined;

/** Puts a handler behind a web server on a free port of this machine; returns the port. */
export function serve(context: TestContext, handle: ContactHandler): Promise<number> {
  return deno ? serveInDeno(context, handle, deno.serve) : serveInNode(context, handle);
}

async function serveInNode(context: TestContext, handle: ContactHandler): Promise<number> {
  const listener = getRequestListener((request) => handle(request), { overrideGlobalObjects: false });
  const limits = { headersTimeout: 200, requestTimeout: 1_000, connectionsCheckingInterval: 50 };
  const server = createServer(limits, (incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

async function serveInDeno(
  context: TestContext,
  handle: ContactHandler,
  denoServe: DenoServe,
): Promise<number> {
  const controller = new AbortController();
  const options = { port: 0, hostname: '127.0.0.1', signal: controller.signal, onListen: () => undefined };
  const server = denoServe(options, (request) => handle(request));
  context.after(() => controller.abort());
  return server.addr.port;
}

/** Sends text over a socket and reads what comes back until the server closes, or `done` matches it. */
export async function talk(port: number, sent: string, done?: RegExp): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  socket.on('error', () => undefined);
  socket.write(sent);
  let answer = '';
  socket.on('data', (part: string) => {
    answer += part;
    if (done?.test(answer)) socket.destroy();
  });
  await once(socket, 'close');
  return answer;
}
