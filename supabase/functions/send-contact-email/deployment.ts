import { readDeliveries } from './delivery/choose.ts';
import type { HandlerOptions } from './handler.ts';
import { readMailSettings } from './mail-settings.ts';
import { messageFields } from './message.ts';
import { contactSettings } from './settings.ts';
import type { ContactSettings } from './settings.ts';
import { listOf, parseText, readOptional, readRequired, wholeNumberUpTo } from './variables.ts';
import type { Environment } from './variables.ts';

const MIN_SECRET_LENGTH = 16;

/** All that differs between deployments. */
export interface Deployment extends HandlerOptions {
  /** The header in which the host puts the visitor's network address, when it has one that can be trusted. */
  readonly addressHeader: string | undefined;
}

/** Reads a deployment from environment variables; throws an error that names the variable that is missing or wrong. */
export function readDeployment(env: Environment): Deployment {
  return {
    fields: messageFields,
    deliveries: readDeliveries(env),
    mailSettings: readMailSettings(env),
    origins: readOrigins(env),
    anonKey: readAnonKey(env),
    secret: readRequired(env, {
      name: 'CONTACT_SECRET',
      meaning: `a random text of at least ${MIN_SECRET_LENGTH} characters that stays the same`,
      parse: (value) => (value.length >= MIN_SECRET_LENGTH ? value : undefined),
    }),
    settings: { ...contactSettings, rate: readRate(env) },
    addressHeader: readOptional(env, {
      name: 'CONTACT_ADDRESS_HEADER',
      meaning: 'the name of a header',
      parse: (value) => (/^[\w-]+$/.test(value) ? value : undefined),
    }),
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

// The platform itself hands its functions the second one.
function readAnonKey(env: Environment): string {
  const name = 'PUBLIC_SUPABASE_ANON_KEY';
  const value = env[name] || env['SUPABASE_ANON_KEY'];
  return readRequired(
    { [name]: value },
    { name, meaning: 'the public key the page sends', parse: parseText },
  );
}

function readRate(env: Environment): ContactSettings['rate'] {
  const { rate } = contactSettings;
  const readCount = (name: string) =>
    readOptional(env, { name, meaning: 'a number from 1 to 1000000', parse: wholeNumberUpTo(1_000_000) });
  return {
    ...rate,
    perAddress: readCount('CONTACT_RATE_PER_ADDRESS') ?? rate.perAddress,
    inAll: readCount('CONTACT_RATE_IN_ALL') ?? rate.inAll,
  };
}
