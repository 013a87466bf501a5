import { readDeployment } from './deployment.ts';
import { createService } from './service.ts';

declare const Deno: { readonly env: { toObject(): Record<string, string> } };
// A global of Supabase, absent from plain Deno, as in the tests.
declare const EdgeRuntime: { readonly waitUntil: (work: Promise<void>) => void } | undefined;

const deployment = readDeployment(Deno.env.toObject());
if (deployment.channels.some(({ via }) => via === 'folder')) {
  throw new Error('folder is a folder on this machine, which is gone with it; use http,smtp');
}
const afterwards = (work: Promise<void>) => {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
};
const handle = createService({ ...deployment, afterwards });

export default {
  fetch: (request: Request) => handle(request, request.headers.get(deployment.addressHeader)),
};
