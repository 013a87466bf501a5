import { readAddressRule } from './client-address.ts';
import type { AddressRule } from './client-address.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { readDeliveries } from './delivery/choose.ts';
import { createQueueDelivery } from './delivery/queue.ts';
import type { HandlerOptions } from './handler.ts';
import { parseAddress, readMailSettings } from './mail-settings.ts';
import { messageFields } from './message.ts';
import { readRateLimits } from './rate-settings.ts';
import { contactSettings } from './settings.ts';
import { listOf, parseText, readOptional, readRequired } from './variables.ts';
import type { Environment, Question } from './variables.ts';

const MIN_SECRET_LENGTH = 16;

/** All that differs between deployments. */
export interface Deployment extends HandlerOptions {
  readonly addressRule: AddressRule;
  /** For what isolates share, and for what waits. */
  readonly database: Database | undefined;
  /** What the database's clock shows when it calls for a drain or a canary. */
  readonly taskSecret: string | undefined;
  /** Who is told when something is wrong. */
  readonly alarmTo: readonly string[] | undefined;
}

/** Reads a deployment from environment variables; throws an error that names the variable that is missing or wrong. */
export function readDeployment(env: Environment): Deployment {
  const mailSettings = readMailSettings(env);
  const databaseUrl = readOptional(env, { name: 'SUPABASE_DB_URL', meaning: 'an address', parse: parseText });
  const database = databaseUrl === undefined ? undefined : openDatabase(databaseUrl);
  const deliveries = readDeliveries(env, { database, mailSettings });
  const hasQueue = deliveries.some(({ via }) => via === 'queue');
  return {
    fields: messageFields,
    deliveries,
    held: database && hasQueue ? createQueueDelivery(database, mailSettings, 'contact_held') : undefined,
    mailSettings,
    database,
    taskSecret: readSecret(env, 'CONTACT_DRAIN_SECRET', hasQueue ? readRequired : readOptional),
    alarmTo: readOptional(env, {
      name: 'CONTACT_ALARM_TO',
      meaning: 'e-mail addresses, separated by commas',
      parse: listOf(parseAddress),
    }),
    origins: readOrigins(env),
    // Never the platform's own SUPABASE_ANON_KEY, which the page does not send: every message would be refused.
    anonKey: readRequired(env, {
      name: 'PUBLIC_SUPABASE_ANON_KEY',
      meaning: 'the public key the page sends',
      parse: parseText,
    }),
    secret: readSecret(env, 'CONTACT_SECRET', readRequired),
    settings: { ...contactSettings, rate: readRateLimits(env) },
    addressRule: readAddressRule(env),
  };
}

function readOrigins(env: Environment): ReadonlySet<string> {
  const origins = readRequired(env, {
    name: 'CONTACT_ORIGINS',
    meaning: 'origins of the site such as https://www.example.nl, without a path, separated by commas',
    parse: listOf((value) => (URL.parse(value)?.origin === value ? value : undefined)),
  });
  return new Set(origins);
}

function readSecret<T>(
  env: Environment,
  name: string,
  read: (env: Environment, question: Question<string>) => T,
): T {
  return read(env, {
    name,
    meaning: `a random text of at least ${MIN_SECRET_LENGTH} characters that stays the same`,
    parse: (value) => (value.length >= MIN_SECRET_LENGTH ? value : undefined),
  });
}
