import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIRoute } from 'astro';

import { ContentError } from '../../collections/faults/fault.ts';
import { jsonKinds } from '../../collections/kinds.ts';
import { createConfig } from './config.ts';
import { toForm } from './json-form.ts';
import { readContent } from './read-content.ts';
import { prepareSave, type Save } from './save.ts';

const root = process.cwd();

/** Keystatic's requests: the tree of content/, a file, a save. */
export const ALL: APIRoute = async ({ request, url }) => {
  const config = createConfig(await readContent(root), {});
  const handle = makeGenericAPIRouteHandler({ config, localBaseDirectory: 'content' });
  try {
    const { body, headers, status = 200 } = await handle(await prepare(request));
    const row = Object.values(jsonKinds).find(({ file }) =>
      url.pathname.endsWith(file.replace('content', '')),
    );
    const answer =
      row && status === 200 ? JSON.stringify(toForm(await row.schema(), JSON.parse(String(body)))) : body;
    return new Response(answer as BodyInit | null, { status, headers: headers as HeadersInit });
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return new Response(cause.faults.join('\n'), { status: 422 });
  }
};

async function prepare(request: Request): Promise<Request> {
  if (request.method !== 'POST') return request;
  const save = await prepareSave((await request.json()) as Save, root);
  return new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(save) });
}
