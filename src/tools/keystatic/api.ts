import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIContext, APIRoute } from 'astro';

import { redirectsFile } from '../../site/moved-addresses.ts';
import { ContentError } from '../editors/faults/fault.ts';
import { listFiles } from '../editors/files/list-files.ts';
import { readTextFiles } from '../editors/files/text-file.ts';
import { createConfig } from './forms/config.ts';
import { isOwnRequest, refuseOutside } from './guard.ts';
import { addRedirect, consider } from './saves/consider.ts';
import { findJson, toForm } from './forms/json-form.ts';
import type { AskedSave } from './saves/newer.ts';
import { readContent } from './forms/read-content.ts';
import { keepVersion, listVersions, readVersion } from './versions.ts';

const root = process.cwd();
const redirects = join(root, redirectsFile);

/** The last save: the next is compared with what it wrote. */
let last: Promise<unknown> = Promise.resolve();

/** Keystatic's requests: the tree of content/, a file, a save; and the versions of a file, and a search. */
export const ALL: APIRoute = (context) => {
  if (!isOwnRequest(context.request)) return new Response('Dit mag alleen de redactie zelf', { status: 403 });
  if (context.request.method !== 'POST') return answer(context);
  const saved = last.then(() => answer(context));
  last = saved.catch(() => undefined);
  return saved;
};

async function answer({ request, url }: APIContext): Promise<Response> {
  const [name = '', ...rest] = url.pathname.replace('/api/keystatic/', '').split('/');
  if (name === 'versions') return Response.json(listVersions(rest.join('/'), root));
  if (name === 'files') return Response.json(Object.fromEntries(listEditable()));
  const [id = '', ...names] = rest;
  const path = names.join('/');
  try {
    if (request.method === 'POST') return await save(request);
    const response = name === 'version' ? new Response(readVersion(id, path, root)) : await handle(request);
    const row = findJson(`content/${path}`);
    if (!row || !response.ok) return response;
    return Response.json(toForm(await row.schema(), await response.json()));
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return Response.json(cause.faults, { status: 422 });
  }
}

/** The texts and lists, by path. */
const listEditable = () =>
  listFiles('content/**/*.{mdx,yaml,json}', root).map((file) => [
    file,
    readFileSync(join(root, file), 'utf8'),
  ]);

/** Writes what may be saved, or says what to ask first. */
async function save(request: Request): Promise<Response> {
  const lines = readFileSync(redirects, 'utf8');
  const asked = (await request.json()) as AskedSave;
  const considered = await consider(asked, readTextFiles(root), versionOf, lines);
  if (typeof considered === 'string') return new Response(considered, { status: 409 });
  const { save, redirect } = considered;
  const files = [...save.additions, ...save.deletions].map(({ path }) => `content/${path}`);
  refuseOutside(root, redirect ? [...files, redirectsFile] : files);
  const { url, headers } = request;
  // What was changed outside the editor.
  keepVersion(root);
  const response = await handle(new Request(url, { method: 'POST', headers, body: JSON.stringify(save) }));
  if (redirect && response.ok) writeFileSync(redirects, addRedirect(lines, redirect));
  keepVersion(root);
  return response;
}

/** Keystatic's own answer, by a configuration of today's content. */
async function handle(request: Request): Promise<Response> {
  const content = readContent(readTextFiles(root));
  const config = createConfig(() => content, {});
  const answer = await makeGenericAPIRouteHandler({ config, localBaseDirectory: 'content' })(request);
  return new Response(answer.body as BodyInit | null, answer as ResponseInit);
}

/** The id that Git gives to a file of content/, and Keystatic too. */
function versionOf(path: string): string | undefined {
  const file = join(root, 'content', path);
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
