import type { Database } from '../database.ts';
import type { MailSettings } from '../mail-settings.ts';
import { contactSettings } from '../settings.ts';
import { listOf, oneOf, parseText, readOptional, readRequired, wholeNumberUpTo } from '../variables.ts';
import type { Environment } from '../variables.ts';
import type { Delivery } from './delivery.ts';
import { createHttpDelivery } from './http.ts';
import { createOutboxDelivery } from './outbox.ts';
import { createQueueDelivery } from './queue.ts';
import { createSmtpDelivery } from './smtp.ts';
import type { SmtpServer } from './smtp.ts';

const TLS_PORTS = [465, 2465];
const HIGHEST_PORT = 65_535;
const THIS_MACHINE = ['localhost', '127.0.0.1', '::1', '[::1]'];

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

function readSmtpServer(env: Environment): SmtpServer {
  const host = readRequired(env, { name: 'CONTACT_SMTP_HOST', meaning: 'a host name', parse: parseText });
  const port =
    readOptional(env, {
      name: 'CONTACT_SMTP_PORT',
      meaning: 'a port number',
      parse: wholeNumberUpTo(HIGHEST_PORT),
    }) ?? 465;
  const login = readLogin(env);
  return { host, port, encryption: chooseEncryption(host, port), ...(login && { login }) };
}

// A password never crosses a network in the clear, and there is no setting to allow it.
function chooseEncryption(host: string, port: number): SmtpServer['encryption'] {
  if (TLS_PORTS.includes(port)) return 'tls';
  return THIS_MACHINE.includes(host) ? 'none' : 'starttls';
}

function readLogin(env: Environment): SmtpServer['login'] {
  const user = readOptional(env, { name: 'CONTACT_SMTP_USER', meaning: 'a user name', parse: parseText });
  if (user === undefined) return undefined;
  const meaning = 'the password of CONTACT_SMTP_USER';
  return { user, pass: readRequired(env, { name: 'CONTACT_SMTP_PASSWORD', meaning, parse: parseText }) };
}

function parseApiUrl(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url) return undefined;
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && THIS_MACHINE.includes(url.hostname));
  return isSafe ? url.href : undefined;
}
