import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIRoute } from 'astro';

import { createConfig } from './config.ts';
import { readContent } from './read-content.ts';

export const prerender = false;

/** What Keystatic asks of the server: the tree of content/, a file, a save. */
export const ALL: APIRoute = async ({ request }) => {
  const config = createConfig(await readContent(process.cwd()), {});
  const handle = makeGenericAPIRouteHandler({ config, localBaseDirectory: 'content' });
  const { body, headers, status } = await handle(request);
  return new Response(body as BodyInit | null, { status, headers: headers as HeadersInit });
};
