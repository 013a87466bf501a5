import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Environment } from '../../../supabase/functions/send-contact-email/variables.ts';

/** Starts a Postgres in the outbox folder when the environment asks for a queue and names no database. */
export async function startLocalDatabase(env: Environment) {
  const delivery = env['CONTACT_DELIVERY']?.trim() ?? '';
  if (!delivery.includes('queue') || env['SUPABASE_DB_URL']) return { env, stop: async () => undefined };
  // Imported late: a Postgres takes a second to load.
  const { startPostgres } =
    await import('../../../supabase/functions/send-contact-email/testing/postgres.ts');
  const folder = join(env['CONTACT_OUTBOX']?.trim() || 'outbox', 'database');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { url, stop } = await startPostgres(folder);
  // A queue by itself is drained into the outbox.
  const ways = delivery === 'queue' ? 'queue,outbox' : delivery;
  return { env: { ...env, SUPABASE_DB_URL: url, CONTACT_DELIVERY: ways }, stop };
}
