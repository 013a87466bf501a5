import type { Delivery } from '../../../supabase/functions/send-contact-email/delivery/delivery.ts';
import { readDeployment } from '../../../supabase/functions/send-contact-email/deployment.ts';
import type { ContactHandler } from '../../../supabase/functions/send-contact-email/handler.ts';
import { logLine } from '../../../supabase/functions/send-contact-email/log.ts';
import type { EventEntry, RequestEntry } from '../../../supabase/functions/send-contact-email/log.ts';
import { contactPath, localAnonKey } from '../../../supabase/functions/send-contact-email/message.ts';
import { createService } from '../../../supabase/functions/send-contact-email/service.ts';
import type { Environment } from '../../../supabase/functions/send-contact-email/variables.ts';
import company from '../../../content/bedrijf.json' with { type: 'json' };
import { listOwnOrigins } from './own-origins.ts';

/** The contact function on this machine. */
export interface LocalContact {
  readonly path: string;
  readonly handle: ContactHandler;
  /** Lets the pages of this server on this port send; returns in Dutch where messages go. */
  readonly open: (port: number) => string;
}

/** What a deployment sets and one's own machine need not; the limits leave room for tests and for trying things out. */
const localDefaults: Environment = {
  CONTACT_DELIVERY: 'outbox',
  CONTACT_FROM: company.email,
  CONTACT_TO: company.email,
  CONTACT_COMPANY: company.legalName,
  CONTACT_KVK: company.kvk,
  // Those of the server itself follow when its port is known.
  CONTACT_ORIGINS: 'http://localhost',
  CONTACT_SECRET: 'geen geheim, want op eigen machine',
  CONTACT_RATE_PER_ADDRESS: '100000',
  CONTACT_RATE_IN_ALL: '100000',
  PUBLIC_SUPABASE_ANON_KEY: localAnonKey,
};

/** Makes the contact function from the environment; throws an error that names a wrong variable. */
export function createLocalContact(env: Environment): LocalContact {
  const given = Object.entries(env).filter(([, value]) => value?.trim());
  const deployment = readDeployment({ ...localDefaults, ...Object.fromEntries(given) });
  const { deliveries } = deployment;
  const origins = new Set(deployment.origins);
  const handle = createService({ ...deployment, origins, log: (entry) => report(entry, deliveries) });
  return {
    path: contactPath,
    handle,
    open: (port) => {
      for (const origin of listOwnOrigins(port)) origins.add(origin);
      return deliveries.map(describeWay).join('; lukt dat niet: ');
    },
  };
}

function describeWay({ via, place }: Delivery, index: number): string {
  const start = index === 0 ? 'Berichten' : 'ze';
  if (via === 'outbox') return `${start} komen in ${/^[./\\]|:/.test(place) ? place : `./${place}`}`;
  if (via === 'queue') return `${start} wachten in de database`;
  return `${start} gaan naar ${nameOf(via)} ${place}`;
}

function nameOf(via: 'smtp' | 'http'): string {
  return via === 'smtp' ? 'de mailserver' : 'de mail-API';
}

// Whoever runs the server sees each message arrive; what went wrong stands there as on a host.
function report(entry: RequestEntry | EventEntry, deliveries: readonly Delivery[]): void {
  const { outcome, via } = entry;
  if (outcome === 'preflight' || outcome === 'repeated') return;
  const way = outcome && deliveries.find((delivery) => delivery.via === via);
  if (!way) return logLine(entry);
  console.log(`Bericht ${entry.rid} ${describeEnd(way)}`);
}

function describeEnd({ via, place }: Delivery): string {
  if (via === 'outbox') return `staat in ${place}`;
  return via === 'queue' ? 'wacht in de database' : `is aangenomen door ${nameOf(via)} ${place}`;
}
