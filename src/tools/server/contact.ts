import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';

import { getRequestListener } from '@hono/node-server';

import type { Channel } from '../../../supabase/functions/send-contact-email/delivery/send.ts';
import { readDeployment } from '../../../supabase/functions/send-contact-email/deployment.ts';
import type { Environment } from '../../../supabase/functions/send-contact-email/deployment.ts';
import { contactPath, localAnonKey } from '../../../supabase/functions/send-contact-email/message.ts';
import { logLine } from '../../../supabase/functions/send-contact-email/outcome.ts';
import type { EventEntry, RequestEntry } from '../../../supabase/functions/send-contact-email/outcome.ts';
import { createService } from '../../../supabase/functions/send-contact-email/service.ts';
import company from '../../../content/bedrijf.json' with { type: 'json' };

/** Defaults for the variables that a host must set. */
const localDefaults: Environment = {
  CONTACT_DELIVERY: 'folder',
  CONTACT_FROM: company.email,
  CONTACT_TO: company.email,
  CONTACT_COMPANY: company.legalName,
  CONTACT_KVK: company.kvk,
  // The origins of this server are added when its port is known.
  CONTACT_ORIGINS: 'http://localhost',
  CONTACT_SECRET: 'geen geheim, want op eigen machine',
  PUBLIC_SUPABASE_ANON_KEY: localAnonKey,
};

/** The contact function in a local server. */
export type LocalContact = ReturnType<typeof createLocalContact>;

/** Creates the contact function from environment variables; throws an error that names an invalid one. */
export function createLocalContact(env: Environment) {
  const given = Object.entries(env).filter(([, value]) => value?.trim());
  const deployment = readDeployment({ ...localDefaults, ...Object.fromEntries(given) });
  const { channels, outbox } = deployment;
  const origins = new Set(deployment.origins);
  const log = (entry: RequestEntry | EventEntry) => report(entry, channels);
  const handle = createService({ ...deployment, origins, log });
  const listener = getRequestListener(
    (request, { incoming }) => handle(request, incoming.socket.remoteAddress),
    { overrideGlobalObjects: false },
  );
  return {
    handle,
    /** Middleware that answers requests at the path of the function. */
    serve: (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
      if (request.url?.split('?')[0] === contactPath) void listener(request, response);
      else next();
    },
    /** Allows the pages of this server on a port to post; returns in Dutch where messages go. */
    open: (port: number): string => {
      for (const origin of listLocalOrigins(port)) origins.add(origin);
      const targets = [...(outbox ? ['de database'] : []), ...channels.map(describe)];
      return `Berichten gaan naar ${targets.join('; lukt dat niet, dan naar ')}`;
    },
  };
}

const CHANNELS = { folder: 'de map', smtp: 'de mailserver', http: 'de mail-API', outbox: 'de database' };

function describe({ via, place }: Channel): string {
  return `${CHANNELS[via]} ${place}`;
}

// A Dutch line for each accepted message; anything else is logged as on a host.
function report(entry: RequestEntry | EventEntry, channels: readonly Channel[]): void {
  if (entry.outcome === 'preflight' || entry.outcome === 'repeated') return;
  const channel = channels.find(({ via }) => via === entry.via);
  if (channel) console.log(`Bericht ${entry.rid} ging naar ${describe(channel)}`);
  else logLine(entry);
}

/** Returns the origins at which browsers on this network can open a server on a port. */
function listLocalOrigins(port: number): string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  const hosts = ['localhost', '127.0.0.1', '[::1]', hostname(), ...addresses];
  return hosts.flatMap((host) => URL.parse(`http://${host}:${port}`)?.origin ?? []);
}
