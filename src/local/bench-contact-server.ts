// The server side of `npm run bench:contact`: the contact function behind the local server's own HTTP server.
import type { Delivery } from '../../supabase/functions/send-contact-email/delivery/delivery.ts';
import { createHandler } from '../../supabase/functions/send-contact-email/handler.ts';
import { close, createHttpServer, listen } from './http-server.ts';
import { readLocalDeployment } from './contact.ts';

const [outbox = '', isFailing] = process.argv.slice(2);

const deployment = readLocalDeployment({ CONTACT_OUTBOX: outbox });
const deliveries = isFailing === 'true' ? deployment.deliveries.map(failEveryThird) : deployment.deliveries;
const origins = new Set<string>();
const handle = createHandler({ ...deployment, deliveries, origins, log: () => undefined });
const server = createHttpServer((request, address) => handle(request, { address }));
const port = await listen(server, 0, '127.0.0.1');
origins.add(`http://127.0.0.1:${port}`);
process.send?.(port);
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => close(server));

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
