import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIContext, APIRoute } from 'astro';

import { ContentError } from '../../collections/faults/fault.ts';
import { listFiles } from '../../collections/list-files.ts';
import { readTextFiles } from '../../collections/text-file.ts';
import { createConfig } from './forms/config.ts';
import { addRedirect, consider } from './saves/consider.ts';
import { findJson, toForm } from './forms/json-form.ts';
import type { AskedSave } from './saves/newer.ts';
import { readContent } from './forms/read-content.ts';
import type { Save } from './saves/save.ts';
import { listVersions, readVersion } from './versions.ts';

const root = process.cwd();
const redirects = join(root, 'public/_redirects');

/** The last save: the next is compared with what it wrote. */
let last: Promise<unknown> = Promise.resolve();

/** Keystatic's requests: the tree of content/, a file, a save; and the versions of a file, and a search. */
export const ALL: APIRoute = (context) => {
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
    const considered =
      request.method === 'POST'
        ? await consider((await request.json()) as AskedSave, readTextFiles(root), versionOf)
        : undefined;
    if (typeof considered === 'string') return new Response(considered, { status: 409 });
    const {
      body,
      headers,
      status = 200,
    } = name === 'version'
      ? { body: readVersion(id, path, root) }
      : await handle(considered ? rewrite(request, considered.save) : request);
    if (considered?.redirect && status === 200)
      writeFileSync(redirects, addRedirect(readFileSync(redirects, 'utf8'), considered.redirect));
    const row = findJson(`content/${path}`);
    const file =
      row && status === 200 ? JSON.stringify(toForm(await row.schema(), JSON.parse(String(body)))) : body;
    return new Response(file as BodyInit | null, { status, headers: headers as HeadersInit });
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return Response.json(cause.faults, { status: 422 });
  }
}

/** The texts and lists, by path. */
const listEditable = () =>
  listFiles('content/**/*.{mdx,json}', root).map((file) => [file, readFileSync(join(root, file), 'utf8')]);

/** Keystatic's own answer, by a configuration of today's content. */
async function handle(request: Request) {
  const content = readContent(readTextFiles(root));
  const config = createConfig(() => content, {});
  return makeGenericAPIRouteHandler({ config, localBaseDirectory: 'content' })(request);
}

/** The id that Git gives to a file of content/, and Keystatic too. */
function versionOf(path: string): string | undefined {
  const file = join(root, 'content', path);
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

const rewrite = ({ url, headers }: Request, save: Save) =>
  new Request(url, { method: 'POST', headers, body: JSON.stringify(save) });
