import { readDeployment } from './deployment.ts';
import { getAddress } from './client-address.ts';
import { createHandler } from './handler.ts';

declare const Deno: { readonly env: { toObject(): Record<string, string> } };

const deployment = readDeployment(Deno.env.toObject());
const handle = createHandler(deployment);

export default {
  fetch: (request: Request): Promise<Response> =>
    handle(request, { address: getAddress(request.headers, deployment.addressHeader) }),
};
