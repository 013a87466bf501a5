import { createHttpDelivery, readMailApi } from './delivery/http.ts';
import type { Delivery, Way } from './delivery/delivery.ts';
import { createOutboxDelivery } from './delivery/outbox.ts';
import { createSmtpDelivery, readSmtpServer } from './delivery/smtp.ts';
import { parseEmailAddress } from './email-address.ts';
import type { Background, ServiceOptions } from './options.ts';
import { openDatabase } from './queue/database.ts';
import { createQueue } from './queue/queue.ts';
import { contactSettings } from './settings.ts';
import { listOf, readVariable } from './variables.ts';
import type { Environment } from './variables.ts';

/** Reads a deployment from environment variables; throws an error that names the variable that is missing or wrong. */
export function readDeployment(
  env: Environment,
  { open, settings } = { open: openDatabase, settings: contactSettings },
): ServiceOptions & { readonly addressHeader: string } {
  const parseKvk = (value: string) => (/^\d{8}$/.test(value) ? value : undefined);
  const mailSettings = {
    from: readVariable(env, 'CONTACT_FROM', 'one e-mail address', parseAddress),
    to: readVariable(env, 'CONTACT_TO', ADDRESSES, listOf(parseAddress)),
    companyName: readVariable(env, 'CONTACT_COMPANY', 'the name of the company'),
    kvk: readVariable(env, 'CONTACT_KVK', "the company's KvK number, 8 digits", parseKvk),
  };
  const readBackground = (): Background => {
    const database = open(
      readVariable(env, 'SUPABASE_DB_URL', 'the address of the database, because of queue'),
    );
    return {
      database,
      queue: createQueue(database, mailSettings, settings.queue),
      taskSecret: readVariable(env, 'CONTACT_DRAIN_SECRET', SECRET, parseSecret),
      alarmTo: readVariable(env, 'CONTACT_ALARM_TO', ADDRESSES, listOf(parseAddress)),
    };
  };
  const ways = readVariable(env, 'CONTACT_DELIVERY', WAYS_MEANING, parseWays);
  const background = ways.includes('queue') ? readBackground() : undefined;
  const makers: Readonly<Record<Way, () => Delivery | undefined>> = {
    outbox: () => createOutboxDelivery(env['CONTACT_OUTBOX']?.trim() || 'outbox'),
    smtp: () => createSmtpDelivery(readSmtpServer(env), settings.smtp),
    http: () => createHttpDelivery(readMailApi(env)),
    queue: () => background?.queue.delivery,
  };
  return {
    deliveries: ways.map((way) => makers[way]()).filter((delivery) => delivery !== undefined),
    mailSettings,
    settings,
    background,
    origins: new Set(readVariable(env, 'CONTACT_ORIGINS', ORIGINS, listOf(parseOrigin))),
    // Never the platform's own SUPABASE_ANON_KEY, which the page does not send: every message would be refused.
    anonKey: readVariable(env, 'PUBLIC_SUPABASE_ANON_KEY', 'the public key the page sends'),
    secret: readVariable(env, 'CONTACT_SECRET', SECRET, parseSecret),
    // Supabase's gateway is Cloudflare, which overwrites what a visitor writes here: one address, never a list.
    // https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
    // Supabase itself promises no header: https://github.com/orgs/supabase/discussions/52040
    addressHeader: readVariable(env, 'CONTACT_ADDRESS_HEADER', 'a header', parseHeader, 'cf-connecting-ip'),
  };
}

const WAYS: readonly Way[] = ['outbox', 'smtp', 'http', 'queue'];
const WAYS_MEANING = `one or more of ${WAYS.join(', ')}, each once, separated by commas; beside queue another`;
const ADDRESSES = 'e-mail addresses, separated by commas';
const ORIGINS = 'origins of the site such as https://www.example.nl, without a path, separated by commas';
const SECRET = 'a random text of at least 16 characters that stays the same';

const parseHeader = (value: string) => (/^[\w-]+$/.test(value) ? value : undefined);
const parseOrigin = (value: string) => (URL.parse(value)?.origin === value ? value : undefined);
const parseSecret = (value: string) => (value.length >= 16 ? value : undefined);

function parseAddress(value: string): string | undefined {
  const address = parseEmailAddress(value);
  return address?.isAnswerable ? address.ascii : undefined;
}

/** The ways out, first choice first; what waits in the queue must have a way to leave it. */
function parseWays(value: string): readonly Way[] | undefined {
  const ways = listOf((name) => WAYS.find((way) => way === name))(value);
  const isRight = ways && new Set(ways).size === ways.length && ways.some((way) => way !== 'queue');
  return isRight ? ways : undefined;
}
