import type { IncomingMessage, ServerResponse } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import type { ContactHandler } from '../../../supabase/functions/send-contact-email/handler.ts';

/** Puts the contact function, a web-standard handler, behind Node's HTTP server. */
export function createContactListener(handle: ContactHandler) {
  const listener = getRequestListener(
    (request, { incoming }) => handle(request, { address: incoming.socket.remoteAddress }),
    { overrideGlobalObjects: false },
  );
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => void listener(incoming, outgoing);
}
