import { readDeployment } from './deployment.ts';
import { getAddress } from './client-address.ts';
import { createHandler } from './handler.ts';

declare const Deno: { readonly env: { toObject(): Record<string, string> } };

const deployment = readDeployment(Deno.env.toObject());
if (deployment.deliveries.some(({ via }) => via === 'outbox')) {
  throw new Error("outbox is for one's own machine; set CONTACT_DELIVERY to http, smtp");
}
const handle = createHandler(deployment);

export default {
  fetch: (request: Request): Promise<Response> =>
    handle(request, { address: getAddress(request.headers, deployment.addressRule) }),
};
