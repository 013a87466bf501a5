import { createHmac, randomBytes } from 'node:crypto';
import { Refusal } from './refusal.ts';
import type { ContactSettings } from './settings.ts';

interface Visit {
  readonly at: number;
  readonly visitor: string | undefined;
}

/**
 * Makes a check that counts messages, in all and per address, and throws a `Refusal` beyond the limit. Addresses are
 * kept as a hash whose secret lives as long as the process; without an address only the limit in all counts.
 */
export function createRateLimit(limits: ContactSettings['rate'], now: () => number) {
  const secret = randomBytes(32);
  let visits: Visit[] = [];
  return (address: string | undefined): void => {
    const at = now();
    visits = visits.filter((visit) => visit.at > at - limits.windowMs);
    const visitor = address === undefined ? undefined : hash(address, secret);
    refuseBeyond(limits.inAll, visits, at, limits.windowMs);
    if (visitor !== undefined) {
      const own = visits.filter((visit) => visit.visitor === visitor);
      refuseBeyond(limits.perAddress, own, at, limits.windowMs);
    }
    visits.push({ at, visitor });
  };
}

function refuseBeyond(limit: number, visits: readonly Visit[], at: number, windowMs: number): void {
  const oldest = visits[visits.length - limit];
  if (oldest === undefined) return;
  const retryAfterS = Math.ceil((oldest.at + windowMs - at) / 1000);
  throw new Refusal(429, 'rate', { headers: { 'Retry-After': String(retryAfterS) } });
}

function hash(address: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(address).digest('base64');
}
