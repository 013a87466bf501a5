import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIContext, APIRoute } from 'astro';

import { ContentError } from '../../collections/faults/fault.ts';
import { listFiles } from '../../collections/list-files.ts';
import { createConfig } from './config.ts';
import { findNewer, followLinks, writeRedirect } from './consider.ts';
import { findJson, toForm } from './json-form.ts';
import type { AskedSave } from './newer.ts';
import { readContent } from './read-content.ts';
import { prepareSave, type Save } from './save.ts';
import { findInTexts } from './search-texts.ts';
import { listVersions, readVersion } from './versions.ts';

const root = process.cwd();

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
  if (name === 'search') return Response.json(findInTexts(readFiles(), url.searchParams.get('q') ?? ''));
  const [id = '', ...names] = rest;
  const path = names.join('/');
  try {
    const considered =
      request.method === 'POST' ? await consider((await request.json()) as AskedSave) : undefined;
    if (typeof considered === 'string') return new Response(considered, { status: 409 });
    const {
      body,
      headers,
      status = 200,
    } = name === 'version'
      ? { body: readVersion(id, path, root) }
      : await handle(considered ? rewrite(request, considered.save) : request);
    if (considered?.redirect && status === 200) writeRedirect(considered.redirect, root);
    const row = findJson(`content/${path}`);
    const file =
      row && status === 200 ? JSON.stringify(toForm(await row.schema(), JSON.parse(String(body)))) : body;
    return new Response(file as BodyInit | null, { status, headers: headers as HeadersInit });
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return new Response(cause.faults.join('\n'), { status: 422 });
  }
}

/** What may be searched, by path. */
const readFiles = () =>
  new Map(
    listFiles('content/**/*.{mdx,json}', root).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

/** Keystatic's own answer, by a configuration of today's content. */
async function handle(request: Request) {
  const config = createConfig(await readContent(root), {});
  return makeGenericAPIRouteHandler({ config, localBaseDirectory: 'content' })(request);
}

/** The save with what follows from it, or what to ask first. */
async function consider(asked: AskedSave) {
  const isOpen = (question = '') => question && !asked.sure?.includes(question);
  const newer = findNewer(asked, root);
  if (isOpen(newer)) return newer;
  const { additions, deletions } = await prepareSave(asked, root);
  const followed = followLinks({ additions, deletions }, root);
  return isOpen(followed.question) ? followed.question : followed;
}

const rewrite = ({ url, headers }: Request, save: Save) =>
  new Request(url, { method: 'POST', headers, body: JSON.stringify(save) });
