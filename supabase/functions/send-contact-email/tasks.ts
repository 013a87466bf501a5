import { isSame } from './caller.ts';
import { createDrain } from './drain.ts';
import type { DrainOptions } from './drain.ts';
import { deliver } from './delivery/deliver.ts';
import { logLine } from './log.ts';
import type { TaskEntry } from './log.ts';
import { writeOwnMail } from './own-mail.ts';

/** What the tasks take beside what a drain takes. */
export interface TaskOptions extends DrainOptions {
  /** What the database's clock shows to be let in. */
  readonly taskSecret: string;
  readonly alarmTo: readonly string[] | undefined;
  readonly logTask?: (entry: TaskEntry) => void;
  readonly now?: () => number;
}

/** What the database's clock calls below the function's own address, and nobody else. */
const TASK_PATH = /\/send-contact-email\/(drain|canary)$/;

/** Whether a request is for a task. */
export function isTask({ url }: Request): boolean {
  return TASK_PATH.test(new URL(url).pathname);
}

/** Makes the handler of tasks: `/drain` mails what waits, `/canary` sends the daily proof that all of it works. */
export function createTasks(options: TaskOptions) {
  const { taskSecret, logTask = logLine, now = Date.now } = options;
  const tasks = { drain: createDrain(options), canary: createCanary(options, now) };
  return async (request: Request): Promise<Response> => {
    const bearer = /^Bearer +(.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
    if (request.method !== 'POST' || !isSame(bearer, taskSecret)) return answer(401, { ok: false });
    const task = TASK_PATH.exec(new URL(request.url).pathname)?.[1] === 'drain' ? 'drain' : 'canary';
    const startedAt = now();
    try {
      const counts = await tasks[task]();
      if (Object.values(counts).some((count) => count > 0))
        logTask({ task, ms: now() - startedAt, ...counts });
      return answer(200, { ok: true, ...counts });
    } catch {
      // What a database says of a fault could hold a mail.
      logTask({ task, ms: now() - startedAt, outcome: 'failed' });
      return answer(503, { ok: false });
    }
  };
}

/**
 * Makes the step that sends a mail the way a lead goes when nothing else works: into the queue, from which the next
 * drain mails it. So its arrival proves clock, function, database, queue and mail; its absence is the alarm.
 */
function createCanary(
  { alarmTo, deliveries, mailSettings, secret, settings }: TaskOptions,
  now: () => number,
) {
  const queue = deliveries.filter(({ via }) => via === 'queue');
  return async () => {
    if (!alarmTo) return { sent: 0 };
    const day = new Date(now()).toISOString().slice(0, 10);
    const lines = [
      `Dit is de dagelijkse proef van het contactformulier, van ${day}.`,
      'Hij ging dezelfde weg als een bericht dat moet wachten: de database, de wachtrij, de maildienst.',
      'Komt er een dag geen proef aan, dan werkt er iets niet. Kijk dan in de logs van de functie.',
    ];
    const subject = '[proef] Het contactformulier werkt';
    const email = writeOwnMail(
      { about: `canary ${day}`, subject, lines, to: alarmTo },
      { mailSettings, secret },
    );
    const { via } = await deliver(email, queue.length > 0 ? queue : deliveries, settings.delivery);
    return { sent: via === undefined ? 0 : 1 };
  };
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
