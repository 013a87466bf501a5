// For tests: a handler with a mailbox in memory, and what goes in and comes out of it.
import assert from 'node:assert/strict';
import { composeMail } from '../delivery/compose.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { createHandler } from '../handler.ts';
import type { HandlerOptions } from '../handler.ts';
import type { LogEntry } from '../log.ts';
import { messageFields } from '../message.ts';
import { contactSettings } from '../settings.ts';
import type { ContactSettings } from '../settings.ts';
import { readMail } from './mail.ts';

export const pageOrigin = 'https://www.example.test';
const functionUrl = 'https://project.example.test/functions/v1/send-contact-email';
export const anonKey = 'sb_publishable_voorbeeld';

/** Whether Deno runs this test, which gives it no right to start programs. */
export const isDeno = 'Deno' in globalThis;

/** Settings for tests: no limit on how often, no pause before a second try, and little patience with a body. */
export const testSettings: ContactSettings = {
  ...contactSettings,
  body: { ...contactSettings.body, timeoutMs: 500 },
  rate: { ...contactSettings.rate, perAddress: 1_000_000, inAll: 1_000_000 },
  delivery: { ...contactSettings.delivery, retryPauseMs: 5 },
};

/** The mailbox of the tests. */
export const mailSettings = {
  from: 'website@maquette.test',
  to: ['info@maquette.test'],
  companyName: 'Maquette B.V.',
  kvk: '12345678',
};

const LOG_LINE =
  /^\{"rid":"(C|R)-[0-9a-f]{10}","status":\d{3},"ms":\d+,"outcome":"[a-z]+"(,"via":"[a-z]+")?(,"attempts":\d+)?(,"code":"[A-Za-z]+(:\d{3})?")?\}$/;

/** Collects mails in memory. */
export function createMailbox() {
  const taken: Uint8Array[] = [];
  const delivery: Delivery = {
    via: 'outbox',
    place: 'memory',
    send: async (email) => void taken.push(await composeMail(email)),
  };
  return { delivery, taken, read: () => Promise.all(taken.map(readMail)) };
}

/** Makes a handler around a mailbox in memory; every answer and log line is checked for what holds for all. */
export function setUp(overrides: Partial<HandlerOptions> = {}) {
  const mailbox = createMailbox();
  const log: LogEntry[] = [];
  const handle = createHandler({
    fields: messageFields,
    origins: new Set([pageOrigin]),
    anonKey,
    secret: 'een geheim voor de proef',
    mailSettings,
    settings: testSettings,
    deliveries: [mailbox.delivery],
    log: (entry) => {
      assert.match(JSON.stringify(entry), LOG_LINE);
      log.push(entry);
    },
    ...overrides,
  });
  const send = async (request: Request, address?: string) => check(await handle(request, { address }));
  const post = (body: unknown, address?: string) => send(postOf(body), address);
  return { handle, send, post, mailbox, log, readMails: mailbox.read };
}

/** A post as the page's script sends it; a string or bytes go as they are, anything else as JSON. */
export function postOf(
  body: unknown,
  headers: Record<string, string | undefined> = {},
  method = 'POST',
): Request {
  const sent = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${anonKey}`,
    Origin: pageOrigin,
    ...headers,
  };
  const present = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body === null;
  return new Request(functionUrl, {
    method,
    headers: present,
    body: isRaw ? (body as BodyInit | null) : JSON.stringify(body),
  });
}

/** The plain post of the page's form, as a browser sends it; a string or bytes go as they are. */
export function formOf(
  body: Readonly<Record<string, string>> | string | Uint8Array,
  headers: Record<string, string | undefined> = {},
): Request {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  return postOf(isRaw ? body : String(new URLSearchParams(body)), {
    'Content-Type': 'application/x-www-form-urlencoded',
    Authorization: undefined,
    ...headers,
  });
}

async function check(response: Response) {
  const { status, headers } = response;
  assert.equal(headers.get('Cache-Control'), 'no-store');
  assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
  assert.equal(headers.get('Vary'), 'Origin');
  assert.match(headers.get('X-Request-Id') ?? '', /^[CR]-[0-9a-f]{10}$/);
  assert.ok([null, pageOrigin].includes(headers.get('Access-Control-Allow-Origin')));
  assert.equal(headers.get('Access-Control-Allow-Credentials'), null);
  const text = await response.text();
  return { status, headers, body: text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>) };
}
