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
  const server = new PGLiteSocketServer({
    db: keepWhole(database),
    port: 0,
    maxConnections: MOST_CONNECTIONS,
  });
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

const READY = Buffer.from('5a0000000549', 'hex').toString('latin1');

/**
 * The socket server puts messages of connections through in the order in which they come, though a query is several,
 * unless a transaction is open; so it is told of one until the database says that it is ready for the next query.
 */
function keepWhole(database: PGlite): PGlite {
  let isReady = true;
  const changed: Partial<PGlite> = {
    isInTransaction: () => !isReady || database.isInTransaction(),
    execProtocolRawStream: (message, options) => {
      isReady = false;
      const onRawData = (data: Uint8Array) => {
        isReady = Buffer.from(data.slice(-6)).toString('latin1') === READY;
        options.onRawData(data);
      };
      return database.execProtocolRawStream(message, { ...options, onRawData });
    },
  };
  return new Proxy(database, {
    get: (target, name) => {
      const value: unknown = Reflect.get(name in changed ? changed : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function migrate(database: PGlite): Promise<void> {
  const files = (await readdir(migrations)).sort();
  for (const file of files) await database.exec(await readFile(join(migrations, file), 'utf8'));
}
