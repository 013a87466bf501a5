// `npm start` and the browser tests: the built site and the contact function on one port.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import { createContactListener } from './contact-listener.ts';
import { createLocalContact } from './contact.ts';
import { hasOneHost } from './host-header.ts';
import { localServerSettings } from './settings.ts';
import { createSiteHandler } from './site-handler.ts';
import { explainStartError, getPrintedAddress, parsePort } from './start-up.ts';
import { stopOnSignal } from './stop.ts';

const host = process.env['HOST'] || localServerSettings.defaultHost;

try {
  await start(parsePort(process.env['PORT']));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function start(port: number): Promise<void> {
  const site = await createSiteHandler(resolve('dist'));
  const contact = createLocalContact(process.env);
  const receiveMessage = createContactListener(contact.handle);
  const server = createServer((request, response) => {
    if (!hasOneHost(request)) response.writeHead(400, { Connection: 'close' }).end();
    else if (request.url?.split('?')[0] === contact.path) receiveMessage(request, response);
    else site(request, response);
  });
  server.listen({ port, host });
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(explainStartError(error, port, host));
  });
  const { port: actualPort } = server.address() as AddressInfo;
  console.log(`Maquette staat op ${getPrintedAddress(host, actualPort)}`);
  console.log(contact.open(actualPort));
  stopOnSignal(server);
}
