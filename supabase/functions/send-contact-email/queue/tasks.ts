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

/** Which task a request is for, below the function's own address. */
export function readTask({ url }: Request): 'drain' | 'canary' | undefined {
  const { pathname } = new URL(url);
  return (['drain', 'canary'] as const).find((task) => pathname.endsWith(`/send-contact-email/${task}`));
}

/** Makes the handler of tasks: `/drain` mails what waits, `/canary` sends the daily proof that all of it works. */
export function createTasks(options: TaskOptions) {
  const { taskSecret, log, now, queue, alarmTo } = options;
  const drain = createDrain(options);

  /** Sends a mail through the queue, so that its arrival proves all of it; its absence is the alarm. */
  async function sendCanary() {
    const minute = new Date(now()).toISOString().slice(0, 16);
    const lines = [
      `Dit is de dagelijkse proef van het contactformulier, van ${minute} (UTC).`,
      'Hij ging dezelfde weg als een bericht dat moet wachten: de database, de wachtrij, de maildienst.',
      'Komt er een dag geen proef aan, dan werkt er iets niet. Kijk dan in de logs van de functie.',
    ];
    const mail = { subject: '[proef] Het contactformulier werkt', lines, to: alarmTo };
    const email = writeOwnMail(`canary ${minute}`, mail, options);
    await queue.delivery.send(email, new AbortController().signal);
    await drain();
    const isSent = !(await queue.has(email.key));
    return { ok: isSent, sent: isSent ? 1 : 0 };
  }

  return async (
    event: 'drain' | 'canary',
    { method, headers }: Request,
    address: string | null | undefined,
  ): Promise<Response> => {
    const startedAt = now();
    const respond = (status: number, { ok, ...details }: { ok: boolean }) => {
      log({ event, status, ms: now() - startedAt, ...details });
      return Response.json({ ok, ...details }, { status, headers: { 'Cache-Control': 'no-store' } });
    };
    if (method !== 'POST' || !isSame(readBearer(headers) ?? '', taskSecret))
      return respond(401, { ok: false });
    try {
      const result = event === 'drain' ? { ok: true, ...(await drain()) } : await sendCanary();
      const knowsAddress = getNetwork(address) !== undefined;
      return respond(result.ok ? 200 : 503, { ...result, ...(event === 'canary' && { knowsAddress }) });
    } catch (error) {
      const fault = { name: nameOf(error), code: describeFault(error) };
      return respond(503, { ok: false, ...fault });
    }
  };
}
