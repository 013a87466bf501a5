import type { AstroIntegration } from 'astro';

import { createLocalContact, type LocalContact } from './contact.ts';

/** Serves the contact function under `npm run dev`, as `npm start` does. */
export function contactDevServer(): AstroIntegration {
  let contact: LocalContact;
  return {
    name: 'contact-dev-server',
    hooks: {
      'astro:server:setup': ({ server }) => {
        contact = createLocalContact(process.env);
        server.middlewares.use(contact.serve);
      },
      'astro:server:start': ({ address, logger }) => logger.info(contact.open(address.port)),
    },
  };
}
