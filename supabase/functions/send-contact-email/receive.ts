import { getNetwork } from './caller.ts';
import type { ServiceContext } from './deployment.ts';
import { send, type Sent } from './delivery/send.ts';
import { buildEmail, mark, sign, type Email } from './email.ts';
import type { CheckedMessage } from './message.ts';
import { describeError, type Outcome } from './outcome.ts';
import type { Postman } from './store/postman.ts';

/** A message with its origin; `startedAt` is on the clock of `performance.now()`. */
interface Arrival extends CheckedMessage {
  readonly address: string | null | undefined;
  readonly isFromPage: boolean;
  readonly startedAt: number;
}

/** Creates the function that stores a valid message in the outbox, or mails it if the database does not answer. */
export function createReceiver(context: ServiceContext, postman: Postman) {
  const { mailSettings, secret, settings, channels, log, afterwards, outbox } = context;
  /** Mails sent without the outbox by this isolate, by id. */
  const mailed = new Map<string, Promise<Sent>>();

  async function mailOnce(email: Email, startedAt: number): Promise<Sent> {
    const endsAt = startedAt + settings.delivery.totalMs;
    const effort = { rounds: 2, endsAt, isPatient: false };
    const sending = mailed.get(email.id) ?? send(email, channels, settings.delivery, effort);
    mailed.set(email.id, sending);
    const sent = await sending;
    if (!sent.via) mailed.delete(email.id);
    return sent;
  }

  return async ({ message, isLikelySpam, address, isFromPage, startedAt }: Arrival): Promise<Outcome> => {
    const key = sign(secret, [isLikelySpam, ...Object.values(message)]);
    // The id changes daily: mail systems must not drop the same message on another day as a duplicate.
    const email = buildEmail(message, key, sign(secret, [key, context.today()]), mailSettings);
    const { reference } = email;
    const suspect = isLikelySpam || !isFromPage;
    const network = sign(secret, getNetwork(address) ?? 'unknown');
    const body = { ok: true, reference };
    try {
      const added = await outbox?.add(key, email, { suspect, network });
      if (added?.isNew && !added.suspect) afterwards(postman.mailNow(key));
      const outcome = added?.isNew ? 'stored' : 'repeated';
      if (added) return { status: 200, outcome, via: 'outbox', reference, body };
    } catch (error) {
      log({ event: 'store', rid: reference, code: describeError(error) });
    }

    const isRepeated = mailed.has(email.id);
    const result = await mailOnce(suspect ? mark(email) : email, startedAt);
    if (result.via === undefined) {
      const headers = { 'Retry-After': String(settings.delivery.retryAfterS) };
      const undelivered = { ok: false, error: 'undelivered', reference };
      return { ...result, status: 503, outcome: 'undelivered', reference, headers, body: undelivered };
    }
    if (!isRepeated) afterwards(postman.noteMailed(key, reference, result));
    return { ...result, status: 200, outcome: isRepeated ? 'repeated' : 'sent', reference, body };
  };
}
