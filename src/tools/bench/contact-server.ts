// The server side of `npm run bench:contact`: the contact function as the local server mounts it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Delivery } from '../../../supabase/functions/send-contact-email/delivery/delivery.ts';
import { createHandler } from '../../../supabase/functions/send-contact-email/handler.ts';

import { createContactListener, readLocalDeployment } from '../server/contact.ts';

const [outbox = '', isFailing] = process.argv.slice(2);

const deployment = readLocalDeployment({ CONTACT_OUTBOX: outbox });
const deliveries = isFailing === 'true' ? deployment.deliveries.map(failEveryThird) : deployment.deliveries;
const origins = new Set<string>();
const handle = createHandler({ ...deployment, deliveries, origins, log: () => undefined });
const server = createServer(createContactListener(handle)).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
origins.add(`http://127.0.0.1:${port}`);
process.send?.(port);
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit());

/** Fails every third delivery for good: in turn before the mail is taken, and after it, when only the answer is lost. */
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
