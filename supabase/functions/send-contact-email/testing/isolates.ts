// For tests: isolates of the whole function, which share a real Postgres and a mail system that can fail.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { pgmq } from '@electric-sql/pglite-pgmq';
import type { Delivery } from '../delivery/delivery.ts';
import { readDeployment } from '../deployment.ts';
import type { Email } from '../email.ts';
import type { EventEntry, RequestEntry } from '../log.ts';
import { contactPath } from '../message.ts';
import type { Database } from '../queue/database.ts';
import { createService } from '../service.ts';
import { pageOrigin, postOf, testEnv as env, testSettings } from './set-up.ts';

/** What a mail system does: nothing but take it, a fault that may pass, or a refusal for good. */
type Behaviour = (email: Email) => 'takes it' | 'fails' | 'refuses';

export const migrations = join(import.meta.dirname, '../../../migrations');

/** Opens a Postgres with the project's migrations, in memory. */
export async function createPostgres() {
  const postgres = await PGlite.create({ extensions: { pgmq } });
  await postgres.exec('create role anon; create role authenticated');
  // Nothing here can call the function; a Postgres without the extensions for that has no clock.
  const files = (await readdir(migrations)).filter((file) => !file.includes('clock')).sort();
  for (const file of files) await postgres.exec(await readFile(join(migrations, file), 'utf8'));
  return postgres;
}

let shared: ReturnType<typeof createPostgres> | undefined;

/** Sets up an empty database, shared by the tests of a file because one takes seconds to start, and a mail system. */
export async function setUpIsolates(context: TestContext, changes: Partial<typeof testSettings> = {}) {
  const postgres = await (shared ??= createPostgres());
  await postgres.exec('truncate pgmq.q_contact, contact.claims, contact.counts');
  const settings = { ...testSettings, ...changes };
  const mail: { http: Behaviour; smtp: Behaviour } = { http: () => 'takes it', smtp: () => 'fails' };
  const calls: (Email & { via: string })[] = [];
  const taken: typeof calls = [];
  const log: (RequestEntry | EventEntry)[] = [];
  const clock = { at: Date.now() };

  const createDelivery = (via: 'http' | 'smtp'): Delivery => ({
    via,
    place: via,
    send: async (email) => {
      calls.push({ ...email, via });
      const outcome = mail[via](email);
      const fault = { code: 'EHTTP', responseCode: 503, permanent: outcome === 'refuses' };
      if (outcome !== 'takes it') throw Object.assign(new Error(`Nee, ${email.replyTo}`), fault);
      taken.push({ ...email, via });
      return undefined;
    },
  });

  /** Opens an isolate; `step` stands around all it does outside itself, and may never end. */
  function open(given: Record<string, string> = {}, step = <T>(work: () => Promise<T>) => work()) {
    const database: Database = {
      query: <Row>(sql: string, values: readonly unknown[] = []) =>
        step(async () => (await postgres.query<Row>(sql, [...values])).rows),
    };
    const deployment = readDeployment({ ...env, ...given }, { open: () => database, settings });
    const deliveries = deployment.deliveries.map((way): Delivery => {
      if (way.via !== 'http' && way.via !== 'smtp') return way;
      const { send, ...rest } = createDelivery(way.via);
      return { ...rest, send: (email, signal) => step(() => send(email, signal)) };
    });
    const background = new Set<Promise<void>>();
    const handle = createService({
      ...deployment,
      deliveries,
      now: () => clock.at,
      log: (entry) => void log.push(entry),
      afterwards: (work) => void background.add(work),
    });
    return {
      handle,
      post: async (body: unknown, address?: string) => (await handle(postOf(body), { address })).status,
      call: async (task: string, secret = env.CONTACT_DRAIN_SECRET) => {
        const headers = { Authorization: `Bearer ${secret}` };
        const url = `${pageOrigin}${contactPath}/${task}`;
        const response = await handle(new Request(url, { method: 'POST', headers }));
        return { status: response.status, body: (await response.json()) as Record<string, unknown> };
      },
      settle: () => Promise.all(background),
    };
  }

  const query = async (sql: string) => (await postgres.query<Record<string, unknown>>(sql)).rows;
  const countWaiting = async () => Number((await query('select count(*) from pgmq.q_contact'))[0]?.['count']);
  /** Lets time pass for what waits, and for what isolates know. */
  const pass = async (seconds: number) => {
    clock.at += seconds * 1000;
    const by = `interval '${seconds} seconds'`;
    await query(`update pgmq.q_contact set vt = vt - ${by}, enqueued_at = enqueued_at - ${by}, message =
      message || jsonb_build_object('expires_at', (message ->> 'expires_at')::timestamptz - ${by})`);
    await query(`update contact.claims set expires_at = expires_at - ${by}`);
  };
  context.after(() => void (mail.http = () => 'takes it'));
  return { open, mail, calls, taken, log, clock, query, countWaiting, pass };
}
