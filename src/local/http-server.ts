import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { localServerSettings } from './settings.ts';

/** Answers a web-standard request from a network address. */
type AddressedHandler = (request: Request, address: string | undefined) => Promise<Response>;

/** Puts a web-standard handler behind a Node server that gives up on slow senders. */
export function createHttpServer(handler: AddressedHandler): Server {
  const { headersTimeoutMs, requestTimeoutMs, timeoutCheckEveryMs } = localServerSettings;
  const listener = getRequestListener(
    (request, { incoming }) => handler(request, incoming.socket.remoteAddress),
    { errorHandler, overrideGlobalObjects: false },
  );
  return createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: timeoutCheckEveryMs,
    },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
}

// The adapter would answer 500 in silence; whoever started the server wants to see why.
function errorHandler(error: unknown): Response {
  if (error instanceof RequestError) return new Response(null, { status: 400 });
  console.error(error);
  return new Response(null, { status: 500 });
}

/** Starts listening on a port (0 takes a free one), on every interface unless a host is given. */
export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Stops taking requests, lets answers under way finish, and cuts off what still hangs after that. */
export function close(server: Server): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), localServerSettings.closeGraceMs).unref();
}
