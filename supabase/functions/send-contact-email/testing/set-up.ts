// For tests: a handler with a mailbox in memory.
import assert from 'node:assert/strict';
import type { Channel } from '../delivery/send.ts';
import { composeMail } from '../delivery/folder.ts';
import { readDeployment, type ServiceOptions } from '../deployment.ts';
import type { EventEntry, RequestEntry } from '../outcome.ts';
import { contactPath } from '../message.ts';
import { createService } from '../service.ts';
import { contactSettings, type ContactSettings } from '../settings.ts';
import { readMail } from './mail.ts';
import { sampleMessage } from './sample-message.ts';

export const pageOrigin = 'https://www.example.test';
export const anonKey = 'sb_publishable_voorbeeld';

/** The variables of a deployment without a database. */
export const testEnv = {
  CONTACT_DELIVERY: 'http,smtp',
  CONTACT_HTTP_URL: 'https://api.example.test',
  CONTACT_HTTP_KEY: 're_geheim',
  CONTACT_SMTP_HOST: 'smtp.example.test',
  CONTACT_FROM: 'website@maquette.test',
  CONTACT_TO: 'info@maquette.test',
  CONTACT_COMPANY: 'Maquette B.V.',
  CONTACT_KVK: '12345678',
  CONTACT_ORIGINS: pageOrigin,
  CONTACT_SECRET: 'een geheim voor de proef',
  PUBLIC_SUPABASE_ANON_KEY: anonKey,
};

/** Matches personal data that a log line, an alarm or a key must not contain. */
export const personal = /zo[eë]|voorbeeld|203\.0|van velen|reünie/i;

/** Whether Deno runs this test, without permission to run programs. */
export const isDeno = 'Deno' in globalThis;

/** Settings with short pauses and timeouts. */
export const testSettings: ContactSettings = {
  ...contactSettings,
  body: { ...contactSettings.body, timeoutMs: 500 },
  delivery: { ...contactSettings.delivery, retryPauseMs: 5 },
};

const LOG_LINE =
  /^\{"rid":"(C|R)-[0-9a-f]{10}","status":\d{3},"ms":\d+,"outcome":"[a-z]+"(,"via":"[a-z]+")?(,"attempts":\d+)?(,"code":"\w+(:\d{3})?( \w+(:\d{3})?)*")?\}$/;

/** Creates a handler with a mailbox in memory; every response includes its mails and passes the common assertions. */
export function setUp(overrides: Partial<ServiceOptions> = {}, before: readonly Channel[] = []) {
  const deployment = readDeployment(testEnv, undefined, testSettings);
  const taken: Uint8Array[] = [];
  const send: Channel['send'] = async (email) =>
    void taken.push(await composeMail(email, deployment.mailSettings));
  const log: RequestEntry[] = [];
  const handle = createService({
    ...deployment,
    channels: [...before, { via: 'folder', place: 'memory', send }],
    log: (entry: RequestEntry | EventEntry) => {
      assert.match(JSON.stringify(entry), LOG_LINE);
      log.push(entry as RequestEntry);
    },
    ...overrides,
  });
  const sendRequest = async (request: Request) => {
    const response = await handle(request);
    const { status, headers } = response;
    const names = ['Cache-Control', 'X-Content-Type-Options', 'Vary', 'Access-Control-Allow-Credentials'];
    const common = names.map((name) => headers.get(name));
    assert.deepEqual(common, ['no-store', 'nosniff', 'Origin', null]);
    assert.match(headers.get('X-Request-Id') ?? '', /^[CR]-[0-9a-f]{10}$/);
    assert.ok([null, pageOrigin].includes(headers.get('Access-Control-Allow-Origin')));
    const text = await response.text();
    const body = text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
    return { status, headers, body, log, mails: await Promise.all(taken.map(readMail)) };
  };
  return { send: sendRequest, post: (body: unknown) => sendRequest(postOf(body)) };
}

/** Headers to change; an undefined value omits one. */
type Headers = Readonly<Record<string, string | undefined>>;

/** Creates a request as the page's script sends it; a body that is a string, bytes or null is not converted to JSON. */
export function postOf(body: unknown, headers: Headers = {}, method = 'POST', task = ''): Request {
  const type = 'application/json';
  const sent = { 'Content-Type': type, Authorization: `Bearer ${anonKey}`, Origin: pageOrigin, ...headers };
  const present = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body === null;
  return new Request(`https://project.example.test${contactPath}${task}`, {
    method,
    headers: present,
    body: isRaw ? (body as BodyInit | null) : JSON.stringify(body),
  });
}

/** Creates a plain form post as a browser sends it. */
export function formOf(body: Readonly<Record<string, string>> | string | Uint8Array, headers: Headers = {}) {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Authorization: undefined };
  return postOf(isRaw ? body : String(new URLSearchParams(body)), { ...form, ...headers });
}

/** Creates a message with a number, which `numberOf` reads from its mail; 0 for another mail. */
export const numbered = (number: number) => ({ ...sampleMessage, message: `Bericht ${number} van velen` });
export const numberOf = ({ text }: { text: string }) => Number(/Bericht (\d+) van/.exec(text)?.[1] ?? 0);
