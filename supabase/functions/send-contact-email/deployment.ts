import type { AddressRule } from './client-address.ts';
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
  readonly addressRule: AddressRule;
}

/** Reads a deployment from environment variables; throws an error that names the variable that is missing or wrong. */
export function readDeployment(env: Environment): Deployment {
  return {
    fields: messageFields,
    deliveries: readDeliveries(env),
    mailSettings: readMailSettings(env),
    origins: readOrigins(env),
    // Never the platform's own SUPABASE_ANON_KEY, which the page does not send: every message would be refused.
    anonKey: readRequired(env, {
      name: 'PUBLIC_SUPABASE_ANON_KEY',
      meaning: 'the public key the page sends',
      parse: parseText,
    }),
    secret: readRequired(env, {
      name: 'CONTACT_SECRET',
      meaning: `a random text of at least ${MIN_SECRET_LENGTH} characters that stays the same`,
      parse: (value) => (value.length >= MIN_SECRET_LENGTH ? value : undefined),
    }),
    settings: { ...contactSettings, rate: readRate(env) },
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

function readAddressRule(env: Environment): AddressRule {
  return {
    header: readOptional(env, {
      name: 'CONTACT_ADDRESS_HEADER',
      meaning: 'the name of a header',
      parse: (value) => (/^[\w-]+$/.test(value) ? value : undefined),
    }),
    entry: readOptional(env, {
      name: 'CONTACT_ADDRESS_ENTRY',
      meaning: 'a number from 1 to 9, 1 being the last entry',
      parse: wholeNumberUpTo(9),
    }),
  };
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
