import { createFolderChannel } from './delivery/folder.ts';
import { createHttpChannel } from './delivery/http.ts';
import type { Channel } from './delivery/send.ts';
import { createSmtpChannel, THIS_MACHINE } from './delivery/smtp.ts';
import { parseEmailAddress } from './email-address.ts';
import { connectTo, openDatabase, type Connection } from './store/database.ts';
import { createOutbox } from './store/outbox.ts';
import type { Log } from './outcome.ts';
import { contactSettings } from './settings.ts';

/** Environment variables by name; an empty value counts as missing. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Parses a value; undefined when it is invalid. */
type Parse<T> = (value: string) => T | undefined;

type Connect = (url: string) => () => Connection;

const CHANNELS = ['folder', 'http', 'smtp'] as const;
const ORIGINS = 'origins of the site such as https://www.example.nl, without a path, separated by commas';
const SECRET = 'a random text of at least 16 characters that stays the same';

/** Reads a deployment from environment variables; throws an error that names a missing or invalid variable. */
export function readDeployment(env: Environment, connect: Connect = connectTo, settings = contactSettings) {
  function read<T = string>(name: string, meaning: string, parse?: Parse<T>, fallback?: T): T {
    const value = env[name]?.trim();
    const parsed = value && parse ? parse(value) : ((value || fallback) as T | undefined);
    if (parsed !== undefined) return parsed;
    // Do not add the value, which may be secret.
    throw new Error(`${name} is ${value ? 'not valid' : 'not set'}; expected ${meaning}`);
  }
  const readAddresses = (name: string) =>
    read(name, 'e-mail addresses, separated by commas', listOf(parseAddress));
  const database = read('SUPABASE_DB_URL', 'the address of the database', undefined, '');
  const mailSettings = {
    from: read('CONTACT_FROM', 'one e-mail address', parseAddress),
    to: readAddresses('CONTACT_TO'),
    companyName: read('CONTACT_COMPANY', 'the name of the company'),
    kvk: read('CONTACT_KVK', "the company's KvK number, 8 digits", matching(/^\d{8}$/)),
  };
  const makers: Readonly<Record<(typeof CHANNELS)[number], () => Channel>> = {
    folder: () => createFolderChannel(read('CONTACT_OUTBOX', 'a folder', undefined, 'outbox'), mailSettings),
    http: () => {
      const url = read('CONTACT_HTTP_URL', 'an address such as https://api.resend.com/emails', parseApi);
      return createHttpChannel(url, read('CONTACT_HTTP_KEY', 'the key of the mail API'), mailSettings);
    },
    smtp: () => {
      const host = read('CONTACT_SMTP_HOST', 'a host name');
      const port = read('CONTACT_SMTP_PORT', 'a port number', parseNumber(65_535), 465);
      const user = env['CONTACT_SMTP_USER']?.trim();
      const auth = user && { user, pass: read('CONTACT_SMTP_PASSWORD', 'the password of CONTACT_SMTP_USER') };
      return createSmtpChannel(host, port, { ...settings.smtp, ...(auth && { auth }) }, mailSettings);
    },
  };
  const names = read('CONTACT_DELIVERY', `some of ${CHANNELS.join(', ')}`, parseChannels);
  const { queryMs, rowMs } = settings.outbox;
  return {
    /** In order of preference. */
    channels: names.map((name) => makers[name]()),
    mailSettings,
    settings,
    outbox: database
      ? createOutbox(openDatabase(connect(database), queryMs, rowMs), settings.outbox)
      : undefined,
    /** Bearer token of the scheduled calls for a drain or a canary. */
    taskSecret: database ? read('CONTACT_DRAIN_SECRET', SECRET, matching(/^.{16}/)) : undefined,
    /** Recipients of alarms; not the mailbox of the messages. */
    alarmTo: database || env['CONTACT_ALARM_TO'] ? readAddresses('CONTACT_ALARM_TO') : undefined,
    /** Suspect messages mailed one by one in a day; more are combined in one mail an hour. */
    suspectMails: read('CONTACT_SUSPECT_MAILS', 'a number of mails', parseNumber(1e6), 50),
    /** Origins of the pages that may post. */
    origins: new Set<string>(read('CONTACT_ORIGINS', ORIGINS, listOf(parseOrigin))),
    // Not the platform's SUPABASE_ANON_KEY, which the page does not send: every message would be refused.
    anonKey: read('PUBLIC_SUPABASE_ANON_KEY', 'the public key the page sends'),
    /** Secret of the HMACs behind references and Message-IDs. */
    secret: read('CONTACT_SECRET', SECRET, matching(/^.{16}/)),
    // Supabase's gateway is Cloudflare, which overwrites this header of a visitor with a single address.
    // https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
    // Supabase does not document a header: https://github.com/orgs/supabase/discussions/52040
    addressHeader: read('CONTACT_ADDRESS_HEADER', 'a header', matching(/^[\w-]+$/), 'cf-connecting-ip'),
  };
}

/** A deployment, with the log, date and background work of a host or a test. */
export interface ServiceOptions extends Omit<ReturnType<typeof readDeployment>, 'addressHeader'> {
  readonly log?: Log;
  /** Returns the date for the ids of mails; the database decides what is due and what expires. */
  readonly today?: () => string;
  /** Keeps the host running until the work is done; the work never rejects. */
  readonly afterwards?: (work: Promise<void>) => void;
}

/** The dependencies of the modules of the function. */
export type ServiceContext = Required<ServiceOptions>;

const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);
const parseOrigin = (value: string) => (URL.parse(value)?.origin === value ? value : undefined);
const parseChannels = listOf((name) => CHANNELS.find((each) => each === name));

const parseNumber = (max: number) => (value: string) =>
  /^[1-9]\d*$/.test(value) && Number(value) <= max ? Number(value) : undefined;

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

function parseApi(value: string): string | undefined {
  const url = URL.parse(value);
  const isLocal = url?.protocol === 'http:' && THIS_MACHINE.includes(url.hostname);
  return url?.protocol === 'https:' || isLocal ? value : undefined;
}
