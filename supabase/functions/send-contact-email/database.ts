import postgres from 'postgres';

/** The project's own Postgres. */
export type Database = postgres.Sql;

/** A transaction in it. */
export type Transaction = postgres.TransactionSql;

/** Opens the database on first use: one connection, given back when idle, as an isolate should. */
export function openDatabase(url: string): Database {
  return postgres(url, {
    max: 1,
    // A pooler hands every transaction another connection, which knows no prepared statement of ours.
    prepare: false,
    ssl: 'prefer',
    connect_timeout: 3,
    idle_timeout: 10,
    // Who asks waits a second or two at most; by default a connection that failed would be tried ever later.
    backoff: () => 0,
    fetch_types: false,
    onnotice: () => undefined,
  });
}
