import postgres from 'postgres';
import { withDeadline } from '../deadline.ts';

/** Runs a statement with `$1` parameters. */
export type Query = <Row>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A connection; `close` ends it immediately. */
export interface Connection {
  readonly query: Query;
  readonly begin: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  readonly close: () => unknown;
}

/** Runs statements, and transactions one at a time. */
export type Database = Omit<Connection, 'close'>;

/** Returns a factory of connections to Postgres, which open on first use and close when idle. */
export function connectTo(url: string): () => Connection {
  return () => {
    const sql = postgres(url, {
      max: 1,
      // A pooler uses another connection for each transaction, without our prepared statements.
      prepare: false,
      ssl: 'prefer',
      connect_timeout: 3,
      idle_timeout: 10,
      // By default the delay before reconnecting grows, while a visitor waits.
      backoff: () => 0,
      fetch_types: false,
      onnotice: () => undefined,
    });
    const ask =
      (on: Pick<postgres.Sql, 'unsafe'>): Query =>
      async <Row>(text: string, values: readonly unknown[] = []) =>
        (await on.unsafe(text, values as string[])) as unknown as readonly Row[];
    return {
      query: ask(sql),
      begin: async <T>(work: (query: Query) => Promise<T>) => (await sql.begin((on) => work(ask(on)))) as T,
      close: () => sql.end({ timeout: 0 }),
    };
  };
}

/** Limits every query to `queryMs` and every transaction to `transactionMs`; reconnects after a failure. */
export function openDatabase(connect: () => Connection, queryMs: number, transactionMs: number): Database {
  // Two connections, so that a query that times out does not end the transaction that is sending a mail.
  const forQueries = keepOpen(connect);
  const forTransactions = keepOpen(connect);
  let last: Promise<unknown> = Promise.resolve();
  const limit =
    (query: Query): Query =>
    (...question) =>
      withDeadline(queryMs, () => query(...question));
  return {
    query: (...question) => forQueries(({ query }) => limit(query)(...question)),
    begin: (work) => {
      const run = () =>
        forTransactions(({ begin }) =>
          withDeadline(transactionMs, () => begin((query) => work(limit(query)))),
        );
      const result = last.then(run);
      last = result.catch(() => undefined);
      return result;
    },
  };
}

function keepOpen(connect: () => Connection) {
  let connection: Connection | undefined;
  return async <T>(use: (connection: Connection) => Promise<T>): Promise<T> => {
    connection ??= connect();
    const current = connection;
    try {
      return await use(current);
    } catch (error) {
      if (connection === current) connection = undefined;
      void Promise.resolve(current.close()).catch(() => undefined);
      throw error;
    }
  };
}
