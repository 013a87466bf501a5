import { join } from 'node:path';

import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIRoute } from 'astro';

import { createConfig } from '../config.ts';
import { listPages } from '../list-pages.ts';
import { describeRefusal, isTrustedRequest } from './guard.ts';
import { versionsHeader, type Versions } from './versions.ts';

/** The last save; saves run one after another, so that each sees the files of the last. */
let last: Promise<unknown> = Promise.resolve();

/** Answers Keystatic's requests: the tree of content/, a file, a save. */
export const ALL: APIRoute = ({ request }) => {
  if (!isTrustedRequest(request)) return new Response('Dit mag alleen de redactie zelf', { status: 403 });
  if (request.method !== 'POST') return handle(request);
  const saved = last.then(() => save(request));
  last = saved.catch(() => undefined);
  return saved;
};

async function save(request: Request): Promise<Response> {
  const given = decodeURIComponent(request.headers.get(versionsHeader) ?? '[]');
  const { additions, deletions } = (await request.clone().json()) as Record<string, { path: string }[]>;
  const versions = new Map(JSON.parse(given) as Versions);
  const paths = [...(additions ?? []), ...(deletions ?? [])].map(({ path }) => path);
  const refusal = describeRefusal(
    join(process.cwd(), 'content'),
    paths.map((path) => [path, versions.get(path) ?? '']),
  );
  return refusal ? new Response(refusal, { status: 409 }) : handle(request);
}

async function handle(request: Request): Promise<Response> {
  const config = createConfig({ storage: { kind: 'local' }, site: '', pages: listPages() });
  const answer = await makeGenericAPIRouteHandler({ config, localBaseDirectory: 'content' })(request);
  return new Response(answer.body as BodyInit | null, answer as ResponseInit);
}
