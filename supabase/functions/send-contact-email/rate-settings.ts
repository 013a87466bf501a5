import { contactSettings } from './settings.ts';
import type { ContactSettings } from './settings.ts';
import { readOptional, wholeNumberUpTo } from './variables.ts';
import type { Environment } from './variables.ts';

/** Reads the limits on how often may be sent; throws an error that names a wrong variable. */
export function readRateLimits(env: Environment): ContactSettings['rate'] {
  const { rate } = contactSettings;
  const readCount = (name: string) =>
    readOptional(env, { name, meaning: 'a number from 1 to 1000000', parse: wholeNumberUpTo(1_000_000) });
  return {
    ...rate,
    perAddress: readCount('CONTACT_RATE_PER_ADDRESS') ?? rate.perAddress,
    inAll: readCount('CONTACT_RATE_IN_ALL') ?? rate.inAll,
  };
}
