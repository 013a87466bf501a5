import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIRoute } from 'astro';

import { ContentError } from '../../collections/faults/zod.ts';
import { jsonKinds } from '../../collections/kinds.ts';
import { createConfig } from './config.ts';
import { toForm } from './json-form.ts';
import { readContent } from './read-content.ts';
import { prepareSave, type Save } from './save.ts';

export const prerender = false;

const root = process.cwd();

/** What Keystatic asks of the server: the tree of content/, a file, a save. */
export const ALL: APIRoute = async ({ request, url }) => {
  const content = await readContent(root);
  const config = createConfig(content, {});
  const handle = makeGenericAPIRouteHandler({ config, localBaseDirectory: 'content' });
  try {
    const asked =
      request.method === 'POST' ? await rewrite(request, (save) => prepareSave(save, root)) : request;
    const { body, headers, status } = await handle(asked);
    const answer = status === 200 ? await readForm(url.pathname, body) : body;
    return new Response(answer as BodyInit | null, {
      status: status ?? 200,
      headers: headers as HeadersInit,
    });
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return new Response(cause.faults.join('\n'), { status: 422 });
  }
};

async function rewrite(request: Request, change: (save: Save) => Promise<Save>): Promise<Request> {
  const { url, method, headers } = request;
  const body = JSON.stringify(await change((await request.clone().json()) as Save));
  return new Request(url, { method, headers, body });
}

/** A JSON file as its form has it; any other answer as it is. */
async function readForm(path: string, body: unknown): Promise<unknown> {
  const row = Object.values(jsonKinds).find(({ file }) => path.endsWith(file.replace('content', '')));
  return row ? JSON.stringify(toForm(await row.schema(), JSON.parse(String(body)))) : body;
}
