// For tests: isolates of the function that share a Postgres and a mail system that can fail.
import type { Channel } from '../delivery/send.ts';
import { readDeployment } from '../deployment.ts';
import type { Email } from '../email.ts';
import type { Connection, Query } from '../store/database.ts';
import type { EventEntry, RequestEntry } from '../outcome.ts';
import { createService } from '../service.ts';
import { openPostgres } from './postgres.ts';
import { postOf, testEnv, testSettings } from './set-up.ts';

export const taskSecret = 'een geheim voor de klok';
const backgroundEnv = {
  ...testEnv,
  CONTACT_DRAIN_SECRET: taskSecret,
  CONTACT_ALARM_TO: 'wacht@elders.test',
  SUPABASE_DB_URL: 'postgres://in-this-process',
};

/** The behaviour of a mail system. */
type Behaviour = (email: Email) => 'takes it' | 'fails' | 'refuses' | 'takes it and says nothing';

/** Wraps the external calls of an isolate; may never settle. */
export type Step = <T>(work: () => Promise<T>) => Promise<T>;

let shared: ReturnType<typeof openPostgres> | undefined;

/** Empties the shared database, and creates a mail system and an isolate. */
export async function setUpIsolates(changes: Partial<(typeof testSettings)['outbox']> = {}) {
  const { connect, exec } = await (shared ??= openPostgres());
  const { query } = connect();
  await query('truncate contact.messages');
  const settings = { ...testSettings, outbox: { ...testSettings.outbox, ...changes } };
  const mail: { http: Behaviour; smtp: Behaviour } = { http: () => 'takes it', smtp: () => 'takes it' };
  const taken: (Email & { via: string })[] = [];
  const log: (RequestEntry | EventEntry)[] = [];

  async function send(email: Email, via: 'http' | 'smtp'): Promise<undefined> {
    // A mail API drops duplicates.
    if (via === 'http' && taken.some((each) => each.via === 'http' && each.id === email.id)) return;
    const does = mail[via](email);
    if (does.startsWith('takes')) taken.push({ ...email, via });
    if (does === 'takes it') return;
    const isUncertain = does === 'takes it and says nothing';
    const error = isUncertain
      ? { code: 'ETIMEDOUT' }
      : { code: 'EHTTP', responseCode: 503, permanent: does === 'refuses' };
    throw Object.assign(new Error(`Nee, ${email.replyTo}`), { isUncertain, ...error });
  }

  /** Creates an isolate, optionally with another connection and a wrapper for its external calls. */
  function open(given: Record<string, string> = {}, step: Step = (work) => work(), connectIsolate = connect) {
    const around =
      (ask: Query): Query =>
      (...question) =>
        step(() => ask(...question));
    const stepped = (): Connection => {
      const { begin, close, ...connection } = connectIsolate();
      return { query: around(connection.query), begin: (work) => begin((ask) => work(around(ask))), close };
    };
    const deployment = readDeployment({ ...backgroundEnv, ...given }, () => stepped, settings);
    const channels = (['http', 'smtp'] as const).map((via): Channel => ({
      via,
      place: via,
      send: (email) => step(() => send(email, via)),
    }));
    const background = new Set<Promise<void>>();
    const handle = createService({
      ...deployment,
      channels,
      log: (entry) => void log.push(entry),
      afterwards: (work) => void background.add(work),
    });
    const finishBackground = async () => void (await Promise.all(background));
    return {
      handle,
      finishBackground,
      /** Posts, and waits for the background work. */
      post: async (body: unknown, address = '203.0.113.7') => {
        const { status } = await handle(postOf(body), address);
        await finishBackground();
        return status;
      },
      call: async (task: string, secret = taskSecret): Promise<Record<string, unknown>> => {
        const request = postOf(null, { Authorization: `Bearer ${secret}` }, 'POST', `/${task}`);
        const response = await handle(request, '203.0.113.7');
        return { status: response.status, ...((await response.json()) as object) };
      },
    };
  }

  const ask = (sql: string) => query<Record<string, unknown>>(sql);
  const countWaiting = async () => (await ask('select from contact.messages where mail is not null')).length;
  /** Makes all rows older. */
  const pass = (seconds: number) => {
    const by = `- interval '${seconds} seconds'`;
    return ask(`update contact.messages set created_at = created_at ${by},
      next_try_at = next_try_at ${by}, sent_at = sent_at ${by}`);
  };
  return { ...open(), open, connect, exec, mail, taken, log, ask, countWaiting, pass };
}
