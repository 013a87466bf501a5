// Plain forms, and the honeypot.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honeypotField, messageFields, resultPaths } from './message.ts';
import { failWith } from './testing/channels.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { anonKey, formOf, pageOrigin, postOf, setUp, testSettings } from './testing/set-up.ts';

const { maxBytes } = testSettings.body;
const json = JSON.stringify(sampleMessage);
const isMarked = ({ subject }: { subject: string }) => subject.includes(' [mogelijk spam] Bericht van ');
/** Posts a plain form; returns the target of the redirect, the mails and the code in the log. */
async function submit(request: Request, overrides: Parameters<typeof setUp>[0] = {}) {
  const { status, headers, body, mails, log } = await setUp(overrides).send(request);
  assert.deepEqual([status, body], [303, undefined]);
  return { page: headers.get('Location')?.replace(pageOrigin, ''), mails, code: log[0]?.code };
}

test('a plain form redirects to the thanks page, and gives the same mail as JSON', async () => {
  assert.deepEqual(resultPaths, { sent: '/bedankt', notSent: '/niet-verstuurd' });
  const type = { 'Content-Type': 'Application/X-WWW-Form-Urlencoded; charset="UTF-8"' };
  const message = sampleMessage.message.replaceAll('\n', '\r\n');
  const others = { [honeypotField]: '', to: 'evil@evil.test', ['__proto__']: 'evil' };
  const { page, mails } = await submit(formOf({ ...sampleMessage, message, ...others }, type));
  assert.deepEqual([page, mails.length], [resultPaths.sent, 1]);
  // The raw mails differ in their date.
  const read = (mail: (typeof mails)[number]) => ({ ...mail, raw: '' });
  for (const request of [
    postOf(json),
    postOf(json.padEnd(maxBytes - 100)),
    postOf(`\uFEFF${json}`),
    postOf(json, { Authorization: undefined, apikey: anonKey }),
    postOf(json, { 'Content-Type': 'Application/JSON; charset="UTF-8"' }),
  ]) {
    const answer = await setUp().send(request);
    assert.deepEqual([answer.status, answer.mails.map(read)], [200, mails.map(read)]);
  }
  const long = messageFields.map(({ key, maxLength }) => [key, '😀'.repeat(maxLength)] as const);
  const longest = { ...Object.fromEntries(long), email: sampleMessage.email };
  assert.equal((await submit(formOf(longest))).mails.length, 1);
});

test('only forms on other sites are refused, whatever headers a browser sends', async () => {
  const none = undefined;
  const evil = 'https://evil.test/form';
  for (const [Origin, Referer, site, expected] of [
    [pageOrigin, none, none, 'taken'],
    [none, none, none, 'suspect'],
    ['null', none, none, 'suspect'],
    ['null', `${pageOrigin}/contact`, 'cross-site', 'suspect'],
    [none, 'geen adres', 'cross-site', 'suspect'],
    [none, evil, 'same-origin', 'suspect'],
    [none, evil, none, 'refused'],
    ['null', evil, 'cross-site', 'refused'],
  ] as const) {
    const request = formOf(sampleMessage, { Origin, Referer, 'Sec-Fetch-Site': site });
    const { page, mails } = await submit(request);
    const isTaken = expected !== 'refused';
    assert.deepEqual(
      [page, mails.length],
      [isTaken ? resultPaths.sent : resultPaths.notSent, isTaken ? 1 : 0],
    );
    assert.deepEqual(
      mails.map(isMarked),
      isTaken ? [expected === 'suspect'] : [],
      `${Origin} ${Referer} ${site}`,
    );
  }
  const { status, mails } = await setUp().send(postOf(json, { Origin: undefined }));
  assert.deepEqual([status, mails.map(isMarked)], [200, [true]], 'a program that brings the key');
});

test('an invalid form redirects to the error page', async () => {
  const down = { channels: [failWith(new Error('weg'))] };
  for (const [body, expected, headers, overrides] of [
    [{ ...sampleMessage, email: 'jan@bedrijf' }, 'fields'],
    ['', 'fields', { Origin: undefined }],
    [`${String(new URLSearchParams(sampleMessage))}&email=geen-adres`, 'fields'],
    [new Uint8Array([0x61, 0x3d, 0xff, 0xfe]), 'encoding'],
    ['name=%FF%FE', 'encoding'],
    ['name=%zz', 'encoding'],
    [sampleMessage, 'type', { 'Content-Encoding': 'gzip' }],
    [`message=${'a'.repeat(maxBytes - 7)}`, 'size'],
    [sampleMessage, 'unknown', {}, down],
  ] as const) {
    const { page, mails, code } = await submit(formOf(body, headers), overrides);
    assert.deepEqual([page, mails, code], [resultPaths.notSent, [], expected]);
  }
});

test('a filled honeypot marks the mail, changes its reference and is not in its text', async () => {
  const { post } = setUp();
  for (const value of ['', ' ', null, '079 1234567', 0]) {
    assert.equal((await post({ ...sampleMessage, [honeypotField]: value })).status, 200);
  }
  const { status, mails, log } = await post({ ...sampleMessage, [honeypotField]: ['x'] });
  assert.deepEqual([status, mails.map(isMarked)], [200, [false, true]]);
  assert.deepEqual(
    log.map(({ outcome }) => outcome),
    ['sent', 'repeated', 'repeated', 'sent', 'repeated', 'repeated'],
  );
  assert.doesNotMatch(mails[1]?.raw ?? '', /079 1234567/);
  assert.notEqual(mails[0]?.messageId, mails[1]?.messageId);
});
