import postgres from 'postgres';
import { withDeadline } from '../deadline.ts';

/** Asks the project's own Postgres one question, with `$1` for values; rejects when it fails. */
export type Query = <Row>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** One connection; `close` ends it at once, whatever it is doing. */
export interface Connection {
  readonly query: Query;
  readonly begin: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  readonly close: () => unknown;
}

/** The database behind a function: statements, and transactions one after another. */
export type Database = Omit<Connection, 'close'>;

/** Makes connections to a Postgres, which open on first use and close when idle. */
export function connectTo(url: string): () => Connection {
  return () => {
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

/** Gives every question `queryMs` and every transaction `transactionMs`; what fails is asked over a new connection next. */
export function openDatabase(connect: () => Connection, queryMs: number, transactionMs: number): Database {
  // A question that is late must not end a transaction in which a mail is being sent.
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
