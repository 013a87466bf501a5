import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { contactPath } from '../../../supabase/functions/send-contact-email/message.ts';
import { contactSettings } from '../../../supabase/functions/send-contact-email/settings.ts';
import { sampleMessage } from '../../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { contactFormSettings } from '../../islands/contact-form/settings.ts';
import { createLocalContact } from './contact.ts';

test('the function answers at least two seconds before the page times out', () => {
  const { body, delivery } = contactSettings;
  assert.ok(delivery.totalMs <= contactFormSettings.sendTimeoutMs - 2_000);
  assert.ok(body.timeoutMs < delivery.totalMs, 'time is left for the mail');
});

test('only pages of this server may post', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-local-'));
  context.after(() => rm(folder, { recursive: true }));
  const { handle, open } = createLocalContact({ CONTACT_OUTBOX: folder });
  assert.equal(open(4321), `Berichten gaan naar de map ${folder}`);
  for (const [host, status] of [
    ...['localhost:4321', '127.0.0.1:4321', '[::1]:4321'].map((own) => [own, 303] as const),
    ...['localhost:4322', 'evil.test:4321'].map((other) => [other, 403] as const),
  ]) {
    const body = new URLSearchParams({ ...sampleMessage, message: `Bericht van ${host}` });
    const post = { method: 'POST', headers: { Origin: `http://${host}` }, body };
    const response = await handle(new Request(`http://localhost${contactPath}`, post));
    assert.equal(response.status, status, host);
  }
  // Text browsers post without these headers.
  const body = new URLSearchParams(sampleMessage);
  const { headers } = await handle(
    new Request(`http://localhost:4321${contactPath}`, { method: 'POST', body }),
  );
  assert.equal(headers.get('Location'), 'http://localhost:4321/bedankt');
});
