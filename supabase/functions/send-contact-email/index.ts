import { readDeployment } from './deployment.ts';
import { getAddress } from './client-address.ts';
import { createService } from './service.ts';
import type { Afterwards } from './service.ts';

declare const Deno: { readonly env: { toObject(): Record<string, string> } };
// Supabase's own; plain Deno, as in the tests, has none.
declare const EdgeRuntime: { readonly waitUntil: Afterwards } | undefined;

const deployment = readDeployment(Deno.env.toObject());
if (deployment.deliveries.some(({ via }) => via === 'outbox')) {
  throw new Error("outbox is for one's own machine; set CONTACT_DELIVERY to http,smtp,queue");
}
const handle = createService(deployment, (work) => {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
});

export default {
  fetch: (request: Request): Promise<Response> =>
    handle(request, { address: getAddress(request.headers, deployment.addressRule) }),
};
