// For tests: parses a mail and checks that it follows the standards.
import assert from 'node:assert/strict';
import PostalMime from 'postal-mime';

const HEADERS =
  'auto-submitted content-transfer-encoding content-type date from message-id mime-version subject to'.split(
    ' ',
  );

/** Parses a mail; asserts that it is a valid text-only mail. */
export async function readMail(bytes: Uint8Array) {
  const raw = checkBytes(bytes);
  const { html, attachments, date = '', ...mail } = await PostalMime.parse(bytes);
  assert.deepEqual([html, attachments], [undefined, []]);
  assert.ok(Math.abs(Date.now() - Date.parse(date)) < 60_000, 'dated now');
  assert.ok((mail.replyTo?.length ?? 0) <= 1);
  return {
    raw,
    subject: mail.subject ?? '',
    // The parser normalises line ends.
    text: (mail.text ?? '').replaceAll('\r\n', '\n'),
    replyTo: mail.replyTo?.[0]?.address,
    messageId: mail.messageId ?? '',
    from: mail.from?.address,
    to: mail.to?.map(({ address }) => address) ?? [],
  };
}

/** Checks the lines, bytes and header names of a mail; returns it as text, one character per byte. */
function checkBytes(bytes: Uint8Array): string {
  const raw = new TextDecoder('latin1').decode(bytes);
  assert.doesNotMatch(raw, /[^\r]\n|\r[^\n]|\r$/, 'no bare CR or LF');
  assert.doesNotMatch(raw, /[^\r\n]{999}/, 'no long line');
  assert.match(raw, /^[\t\r\n -~]*$/, '7-bit');
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase());
  const known = names.includes('reply-to') ? [...HEADERS, 'reply-to'] : HEADERS;
  assert.deepEqual(names.sort(), known.sort(), 'every header known, and there once');
  assert.match(head, /^Content-Type: text\/plain; charset=utf-8$/m);
  return raw;
}
