import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeFault } from './fault.ts';

// As Deno 2.9 and 2.1, and Node 24, say it.
const texts: Record<string, string> = {
  'error sending request for url (https://a.test/): client error (Connect): dns error: failed to lookup':
    'ENOTFOUND',
  'client error (Connect): tcp connect error: Connection refused (os error 111)': 'ECONNREFUSED',
  'error sending request from 127.0.0.1:1: client error (SendRequest): connection closed before message completed':
    'ECONNRESET',
  'client error (SendRequest): connection error: Connection reset by peer (os error 104)': 'ECONNRESET',
  'client error (Connect): invalid peer certificate: UnknownIssuer': 'ETLS',
  'client error (Connect): tls handshake eof': 'ETLS',
  'error reading a body from connection': 'ECONNRESET',
  'other side closed': 'ECONNRESET',
  'error sending request for url (https://a.test/)': 'ECONNECTION',
  'fetch failed': 'ECONNECTION',
};

test('a network fault without a code gets one, by its text or the text below it', () => {
  for (const [text, code] of Object.entries(texts)) {
    assert.equal(describeFault(new TypeError(text)), code, text);
    const cause = new Error(text);
    assert.equal(describeFault(new TypeError('fetch failed', { cause })), code, text);
  }
});

test('a code below goes before a text above, and any other text stays unknown', () => {
  const cause = Object.assign(new Error('x'), { code: 'ENOTFOUND' });
  assert.equal(describeFault(new TypeError('fetch failed', { cause })), 'ENOTFOUND');
  assert.equal(describeFault(new Error('550 zoe@voorbeeld.nl unknown')), 'unknown');
});
