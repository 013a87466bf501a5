// For tests: the whole function with a mail API and a Postgres, both real and on this machine.
import { after } from 'node:test';
import type { TestContext } from 'node:test';
import { readDeployment } from '../deployment.ts';
import type { LogEntry, TaskEntry } from '../log.ts';
import { contactPath } from '../message.ts';
import { createService } from '../service.ts';
import { startMailApi } from './mail-api.ts';
import type { ApiBehaviour } from './mail-api.ts';
import { startPostgres } from './postgres.ts';
import { anonKey, pageOrigin, postOf, testSettings } from './set-up.ts';

/** What the tests change of the settings. */
type Changes = Partial<typeof testSettings>;

const taskSecret = 'een geheim voor de klok';
export const alarmTo = 'wacht@elders.test';

let shared: ReturnType<typeof startPostgres> | undefined;
after(async () => (await shared)?.stop());

/** The database of all tests of a file, emptied: starting one takes seconds. */
async function borrowPostgres() {
  shared ??= startPostgres();
  const postgres = await shared;
  await postgres.query(`truncate pgmq.q_contact, pgmq.a_contact, pgmq.q_contact_held, pgmq.a_contact_held,
    contact.keys, contact.counts, contact.alarms`);
  return postgres;
}

/** Starts a database and a mail API that does what `behaviour.now` says; `open` makes an isolate of the function. */
export async function setUpQueue(context: TestContext, settings: Changes = {}) {
  const behaviour: { now: ApiBehaviour } = { now: 200 };
  const { url, query } = await borrowPostgres();
  const takenCalls = new Set<number>();
  const api = await startMailApi(context, (attempt) => {
    if (behaviour.now === 200) takenCalls.add(attempt - 1);
    return behaviour.now;
  });
  const clock = { at: Date.now() };
  const env = {
    CONTACT_DELIVERY: 'http,queue',
    CONTACT_HTTP_URL: api.url,
    CONTACT_HTTP_KEY: 'x',
    CONTACT_FROM: 'website@maquette.test',
    CONTACT_TO: 'info@maquette.test',
    CONTACT_ALARM_TO: alarmTo,
    CONTACT_COMPANY: 'Maquette B.V.',
    CONTACT_KVK: '12345678',
    CONTACT_ORIGINS: pageOrigin,
    CONTACT_SECRET: 'een geheim voor de proef',
    CONTACT_DRAIN_SECRET: taskSecret,
    PUBLIC_SUPABASE_ANON_KEY: anonKey,
    SUPABASE_DB_URL: url,
  };
  const log: (LogEntry | TaskEntry)[] = [];
  const databases: { end: (options: { timeout: number }) => Promise<void> }[] = [];
  context.after(async () => {
    await Promise.all(databases.map((database) => database.end({ timeout: 0 })));
  });

  function open(changes: Record<string, string> = {}) {
    const deployment = readDeployment({ ...env, ...changes });
    if (deployment.database) databases.push(deployment.database);
    const under = new Set<Promise<void>>();
    const note = (entry: LogEntry | TaskEntry) => void log.push(entry);
    const handle = createService(
      {
        ...deployment,
        settings: { ...testSettings, ...settings },
        now: () => clock.at,
        log: note,
        logTask: note,
      },
      (work) => void under.add(work),
    );
    const post = async (body: unknown, address?: string) => (await handle(postOf(body), { address })).status;
    const call = async (task: string, secret = taskSecret) => {
      const headers = { Authorization: `Bearer ${secret}` };
      const response = await handle(
        new Request(pageOrigin + contactPath + task, { method: 'POST', headers }),
      );
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    return { post, call, settle: () => Promise.all(under) };
  }

  /** As the API sees it: a key that comes back is the same mail. */
  const listMails = () => {
    const taken = api.calls.filter((_call, index) => takenCalls.has(index));
    return [...new Map(taken.map(({ headers, mail }) => [headers['idempotency-key'], mail])).values()];
  };
  const countWaiting = async () => {
    const [row] = await query(`select
      (select count(*)::integer from pgmq.q_contact) as waiting,
      (select count(*)::integer from pgmq.q_contact_held) as held,
      (select count(*)::integer from pgmq.a_contact) as dead`);
    return row;
  };
  /** Lets time pass for what waits. */
  const pass = async (seconds: number) => {
    clock.at += seconds * 1000;
    for (const queue of ['contact', 'contact_held']) {
      await query(`update pgmq.q_${queue} set vt = vt - interval '${seconds} seconds',
        enqueued_at = enqueued_at - interval '${seconds} seconds'`);
    }
    await query(`update contact.alarms set at = at - interval '${seconds} seconds'`);
  };
  return { open, behaviour, api, env, query, log, listMails, countWaiting, pass };
}
