// For tests: a real mail API on this machine.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { TestContext } from 'node:test';

/** What a mail API does with a mail: the status of its answer with what stands in it, or no answer. */
export type ApiBehaviour = number | Answer | 'hangs' | 'drops the connection';

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A call the API got. */
interface Call {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly mail: Record<string, unknown>;
}

/** Starts a mail API on a free port; it does per call what `behave` says. */
export async function startMailApi(context: TestContext, behave: (attempt: number) => ApiBehaviour) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { url: path, headers } = request;
    calls.push({
      path,
      headers,
      mail: request.method === 'POST' ? ((await json(request)) as Call['mail']) : {},
    });
    const behaviour = behave(calls.length);
    if (behaviour === 'hangs') return;
    if (behaviour === 'drops the connection') return void request.socket.destroy();
    const {
      status,
      headers: own,
      body,
    }: Answer = typeof behaviour === 'number' ? { status: behaviour } : behaviour;
    const location = status >= 300 && status < 400 ? { Location: '/elders' } : {};
    response.writeHead(status, { 'Content-Type': 'application/json', ...location, ...own });
    response.end(body ?? '{"message":"zoe@voorbeeld.nl"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`, calls };
}
