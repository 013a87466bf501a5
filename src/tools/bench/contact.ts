/** `npm run test:load`: sends messages to the contact function (500 unless told) and fails when one is lost or doubled. */
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Delivery } from '../../../supabase/functions/send-contact-email/delivery/delivery.ts';
import { createHandler } from '../../../supabase/functions/send-contact-email/handler.ts';
import { contactPath, localAnonKey } from '../../../supabase/functions/send-contact-email/message.ts';
import { sampleMessage } from '../../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { createContactListener, readLocalDeployment } from '../server/contact.ts';

const MESSAGES = Number(process.argv[2] ?? 500);
const AT_ONCE = 64;

const outbox = await mkdtemp(join(tmpdir(), 'maquette-load-'));
const deployment = readLocalDeployment({ CONTACT_OUTBOX: outbox });
const deliveries = deployment.deliveries.map(failEveryThird);
const origins = new Set<string>();
const handle = createHandler({ ...deployment, deliveries, origins, log: () => undefined });
const server = createServer(createContactListener(handle)).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
origins.add(origin);

const numbers = Array.from({ length: MESSAGES }, (_, index) => index).values();
const send = async () => {
  for (const number of numbers) await sendUntilAccepted(number);
};
await Promise.all(Array.from({ length: AT_ONCE }, send));
server.close().closeAllConnections();

const files = await readdir(outbox);
const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'latin1')));
const arrived = new Set(mails.map((mail) => /^\| Bericht (\d+)\r$/m.exec(mail)?.[1]));
console.log(
  `${MESSAGES} sent, ${MESSAGES - arrived.size} lost, ${files.length - arrived.size} doubled, every third delivery failing`,
);
if (arrived.size !== MESSAGES || files.length !== MESSAGES) process.exitCode = 1;
await rm(outbox, { recursive: true });

/** Sends as a visitor does who tries again until the page says thank you. */
async function sendUntilAccepted(number: number): Promise<void> {
  const body = JSON.stringify({ ...sampleMessage, message: `Bericht ${number}\n${sampleMessage.message}` });
  const key = { Authorization: `Bearer ${localAnonKey}`, Origin: origin };
  const headers = { ...key, 'Content-Type': 'application/json' };
  for (let isAccepted = false; !isAccepted;) {
    const response = await fetch(origin + contactPath, { method: 'POST', headers, body });
    await response.arrayBuffer();
    isAccepted = response.ok;
  }
}

/** Makes every third delivery fail: in turn before the mail is taken, and after it, when only the answer is lost. */
function failEveryThird(delivery: Delivery): Delivery {
  let calls = 0;
  const failure = Object.assign(new Error('Every third delivery fails'), { permanent: true });
  return {
    ...delivery,
    send: async (email, signal) => {
      calls += 1;
      const call = calls;
      if (call % 6 !== 3) await delivery.send(email, signal);
      if (call % 3 === 0) throw failure;
    },
  };
}
