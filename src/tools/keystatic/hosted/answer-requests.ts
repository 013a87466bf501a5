/** Answers the editor from its branch, as `api.ts` does from the folder. */
import { extname } from 'node:path';

import { ContentError } from '../../editors/faults/fault.ts';
import { parseTextFiles } from '../../editors/files/text-file.ts';
import { findJson, toForm } from '../forms/json-form.ts';
import { addRedirect, consider } from '../saves/consider.ts';
import type { AskedSave } from '../saves/newer.ts';
import { toContents } from '../saves/save.ts';
import type { Version } from '../versions.ts';
import { redirectsFile } from '../../../site/moved-addresses.ts';
import { commit, readFiles, readTip, updateBranch, type Place } from './branch.ts';
import { askRepository, readBlob, readTree, tip, type Tip } from './github.ts';

interface Commit extends Tip {
  authoredDate: string;
  author: { name: string };
  /** Whether the commit has the file. */
  file: object | null;
  parents: { nodes: Tip[] };
}

/** Answers the requests of Keystatic, of the versions and of a search, and shows photos that the site does not have yet. */
export function answerRequests(place: Place): void {
  const next = globalThis.fetch;
  const answers: Record<string, (rest: string, body: string) => Promise<Response>> = {
    tree: async () => Response.json(await listContent(place, await readTip(place))),
    files: async () => Response.json(Object.fromEntries(await readFiles(place, await readTip(place)))),
    update: (_rest, body) => save(place, JSON.parse(body) as AskedSave),
    blob: async (rest) => {
      const [sha = '', ...path] = rest.split('/');
      return openForm(path.join('/'), await readBlob(place, sha));
    },
    versions: async (path) => Response.json(await listVersions(place, place.branch, path)),
    version: async (rest) => {
      const [id = '', ...path] = rest.split('/');
      return openForm(path.join('/'), await readVersion(place, `${id}:content/${path.join('/')}`));
    },
  };
  const onError = ({ target }: Event) => target instanceof HTMLImageElement && void showPhoto(place, target);
  document.addEventListener('error', onError, true);
  globalThis.fetch = async (input, init) => {
    const [, name = '', rest = ''] = /^\/api\/keystatic\/(\w+)\/?(.*)/.exec(String(input)) ?? [];
    const answer = answers[name];
    if (!answer) return next(input, init);
    return answer(rest, String(init?.body)).catch((cause: Error) => {
      const faults = cause instanceof ContentError ? cause.faults : [{ text: cause.message }];
      return Response.json(faults, { status: 422 });
    });
  };
}

async function showPhoto(place: Place, image: HTMLImageElement): Promise<void> {
  const { pathname } = new URL(image.src);
  const tree = await readTree(place, await readTip(place));
  const found = tree.find(({ path }) => `/${path}` === pathname);
  if (found) image.src = URL.createObjectURL(await (await readBlob(place, found.sha)).blob());
}

/** The versions of a file up to a commit, also by the names that it had before, and from before it was deleted. */
async function listVersions(place: Place, last: string, path: string): Promise<Version[]> {
  const file = `content/${path}`;
  const { object } = await askRepository<{ object: { history: { nodes: Commit[] } } }>(
    place,
    'History',
    `object(expression: $last) { ... on Commit { history(first: 100, path: $file) { nodes {
      ${tip} authoredDate author { name } file(path: $file) { oid } parents(first: 1) { nodes { ${tip} } }
    } } } }`,
    { last, file },
  );
  const commits = object.history.nodes;
  // The newest that took the file away, which a rename does too.
  const end = commits.findIndex((each) => !each.file);
  const own = end < 0 ? commits : commits.slice(0, end);
  const versions = own.map(({ oid, author, authoredDate }): Version => {
    return { id: oid, who: author.name, when: authoredDate, path };
  });
  const [oldest] = end === 0 ? commits : own.slice(-1);
  const [parent] = oldest?.parents.nodes ?? [];
  if (!oldest || !parent) return versions;
  const renamed = await findRenamed(place, parent, oldest, path);
  if (!renamed && end < 0) return versions;
  return [...versions, ...(await listVersions(place, parent.oid, renamed ?? path))];
}

/** The name that a file had before a commit gave it another: one of its kind is gone. */
async function findRenamed(place: Place, before: Tip, after: Tip, path: string): Promise<string | undefined> {
  const [old, now] = await Promise.all([before, after].map((each) => listContent(place, each)));
  const kindOf = (name: string) => [name.split('/')[0], extname(name)].join();
  const stays = new Set(now?.map((each) => each.path));
  const gone = old?.filter((each) => kindOf(each.path) === kindOf(path) && !stays.has(each.path)) ?? [];
  return stays.has(path) && gone.length === 1 ? gone[0]?.path : undefined;
}

/** The files of content/ at a commit, as Keystatic knows them. */
async function listContent(place: Place, at: Tip) {
  const tree = await readTree(place, at);
  return tree.flatMap((entry) =>
    entry.path.startsWith('content/') ? { ...entry, path: entry.path.slice('content/'.length) } : [],
  );
}

/** A text as `commit:path` had it. */
async function readVersion(place: Place, name: string): Promise<Response> {
  const selection = 'object(expression: $version) { ... on Blob { text } }';
  const { object } = await askRepository<{ object: { text: string } }>(place, 'Version', selection, {
    version: name,
  });
  return new Response(object.text);
}

/** A file of content/, a list as the form that Keystatic knows. */
async function openForm(path: string, file: Response): Promise<Response> {
  const row = findJson(`content/${path}`);
  return row ? Response.json(toForm(await row.schema(), await file.json())) : file;
}

/** Commits what may be saved, with what follows from it; asks first what it brings up. */
async function save(place: Place, asked: AskedSave): Promise<Response> {
  const last = await updateBranch(place);
  const [tree, files] = await Promise.all([listContent(place, last), readFiles(place, last)]);
  const versionOf = (path: string) => tree.find((each) => each.path === path)?.sha;
  const lines = files.get(redirectsFile) ?? '';
  const considered = await consider(asked, parseTextFiles(files), versionOf, lines);
  if (typeof considered === 'string') return new Response(considered, { status: 409 });
  const { redirect } = considered;
  const additions = considered.save.additions.map((file) => ({ ...file, path: `content/${file.path}` }));
  if (redirect) additions.push({ path: redirectsFile, contents: toContents(addRedirect(lines, redirect)) });
  const deletions = asked.deletions.map(({ path }) => ({ path: `content/${path}` }));
  const path = [...asked.additions, ...asked.deletions][0]?.path ?? '';
  const made = await commit(place, place.branch, last.oid, `Redactie: ${path}`, { additions, deletions });
  return Response.json(await listContent(place, made));
}
