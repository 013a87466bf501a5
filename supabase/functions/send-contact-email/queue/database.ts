import postgres from 'postgres';

/** The project's own Postgres: asks one question, with `$1` for values; rejects when it fails. */
export interface Database {
  readonly query: <Row>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
}

/** Opens the database on first use: one connection, given back when idle, as an isolate should. */
export function openDatabase(url: string): Database {
  const sql = postgres(url, {
    max: 1,
    // A pooler hands every transaction another connection, which knows no prepared statement of ours.
    prepare: false,
    ssl: 'prefer',
    connect_timeout: 3,
    idle_timeout: 10,
    // By default a connection that failed is tried ever later, while a visitor waits.
    backoff: () => 0,
    fetch_types: false,
    onnotice: () => undefined,
  });
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await sql.unsafe(text, values as string[])) as unknown as readonly Row[],
  };
}
