import { getNetwork, isSame, readBearer } from '../caller.ts';
import { deliver } from '../delivery/deliver.ts';
import { writeOwnMail } from '../email.ts';
import { describeFault } from '../outcome.ts';
import type { Parts, ServiceOptions } from '../deployment.ts';
import type { Alarm } from './alarm.ts';

type TaskOptions = Parts & NonNullable<ServiceOptions['background']> & { readonly alarm: Alarm };

/** Makes the handler of tasks: `/drain` mails what waits, `/canary` proves that all of it works; undefined for others. */
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
    await queue.add(email);
    await drain();
    return (await queue.has(email.key)) ? 0 : 1;
  }

  return async ({ url, method, headers }: Request, address?: string | null) => {
    const task = /\/send-contact-email\/(drain|canary)$/.exec(new URL(url).pathname)?.[1];
    if (!task) return undefined;
    const event = task === 'drain' ? 'drain' : 'canary';
    const startedAt = now();
    const respond = (status: number, details: Readonly<Record<string, string | number | boolean>> = {}) => {
      log({ event, status, ms: now() - startedAt, ...details });
      const body = { ok: status === 200, ...details };
      return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
    };
    if (method !== 'POST' || !isSame(readBearer(headers) ?? '', taskSecret)) return respond(401);
    try {
      if (event === 'drain') return respond(200, await drain());
      const sent = await sendCanary();
      return respond(sent === 1 ? 200 : 503, { sent, knowsAddress: getNetwork(address) !== undefined });
    } catch (error) {
      return respond(503, { code: describeFault(error) });
    }
  };
}

/** Makes the step that mails what waits, one by one: leads first, the oldest first, then some of the marked ones. */
function createDrain({ queue, deliveries, settings, alarm, log, now }: TaskOptions) {
  const { drainMs, refusedPauseMs, markedPerDrain } = settings.queue;
  const ways = deliveries.filter(({ via }) => via !== 'queue');
  // The next drain is the second attempt.
  const limits = { ...settings.delivery, attemptsPerWay: 1 };

  return async () => {
    const endsAt = now() + drainMs;
    const drained = { mailed: 0, failed: 0, expired: await queue.clean() };
    let markedLeft = markedPerDrain;
    while (now() < endsAt) {
      // Half of the time without a success: something may hold up the oldest ones alone.
      const fewestTries = drained.mailed === 0 && now() > endsAt - drainMs / 2;
      const waiting = await queue.take(markedLeft > 0, fewestTries);
      if (!waiting) break;
      const { id, email } = waiting;
      if (email.rank > 0) markedLeft -= 1;
      const { via, attempts, code, isRefused } = await deliver(email, ways, limits);
      log({ event: 'waiting mail', rid: email.reference, via, attempts, code });
      drained[via ? 'mailed' : 'failed'] += 1;
      // After a fault that may pass the next drain starts with the oldest again.
      if (via) await queue.remove(id);
      else await queue.pause(id, isRefused ? refusedPauseMs : Math.max(0, endsAt - now()));
    }
    for (const state of await queue.inspect()) await alarm.check(state);
    return drained;
  };
}
