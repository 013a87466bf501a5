import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Environment } from '../../../supabase/functions/send-contact-email/variables.ts';

/**
 * Gives the queue a Postgres on this machine, kept in the outbox folder, when the environment asks for a queue and names
 * no database; returns the environment with its address. A queue by itself is drained into the outbox.
 */
export async function withLocalDatabase(env: Environment): Promise<Environment> {
  const delivery = env['CONTACT_DELIVERY']?.trim() ?? '';
  if (!delivery.includes('queue') || env['SUPABASE_DB_URL']) return env;
  // Only here: a Postgres takes a second to load.
  const { startPostgres } =
    await import('../../../supabase/functions/send-contact-email/testing/postgres.ts');
  const folder = join(env['CONTACT_OUTBOX']?.trim() || 'outbox', 'database');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { url, stop } = await startPostgres(folder);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  return {
    ...env,
    SUPABASE_DB_URL: url,
    CONTACT_DELIVERY: delivery === 'queue' ? 'queue,outbox' : delivery,
  };
}
