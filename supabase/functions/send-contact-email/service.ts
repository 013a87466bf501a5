import { getNetwork, isSame, readBearer } from './caller.ts';
import type { ServiceOptions } from './deployment.ts';
import { sign, writeSystemMail } from './email.ts';
import { createHandler, type ContactHandler } from './handler.ts';
import { createPostman } from './store/postman.ts';
import { describeError, logLine } from './outcome.ts';

const TASK = /\/send-contact-email\/(drain|canary)$/;

/** Creates the function: the contact form, and the scheduled tasks. */
export function createService(options: ServiceOptions): ContactHandler {
  const today = () => new Date().toISOString().slice(0, 10);
  const context = { today, log: logLine, afterwards: () => undefined, ...options };
  const { log, secret, taskSecret, alarmTo } = context;
  const postman = createPostman(context);
  const handle = createHandler(context, postman);

  /** Sends a mail through the outbox; its daily arrival proves that everything works. */
  async function sendCanary(address: string | null | undefined) {
    const key = `canary ${crypto.randomUUID()}`;
    const lines = [
      'Dit is de dagelijkse proef van het contactformulier.',
      'Hij ging dezelfde weg als een bericht: de functie, de database, de maildienst.',
      'Komt er een dag geen proef aan, dan werkt er iets niet. Kijk dan in de logs van de functie.',
    ];
    const subject = '[proef] Het contactformulier werkt';
    const mail = writeSystemMail(sign(secret, key), subject, lines, alarmTo);
    const { via, code } = (await postman.sendSystemMail(key, mail)) ?? {};
    return { sent: via ? 1 : 0, via, code, knowsAddress: getNetwork(address) !== undefined };
  }

  async function runTask(task: string, { method, headers }: Request, address?: string | null) {
    const isOurs = method === 'POST' && taskSecret && isSame(readBearer(headers) ?? '', taskSecret);
    if (!isOurs) return { status: 401 };
    try {
      if (task === 'drain') return { status: 200, ...(await postman.drain()) };
      const canary = await sendCanary(address);
      return { status: canary.sent === 1 ? 200 : 503, ...canary };
    } catch (error) {
      return { status: 503, code: describeError(error) };
    }
  }

  return async (request, address) => {
    const task = TASK.exec(new URL(request.url).pathname)?.[1];
    if (!task) return handle(request, address);
    const { status, ...details } = await runTask(task, request, address);
    log({ event: task === 'drain' ? 'drain' : 'canary', status, ...details });
    const body = { ok: status === 200, ...details };
    return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
  };
}
