// `npm start`: the built site and the contact function on one port.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import { createContactListener, createLocalContact } from './contact.ts';
import { createSiteHandler } from './site-handler.ts';

const port = process.env['PORT'] || '4321';
// This machine alone: on every interface the whole network could open it.
const host = process.env['HOST'] || '127.0.0.1';

const PORT_FAULTS: Record<string, string> = {
  EADDRINUSE: 'is bezet',
  EACCES: 'mag je niet gebruiken',
  ERR_SOCKET_BAD_PORT: 'bestaat niet',
};

await start().catch((error: NodeJS.ErrnoException) => {
  const fault = PORT_FAULTS[error.code ?? ''];
  console.error(fault ? `Poort ${port} ${fault}. Kies een andere: PORT=4322 npm start` : error.message);
  process.exitCode = 1;
});

async function start(): Promise<void> {
  const showSite = await createSiteHandler(resolve('dist'));
  const contact = createLocalContact(process.env);
  const receiveMessage = createContactListener(contact.handle);
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] === contact.path) receiveMessage(request, response);
    else showSite(request, response);
  });
  server.listen({ port: Number(port), host });
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  const shownHost = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  console.log(`Maquette staat op http://${shownHost}:${actualPort}`);
  console.log(contact.open(actualPort));
  // A message under way is finished first. npm and the terminal both pass Ctrl+C on, so twice counts as once.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.keepAliveTimeout = 1;
      server.close();
    });
  }
}
