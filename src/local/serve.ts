import { resolve } from 'node:path';
import { createLocalContact } from './contact.ts';
import { close, createHttpServer, listen } from './http-server.ts';
import { createSiteHandler } from './site-handler.ts';
import { explainStartError, getPrintedAddress, parsePort } from './start-up.ts';

const host = process.env['HOST'] || undefined;

try {
  await start(parsePort(process.env['PORT']));
} catch (error) {
  fail(error);
}

async function start(port: number): Promise<void> {
  const site = await createSiteHandler(resolve('dist'));
  const contact = createLocalContact(process.env);
  const server = createHttpServer((request, address) =>
    new URL(request.url).pathname === contact.path ? contact.handle(request, { address }) : site(request),
  );
  const actualPort = await listen(server, port, host).catch((error: unknown) => {
    throw new Error(explainStartError(error, port, host));
  });
  console.log(`Maquette staat op ${getPrintedAddress(host, actualPort)}`);
  console.log(contact.open(actualPort));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close(server));
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
