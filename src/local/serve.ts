import { resolve } from 'node:path';
import { close, createHttpServer, listen } from './http-server.ts';
import { createSiteHandler } from './site-handler.ts';
import type { Handler } from './site-handler.ts';
import { explainStartError, getPrintedAddress, parsePort } from './start-up.ts';

const host = process.env['HOST'] || undefined;

try {
  await start(parsePort(process.env['PORT']));
} catch (error) {
  fail(error);
}

async function start(port: number): Promise<void> {
  const site = await createSiteHandler(resolve('dist'));
  // Handlers that answer an address of their own, before the site does: one line each.
  const mounted = new Map<string, Handler>([]);
  const answer: Handler = (request) => (mounted.get(new URL(request.url).pathname) ?? site)(request);

  const server = createHttpServer(answer);
  const actualPort = await listen(server, port, host).catch((error: unknown) => {
    throw new Error(explainStartError(error, port, host));
  });
  console.log(`Maquette staat op ${getPrintedAddress(host, actualPort)}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close(server));
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
