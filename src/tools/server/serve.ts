// `npm start`: the built site and the contact function on one port.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import { createLocalContact } from './contact.ts';
import { createSiteHandler } from './site-handler.ts';

const port = process.env['PORT'] || '4321';
// Loopback, because the whole network could open other interfaces.
const host = process.env['HOST'] || '127.0.0.1';

const PORT_PROBLEMS: Record<string, string> = {
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
  // Finish pending messages first. Both npm and the terminal send Ctrl+C, so a second signal does nothing more.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.keepAliveTimeout = 1;
      server.close();
    });
  }
} catch (error) {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const problem = PORT_PROBLEMS[code];
  console.error(problem ? `Poort ${port} ${problem}. Kies een andere: PORT=4322 npm start` : message);
  process.exitCode = 1;
}
