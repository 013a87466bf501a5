// For tests and one's own machine: a real Postgres with the project's migrations, in this process.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgmq } from '@electric-sql/pglite-pgmq';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const migrations = join(import.meta.dirname, '../../../migrations');
const MOST_CONNECTIONS = 20;

/** Starts a database in memory, or in a folder that keeps it; returns its address and what stops it. */
export async function startPostgres(folder?: string) {
  const database = await PGlite.create({
    extensions: { pgmq },
    ...(folder !== undefined && { dataDir: folder }),
  });
  const { rows } = await database.query<{ is_new: boolean }>(
    "select to_regclass('contact.keys') is null as is_new",
  );
  if (rows[0]?.is_new) await migrate(database);
  const server = new PGLiteSocketServer({ db: database, port: 0, maxConnections: MOST_CONNECTIONS });
  await server.start();
  return {
    url: `postgres://postgres:postgres@${server.getServerConn()}/postgres`,
    /** Asks the database itself, beside any connection. */
    query: async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows,
    stop: async () => {
      await server.stop();
      await database.close();
    },
  };
}

async function migrate(database: PGlite): Promise<void> {
  const files = (await readdir(migrations)).sort();
  for (const file of files) await database.exec(await readFile(join(migrations, file), 'utf8'));
}
