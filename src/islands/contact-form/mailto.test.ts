import assert from 'node:assert/strict';
import { test } from 'node:test';

import { messageFields } from '../../../supabase/functions/send-contact-email/message.ts';
import { createMailto } from './mailto.ts';

test('holds all that was typed, whatever the characters', () => {
  const message = { name: 'Zoë & Co', company: 'A?B=C#D', phone: '', message: 'Regel 1\nRegel 2 100%' };
  const address = new URL(createMailto('info@maquette.example', message, messageFields));
  assert.equal(address.protocol, 'mailto:');
  assert.equal(address.pathname, 'info@maquette.example');
  const body = decodeURIComponent(/body=(.*)$/.exec(address.href)?.[1] ?? '');
  assert.equal(body, 'Regel 1\r\nRegel 2 100%\r\n\r\nNaam: Zoë & Co\r\nBedrijf: A?B=C#D');
});
