// For tests: isolates of the whole function, which share a real Postgres and a mail system that can fail.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgmq } from '@electric-sql/pglite-pgmq';
import type { Delivery } from '../delivery/deliver.ts';
import type { Email } from '../email.ts';
import type { EventEntry, RequestEntry } from '../outcome.ts';
import { createService } from '../service.ts';
import { postOf, readTestDeployment, testEnv, testSettings } from './set-up.ts';

/** What a mail system does: nothing but take it, a fault that may pass, or a refusal for good. */
type Behaviour = (email: Email) => 'takes it' | 'fails' | 'refuses';

/** Reads the SQL of the migrations, first to last: the queue, and the clock. */
export async function readMigrations(): Promise<string[]> {
  const folder = join(import.meta.dirname, '../../../migrations');
  const files = (await readdir(folder)).sort();
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

/** Opens a Postgres with the project's migrations, in memory. */
export async function createPostgres() {
  const postgres = await PGlite.create({ extensions: { pgmq } });
  await postgres.exec('create role anon; create role authenticated');
  // Nothing here can call the function; a Postgres without the extensions for that has no clock.
  const [queue = ''] = await readMigrations();
  await postgres.exec(queue);
  return postgres;
}

let shared: ReturnType<typeof createPostgres> | undefined;

/** Sets up an empty database, shared by the tests of a file because one takes seconds to start, a mail system, and a first isolate. */
export async function setUpIsolates(changes: Partial<typeof testSettings> = {}) {
  const postgres = await (shared ??= createPostgres());
  await postgres.exec('truncate pgmq.q_contact, contact.counts');
  const mail: { http: Behaviour; smtp: Behaviour } = { http: () => 'takes it', smtp: () => 'fails' };
  const calls: (Email & { via: string })[] = [];
  const taken: typeof calls = [];
  const log: (RequestEntry | EventEntry)[] = [];
  const clock = { at: Date.now() };

  async function send(email: Email, via: 'http' | 'smtp'): Promise<undefined> {
    calls.push({ ...email, via });
    const outcome = mail[via](email);
    const fault = { code: 'EHTTP', responseCode: 503, permanent: outcome === 'refuses' };
    if (outcome !== 'takes it') throw Object.assign(new Error(`Nee, ${email.replyTo}`), fault);
    taken.push({ ...email, via });
  }

  /** Opens an isolate that answers when its work in the background is done; `step` stands around all it does outside itself, and may never end. */
  function open(given: Record<string, string> = {}, step = <T>(work: () => Promise<T>) => work()) {
    const query = <Row>(sql: string, values: readonly unknown[] = []) =>
      step(async () => (await postgres.query<Row>(sql, [...values])).rows);
    const deployment = readTestDeployment(given, { ...testSettings, ...changes }, query);
    const deliveries = deployment.deliveries.map((way): Delivery => {
      const { via } = way;
      if (via !== 'http' && via !== 'smtp') return way;
      return { ...way, send: (email) => step(() => send(email, via)) };
    });
    const background = new Set<Promise<void>>();
    const answer = createService({
      ...deployment,
      deliveries,
      now: () => clock.at,
      log: (entry) => void log.push(entry),
      afterwards: (work) => void background.add(work),
    });
    const handle: typeof answer = (...request) => answer(...request).finally(() => Promise.all(background));
    return {
      handle,
      post: async (body: unknown, address?: string) => (await handle(postOf(body), address)).status,
      call: async (task: string, secret = testEnv.CONTACT_DRAIN_SECRET) => {
        const request = postOf(null, { Authorization: `Bearer ${secret}` });
        const response = await handle(new Request(`${request.url}/${task}`, request));
        return { status: response.status, body: (await response.json()) as Record<string, unknown> };
      },
    };
  }

  const query = async (sql: string) => (await postgres.query<Record<string, unknown>>(sql)).rows;
  const countWaiting = async () => (await query('select from pgmq.q_contact')).length;
  /** Lets time pass for what waits, and for what isolates know. */
  const pass = async (seconds: number) => {
    clock.at += seconds * 1000;
    const by = `interval '${seconds} seconds'`;
    await query(`update pgmq.q_contact set vt = vt - ${by}, enqueued_at = enqueued_at - ${by}, message =
      message || jsonb_build_object('expires_at', (message ->> 'expires_at')::timestamptz - ${by})`);
    await query(`update contact.counts set expires_at = expires_at - ${by}`);
  };
  return { ...open(), open, mail, calls, taken, log, clock, query, countWaiting, pass };
}
