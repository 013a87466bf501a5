import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localServerSettings } from './settings.ts';
import { explainStartError, getPrintedAddress, parsePort } from './start-up.ts';

test('PORT is a whole number up to the highest port, or the default', () => {
  assert.equal(parsePort(undefined), localServerSettings.defaultPort);
  assert.equal(parsePort(''), localServerSettings.defaultPort);
  assert.equal(parsePort('8080'), 8080);
  assert.equal(parsePort('0'), 0);
  assert.equal(parsePort('65535'), 65_535);
  for (const wrong of ['65536', '-1', '80.5', 'abc', '0x50', '1e3', ' ', '80a']) {
    assert.throws(() => parsePort(wrong), /PORT is geen poortnummer/, wrong);
  }
});

test('prints an address that opens in a browser', () => {
  for (const everywhere of ['0.0.0.0', '::']) {
    assert.equal(getPrintedAddress(everywhere, 4321), 'http://localhost:4321');
  }
  assert.equal(getPrintedAddress('127.0.0.1', 80), 'http://127.0.0.1:80');
  assert.equal(getPrintedAddress('::1', 80), 'http://[::1]:80');
});

test('says what to do about a port or host it cannot take', () => {
  const explain = (code: string, port = 4321) =>
    explainStartError(Object.assign(new Error('systeem'), { code }), port, 'hier');
  assert.equal(explain('EADDRINUSE'), 'Poort 4321 is bezet. Kies een andere: PORT=4322 npm start');
  assert.match(explain('EADDRINUSE', 65_535), /PORT=65534/);
  assert.match(explain('EACCES', 80), /Poort 80 mag je niet gebruiken/);
  assert.match(explain('ENOTFOUND'), /HOST hier is geen adres/);
  assert.match(explain('EADDRNOTAVAIL'), /HOST hier is geen adres/);
  assert.equal(explain('EANDERS'), 'systeem');
});
