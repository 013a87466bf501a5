import type { Delivery } from './delivery/deliver.ts';
import { createHttpDelivery } from './delivery/http.ts';
import { createOutboxDelivery } from './delivery/outbox.ts';
import { createSmtpDelivery, THIS_MACHINE } from './delivery/smtp.ts';
import { parseEmailAddress } from './email-address.ts';
import type { Memory } from './memory.ts';
import type { Log, Way } from './outcome.ts';
import { createQueue, openDatabase } from './queue/queue.ts';
import { contactSettings } from './settings.ts';

/** Environment variables by name; an empty one counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a value; undefined when it will not do. */
type Parse<T> = (value: string) => T | undefined;

/** Reads a deployment from environment variables; throws an error that names the variable that is missing or wrong. */
export function readDeployment(
  env: Environment,
  { open, settings } = { open: openDatabase, settings: contactSettings },
) {
  function read<T = string>(name: string, meaning: string, parse?: Parse<T>, fallback?: T): T {
    const value = env[name]?.trim();
    const parsed = value && parse ? parse(value) : ((value || fallback) as T | undefined);
    if (parsed !== undefined) return parsed;
    // Never the value, which may be secret.
    throw new Error(`${name} is ${value ? 'not valid' : 'not set'}; expected ${meaning}`);
  }
  const readAddresses = (name: string) =>
    read(name, 'e-mail addresses, separated by commas', listOf(parseAddress));
  const readSecret = (name: string) =>
    read(name, 'a random text of at least 16 characters that stays the same', matching(/^.{16}/));

  const mailSettings = {
    from: read('CONTACT_FROM', 'one e-mail address', parseAddress),
    to: readAddresses('CONTACT_TO'),
    companyName: read('CONTACT_COMPANY', 'the name of the company'),
    kvk: read('CONTACT_KVK', "the company's KvK number, 8 digits", matching(/^\d{8}$/)),
  };
  const readBackground = () => {
    const query = open(read('SUPABASE_DB_URL', 'the address of the database, because of queue'));
    return {
      query,
      queue: createQueue(query, mailSettings, settings.queue),
      /** What the database's clock shows when it calls for a drain or a canary. */
      taskSecret: readSecret('CONTACT_DRAIN_SECRET'),
      /** Who is told when something is wrong: not the mailbox that leads go to. */
      alarmTo: readAddresses('CONTACT_ALARM_TO'),
    };
  };
  const ways = read('CONTACT_DELIVERY', WAYS_MEANING, parseWays);
  const background = ways.includes('queue') ? readBackground() : undefined;
  const makers: Readonly<Record<Way, () => Delivery | undefined>> = {
    outbox: () => createOutboxDelivery(read('CONTACT_OUTBOX', 'a folder', undefined, 'outbox')),
    smtp: () => {
      const host = read('CONTACT_SMTP_HOST', 'a host name');
      const port = read('CONTACT_SMTP_PORT', 'a port number', parsePort, 465);
      const user = env['CONTACT_SMTP_USER']?.trim();
      const auth = user && { user, pass: read('CONTACT_SMTP_PASSWORD', 'the password of CONTACT_SMTP_USER') };
      return createSmtpDelivery(host, port, { ...settings.smtp, ...(auth && { auth }) });
    },
    http: () => {
      const meaning = 'an https address such as https://api.resend.com/emails';
      const url = read('CONTACT_HTTP_URL', meaning, parseApi);
      return createHttpDelivery(url, read('CONTACT_HTTP_KEY', 'the key of the mail API'));
    },
    queue: () => background && { via: 'queue', place: 'contact', send: background.queue.add },
  };
  return {
    /** The ways out, first choice first. */
    deliveries: ways.map((way) => makers[way]()).filter((delivery) => delivery !== undefined),
    mailSettings,
    settings,
    background,
    /** The exact origins of pages that may send. */
    origins: new Set<string>(read('CONTACT_ORIGINS', ORIGINS_MEANING, listOf(parseOrigin))),
    // Never the platform's own SUPABASE_ANON_KEY, which the page does not send: every message would be refused.
    anonKey: read('PUBLIC_SUPABASE_ANON_KEY', 'the public key the page sends'),
    /** Keeps what a reference and Message-ID are made from unguessable. */
    secret: readSecret('CONTACT_SECRET'),
    // Supabase's gateway is Cloudflare, which overwrites what a visitor writes here: one address, never a list.
    // https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
    // Supabase itself promises no header: https://github.com/orgs/supabase/discussions/52040
    addressHeader: read('CONTACT_ADDRESS_HEADER', 'a header', matching(/^[\w-]+$/), 'cf-connecting-ip'),
  };
}

/** A deployment, and what a host or a test has of its own: log, clock (in ms) and work after the response. */
export interface ServiceOptions extends Omit<ReturnType<typeof readDeployment>, 'addressHeader'> {
  readonly log?: Log;
  readonly now?: () => number;
  /** The work never rejects. */
  readonly afterwards?: (work: Promise<void>) => void;
}

/** What every part of the function works with. */
export interface Parts extends Required<Omit<ServiceOptions, 'background'>> {
  readonly memory: Memory;
}

const WAYS: readonly Way[] = ['outbox', 'smtp', 'http', 'queue'];
const WAYS_MEANING = `one or more of ${WAYS.join(', ')}, each once, separated by commas; beside queue another`;
const ORIGINS_MEANING =
  'origins of the site such as https://www.example.nl, without a path, separated by commas';

const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);
const parseOrigin = (value: string) => (URL.parse(value)?.origin === value ? value : undefined);

function listOf<T>(parse: Parse<T>): Parse<readonly T[]> {
  return (value) => {
    const items = value.split(',').map((item) => parse(item.trim()));
    return items.every((item) => item !== undefined) ? items : undefined;
  };
}

function parseAddress(value: string): string | undefined {
  const address = parseEmailAddress(value);
  return address?.isAnswerable ? address.ascii : undefined;
}

function parsePort(value: string): number | undefined {
  const port = /^\d+$/.test(value) ? Number(value) : 0;
  return port > 0 && port < 65_536 ? port : undefined;
}

function parseApi(value: string): string | undefined {
  const url = URL.parse(value);
  const isLocal = url?.protocol === 'http:' && THIS_MACHINE.includes(url.hostname);
  return url?.protocol === 'https:' || isLocal ? value : undefined;
}

/** The ways out, first choice first; what waits in the queue must have a way to leave it. */
function parseWays(value: string): readonly Way[] | undefined {
  const ways = listOf((name) => WAYS.find((way) => way === name))(value);
  const isRight = ways && new Set(ways).size === ways.length && ways.some((way) => way !== 'queue');
  return isRight ? ways : undefined;
}
