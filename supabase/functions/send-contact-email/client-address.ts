import { readOptional, wholeNumberUpTo } from './variables.ts';
import type { Environment } from './variables.ts';

/** In which header, and where in it, a host puts the visitor's network address. */
export interface AddressRule {
  /** Undefined where no header can be trusted. */
  readonly header: string | undefined;
  /** Which entry of a list counts, from the end: 1 is the last. Without it only a list of one counts. */
  readonly entry: number | undefined;
}

/**
 * The visitor's network address; undefined where it is not certain, and then only the limit in all counts. Every proxy
 * adds to the end of `X-Forwarded-For` whom it got the request from, and a visitor can write what stands before that
 * (https://developers.cloudflare.com/fundamentals/reference/http-headers/). Supabase promises no header and no order
 * (https://github.com/orgs/supabase/discussions/52040); its gateway is Cloudflare, where `CF-Connecting-IP` is one address.
 */
export function getAddress(headers: Headers, { header, entry }: AddressRule): string | undefined {
  if (header === undefined) return undefined;
  const entries = headers.get(header)?.split(',') ?? [];
  if (entry === undefined && entries.length > 1) return undefined;
  return entries.at(-(entry ?? 1))?.trim() || undefined;
}

/** Reads where the address stands from environment variables; throws an error that names a wrong variable. */
export function readAddressRule(env: Environment): AddressRule {
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
