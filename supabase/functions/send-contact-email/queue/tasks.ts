import { getNetwork, isSame, readBearer } from '../caller.ts';
import { describeFault, nameOf } from '../delivery/fault.ts';
import { writeOwnMail } from '../email.ts';
import type { AlarmOptions } from './alarm.ts';
import { createDrain } from './drain.ts';
import type { DrainOptions } from './drain.ts';

/** What the tasks take beside what a drain takes. */
export interface TaskOptions extends DrainOptions, Omit<AlarmOptions, 'memory' | 'afterwards'> {
  /** What the database's clock shows to be let in. */
  readonly taskSecret: string;
}

/** What the database's clock calls below the function's own address, and nobody else. */
const TASK_PATH = /\/send-contact-email\/(drain|canary)$/;

/** Whether a request is for a task. */
export function isTask({ url }: Request): boolean {
  return TASK_PATH.test(new URL(url).pathname);
}

/** Makes the handler of tasks: `/drain` mails what waits, `/canary` sends the daily proof that all of it works. */
export function createTasks(options: TaskOptions) {
  const { taskSecret, log, now } = options;
  const drain = createDrain(options);
  const tasks = {
    drain: async () => ({ ...(await drain()), ok: true }),
    canary: createCanary(options, drain),
  };
  return async (request: Request, address: string | null | undefined): Promise<Response> => {
    const event = TASK_PATH.exec(new URL(request.url).pathname)?.[1] === 'drain' ? 'drain' : 'canary';
    const startedAt = now();
    const answer = (status: number, { ok, ...details }: { ok: boolean }) => {
      log({ event, status, ms: now() - startedAt, ...details });
      return Response.json({ ok, ...details }, { status, headers: { 'Cache-Control': 'no-store' } });
    };
    if (request.method !== 'POST' || !isSame(readBearer(request.headers) ?? '', taskSecret)) {
      return answer(401, { ok: false });
    }
    try {
      const result = { ...(await tasks[event]()), knowsAddress: getNetwork(address) !== undefined };
      return answer(result.ok ? 200 : 503, result);
    } catch (error) {
      const fault = { name: nameOf(error), code: describeFault(error) };
      return answer(503, { ok: false, ...fault });
    }
  };
}

/**
 * Makes the step that sends a mail the way a lead goes when nothing else works: into the queue and out of it. Its arrival
 * proves clock, function, database, queue and mail; its absence is the alarm.
 */
function createCanary(
  { queue, alarmTo, mailSettings, secret, now }: TaskOptions,
  drain: () => Promise<object>,
) {
  return async () => {
    const minute = new Date(now()).toISOString().slice(0, 16);
    const lines = [
      `Dit is de dagelijkse proef van het contactformulier, van ${minute} (UTC).`,
      'Hij ging dezelfde weg als een bericht dat moet wachten: de database, de wachtrij, de maildienst.',
      'Komt er een dag geen proef aan, dan werkt er iets niet. Kijk dan in de logs van de functie.',
    ];
    const mail = { subject: '[proef] Het contactformulier werkt', lines, to: alarmTo };
    const email = writeOwnMail(`canary ${minute}`, mail, { mailSettings, secret });
    await queue.delivery.send(email, new AbortController().signal);
    await drain();
    const isSent = !(await queue.has(email.key));
    return { ok: isSent, sent: isSent ? 1 : 0 };
  };
}
