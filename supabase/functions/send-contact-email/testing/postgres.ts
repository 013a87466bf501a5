// For tests and one's own machine: a real Postgres with the project's migrations, in this process.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgmq } from '@electric-sql/pglite-pgmq';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { Database } from '../queue/database.ts';

export const migrations = join(import.meta.dirname, '../../../migrations');

/** Opens a database in memory, or in a folder that keeps it. */
export async function createPostgres(folder?: string): Promise<PGlite> {
  const options = { extensions: { pgmq }, ...(folder !== undefined && { dataDir: folder }) };
  const postgres = await PGlite.create(options);
  const { rows } = await postgres.query(`select from pg_roles where rolname = 'anon'`);
  if (rows.length > 0) return postgres;
  await postgres.exec('create role anon; create role authenticated');
  // Nothing here can call the function; a Postgres without the extensions for that has no clock.
  const files = (await readdir(migrations)).filter((file) => !file.includes('clock')).sort();
  for (const file of files) await postgres.exec(await readFile(join(migrations, file), 'utf8'));
  return postgres;
}

/** The function's view of a database in this process. */
export function connect(postgres: PGlite): Database {
  return {
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await postgres.query<Row>(sql, [...values])).rows,
    end: async () => undefined,
  };
}

/** Serves a database to one connection; returns its address and what stops it. */
export async function startPostgres(folder?: string) {
  const postgres = await createPostgres(folder);
  const server = new PGLiteSocketServer({ db: postgres, port: 0 });
  await server.start();
  return {
    url: `postgres://postgres:postgres@${server.getServerConn()}/postgres`,
    stop: async () => {
      await server.stop();
      await postgres.close();
    },
  };
}
