import type { Database } from '../database.ts';
import type { MailSettings } from '../mail-settings.ts';
import { contactSettings } from '../settings.ts';
import { listOf, oneOf, parseText, readOptional, readRequired } from '../variables.ts';
import type { Environment } from '../variables.ts';
import type { Delivery } from './delivery.ts';
import { createHttpDelivery } from './http.ts';
import { createOutboxDelivery } from './outbox.ts';
import { createQueueDelivery } from './queue.ts';
import { createSmtpDelivery } from './smtp.ts';
import { readSmtpServer, THIS_MACHINE } from './smtp-server.ts';

const makers = {
  outbox: (env: Environment) =>
    createOutboxDelivery(
      readOptional(env, { name: 'CONTACT_OUTBOX', meaning: 'a folder', parse: parseText }) ?? 'outbox',
    ),
  smtp: (env: Environment) => createSmtpDelivery(readSmtpServer(env), contactSettings.smtp),
  http: (env: Environment) =>
    createHttpDelivery({
      url: readRequired(env, {
        name: 'CONTACT_HTTP_URL',
        meaning: 'an https address such as https://api.resend.com/emails',
        parse: parseApiUrl,
      }),
      key: readRequired(env, {
        name: 'CONTACT_HTTP_KEY',
        meaning: 'the key of the mail API',
        parse: parseText,
      }),
    }),
};

const mailWays = Object.keys(makers) as (keyof typeof makers)[];
const parseWays = listOf(oneOf([...mailWays, 'queue']));

/** What the queue takes: the database it lies in, and what a waiting mail need not hold. */
interface QueueParts {
  readonly database: Database | undefined;
  readonly mailSettings: MailSettings;
}

/** Reads the ways out from environment variables, first choice first; throws an error that names a wrong variable. */
export function readDeliveries(
  env: Environment,
  { database, mailSettings }: QueueParts,
): readonly Delivery[] {
  const ways = readRequired(env, {
    name: 'CONTACT_DELIVERY',
    meaning: `one or more of ${mailWays.join(', ')}, queue, each once, separated by commas; beside queue another`,
    parse: (value) => checkWays(parseWays(value)),
  });
  return ways.map((way) => {
    if (way !== 'queue') return makers[way](env);
    if (database) return createQueueDelivery(database, mailSettings);
    throw new Error('SUPABASE_DB_URL is not set; expected the address of the database, because of queue');
  });
}

// What waits in the queue must have a way to leave it.
function checkWays<T extends string>(ways: readonly T[] | undefined): readonly T[] | undefined {
  const isRight = ways && new Set(ways).size === ways.length && ways.some((way) => way !== 'queue');
  return isRight ? ways : undefined;
}

function parseApiUrl(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url) return undefined;
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && THIS_MACHINE.includes(url.hostname));
  return isSafe ? url.href : undefined;
}
