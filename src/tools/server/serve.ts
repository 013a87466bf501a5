// `npm start`: the built site and the contact function on one port.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import { createLocalContact } from './contact.ts';
import { createSiteHandler } from './site-handler.ts';

const port = process.env['PORT'] || '4321';
// Loopback only: on another interface, anyone on the network could open the site.
const host = process.env['HOST'] || '127.0.0.1';

const portProblems: Record<string, string> = {
  EADDRINUSE: 'is bezet',
  EACCES: 'mag je niet gebruiken',
  ERR_SOCKET_BAD_PORT: 'bestaat niet',
};

try {
  const showSite = await createSiteHandler(resolve('dist'));
  const contact = createLocalContact(process.env);
  const server = createServer((request, response) =>
    contact.serve(request, response, () => showSite(request, response)),
  );
  server.listen({ port: Number(port), host });
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  const shownHost = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  console.log(`De site staat op http://${shownHost}:${actualPort}`);
  console.log(contact.open(actualPort));
  // Requests under way may finish. Ctrl+C sends the signal twice, by the terminal and by npm; closing twice is
  // harmless.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.keepAliveTimeout = 1;
      server.close();
    });
  }
} catch (error) {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const problem = portProblems[code];
  console.error(problem ? `Poort ${port} ${problem}. Kies een andere: PORT=4322 npm start` : message);
  process.exitCode = 1;
}
