import { createHttpDelivery, readMailApi } from './delivery/http.ts';
import type { Delivery, Way } from './delivery/delivery.ts';
import { createOutboxDelivery } from './delivery/outbox.ts';
import { createSmtpDelivery, readSmtpServer } from './delivery/smtp.ts';
import { parseEmailAddress } from './email-address.ts';
import type { ServiceOptions } from './options.ts';
import { openDatabase } from './queue/database.ts';
import { createQueue } from './queue/queue.ts';
import { contactSettings } from './settings.ts';
import type { ContactSettings } from './settings.ts';
import { listOf, readOptional, readRequired } from './variables.ts';
import type { Environment } from './variables.ts';

/** All that differs between deployments. */
export type Deployment = ServiceOptions & {
  /** The header in which the host puts the visitor's address. */
  readonly addressHeader: string;
};

/** Reads a deployment from environment variables; throws an error that names the variable that is missing or wrong. */
export function readDeployment(
  env: Environment,
  { open, settings } = { open: openDatabase, settings: contactSettings },
): Deployment {
  const parseKvk = (value: string) => (/^\d{8}$/.test(value) ? value : undefined);
  const mailSettings = {
    from: readRequired(env, 'CONTACT_FROM', 'one e-mail address', parseAddress),
    to: readRequired(env, 'CONTACT_TO', ADDRESSES, listOf(parseAddress)),
    companyName: readRequired(env, 'CONTACT_COMPANY', 'the name of the company'),
    kvk: readRequired(env, 'CONTACT_KVK', "the company's KvK number, 8 digits", parseKvk),
  };
  const databaseUrl = readOptional(env, 'SUPABASE_DB_URL', 'the address of the database');
  const database = databaseUrl === undefined ? undefined : open(databaseUrl);
  const queue = database && createQueue(database, mailSettings, settings.queue);
  const deliveries = readDeliveries(env, queue?.delivery, settings);
  const hasQueue = deliveries.some(({ via }) => via === 'queue');
  const readMaybe = hasQueue ? readRequired : readOptional;
  return {
    deliveries,
    mailSettings,
    settings,
    database,
    queue: hasQueue ? queue : undefined,
    taskSecret: readMaybe(env, 'CONTACT_DRAIN_SECRET', SECRET, parseSecret),
    alarmTo: readMaybe(env, 'CONTACT_ALARM_TO', ADDRESSES, listOf(parseAddress)),
    origins: new Set(readRequired(env, 'CONTACT_ORIGINS', ORIGINS, listOf(parseOrigin))),
    // Never the platform's own SUPABASE_ANON_KEY, which the page does not send: every message would be refused.
    anonKey: readRequired(env, 'PUBLIC_SUPABASE_ANON_KEY', 'the public key the page sends'),
    secret: readRequired(env, 'CONTACT_SECRET', SECRET, parseSecret),
    addressHeader: readOptional(env, 'CONTACT_ADDRESS_HEADER', 'a header', parseHeader) ?? CLOUDFLARE_HEADER,
  };
}

const ADDRESSES = 'e-mail addresses, separated by commas';
const ORIGINS = 'origins of the site such as https://www.example.nl, without a path, separated by commas';
const SECRET = 'a random text of at least 16 characters that stays the same';

// Supabase's gateway is Cloudflare, which overwrites what a visitor writes here: one address, never a list.
// https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
// Supabase itself promises no header: https://github.com/orgs/supabase/discussions/52040
const CLOUDFLARE_HEADER = 'cf-connecting-ip';

const parseHeader = (value: string) => (/^[\w-]+$/.test(value) ? value : undefined);
const parseOrigin = (value: string) => (URL.parse(value)?.origin === value ? value : undefined);
const parseSecret = (value: string) => (value.length >= 16 ? value : undefined);

function parseAddress(value: string): string | undefined {
  const address = parseEmailAddress(value);
  return address?.isAnswerable ? address.ascii : undefined;
}

/** The ways out, first choice first. */
function readDeliveries(env: Environment, queue: Delivery | undefined, { smtp }: ContactSettings) {
  const makers: Readonly<Record<Way, () => Delivery>> = {
    outbox: () => createOutboxDelivery(readOptional(env, 'CONTACT_OUTBOX', 'a folder') ?? 'outbox'),
    smtp: () => createSmtpDelivery(readSmtpServer(env), smtp),
    http: () => createHttpDelivery(readMailApi(env)),
    queue: () => {
      if (queue) return queue;
      throw new Error('SUPABASE_DB_URL is not set; expected the address of the database, because of queue');
    },
  };
  const names = Object.keys(makers) as Way[];
  const parseNames = listOf((value) => names.find((name) => name === value));
  const meaning = `one or more of ${names.join(', ')}, each once, separated by commas; beside queue another`;
  const ways = readRequired(env, 'CONTACT_DELIVERY', meaning, (value) => {
    const parsed = parseNames(value);
    // What waits in the queue must have a way to leave it.
    const isRight = parsed && new Set(parsed).size === parsed.length && parsed.some((way) => way !== 'queue');
    return isRight ? parsed : undefined;
  });
  return ways.map((way) => makers[way]());
}
