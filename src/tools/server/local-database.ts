import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Environment } from '../../../supabase/functions/send-contact-email/variables.ts';

/** The environment with the address of a database, and what stops that database. */
interface LocalDatabase {
  readonly env: Environment;
  readonly stop: () => Promise<void>;
}

/**
 * Gives the queue a Postgres on this machine, kept in the outbox folder, when the environment asks for a queue and names
 * no database. A queue by itself is drained into the outbox.
 */
export async function startLocalDatabase(env: Environment): Promise<LocalDatabase> {
  const delivery = env['CONTACT_DELIVERY']?.trim() ?? '';
  if (!delivery.includes('queue') || env['SUPABASE_DB_URL']) return { env, stop: async () => undefined };
  // Only here: a Postgres takes a second to load.
  const { startPostgres } =
    await import('../../../supabase/functions/send-contact-email/testing/postgres.ts');
  const folder = join(env['CONTACT_OUTBOX']?.trim() || 'outbox', 'postgres');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { url, stop } = await startPostgres(folder);
  const ways = delivery === 'queue' ? 'queue,outbox' : delivery;
  return { env: { ...env, SUPABASE_DB_URL: url, CONTACT_DELIVERY: ways }, stop };
}
