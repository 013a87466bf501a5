import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';

import { createLocalContact } from '../local/contact.ts';
import type { LocalContact } from '../local/contact.ts';

/** Mounts the contact function under `npm run dev`, so that the form works there as it does under `npm start`. */
export function contactDevServer(): AstroIntegration {
  let contact: LocalContact;
  return {
    name: 'contact-dev-server',
    hooks: {
      'astro:server:setup': ({ server }) => {
        contact = createLocalContact(process.env);
        const listener = getRequestListener(
          (request, { incoming }) => contact.handle(request, { address: incoming.socket.remoteAddress }),
          { overrideGlobalObjects: false },
        );
        server.middlewares.use((incoming, outgoing, next) => {
          if (incoming.url?.split('?')[0] !== contact.path) return next();
          void listener(incoming, outgoing);
        });
      },
      'astro:server:start': ({ address, logger }) => logger.info(contact.open(address.port)),
    },
  };
}
