import type { AstroIntegration } from 'astro';

import { createContactListener, createLocalContact } from './contact.ts';
import type { LocalContact } from './contact.ts';

/** Mounts the contact function under `npm run dev`, as `npm start` does. */
export function contactDevServer(): AstroIntegration {
  let contact: LocalContact;
  return {
    name: 'contact-dev-server',
    hooks: {
      'astro:server:setup': ({ server }) => {
        contact = createLocalContact(process.env);
        const receiveMessage = createContactListener(contact.handle);
        server.middlewares.use((request, response, next) =>
          request.url?.split('?')[0] === contact.path ? receiveMessage(request, response) : next(),
        );
      },
      'astro:server:start': ({ address, logger }) => logger.info(contact.open(address.port)),
    },
  };
}
