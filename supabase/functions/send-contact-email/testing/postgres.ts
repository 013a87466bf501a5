// For tests: Postgres with the tables of the migrations.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import { connectTo, type Connection, type Query } from '../store/database.ts';
import { isDeno } from './set-up.ts';

/** Reads the SQL of the migrations in order: the outbox, and the schedule. */
export async function readMigrations(): Promise<string[]> {
  const folder = join(import.meta.dirname, '../../../migrations');
  const files = (await readdir(folder)).sort();
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

/** Opens the database of `CONTACT_TEST_DATABASE`, or one in memory, with the first migration. */
export async function openPostgres() {
  const url = isDeno ? undefined : process.env['CONTACT_TEST_DATABASE'];
  const { connect, exec } = url ? openReal(url) : await openInMemory();
  const [outbox = ''] = await readMigrations();
  await exec(`drop schema if exists contact cascade;
    do $$ begin create role anon; create role authenticated; exception when duplicate_object then end $$;
    ${outbox}`);
  return { connect, exec };
}

function openReal(url: string) {
  const connect = connectTo(url);
  const exec = async (sql: string): Promise<unknown> => {
    const { query, close } = connect();
    await query(sql);
    return close();
  };
  return { connect, exec };
}

async function openInMemory() {
  const postgres = await PGlite.create();
  const ask =
    (on: Pick<PGlite, 'query'>): Query =>
    async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await on.query<Row>(sql, [...values])).rows;
  const connect = (): Connection => ({
    query: ask(postgres),
    begin: (work) => postgres.transaction((on) => work(ask(on as unknown as PGlite))),
    close: () => undefined,
  });
  return { connect, exec: (sql: string): Promise<unknown> => postgres.exec(sql) };
}
