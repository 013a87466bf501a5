/** Answers the editor from its branch on GitHub, as `api.ts` does from the folder. */
import { ContentError } from '../../../collections/faults/fault.ts';
import { parseTextFiles } from '../../../collections/text-file.ts';
import { addRedirect, consider } from '../saves/consider.ts';
import { findJson, toForm } from '../forms/json-form.ts';
import type { AskedSave } from '../saves/newer.ts';
import { toContents } from '../saves/save.ts';
import type { Version } from '../versions.ts';
import { ask, query, queryObjects, readHead, readRaw, updateBranch, type Place } from './github.ts';
import { readBranch, readTree } from './read-branch.ts';

interface Commit {
  sha: string;
  commit: { author: { name: string; date: string } };
  parents: { sha: string }[];
  /** Of one that is asked for by itself. */
  files?: { filename: string; status: string; previous_filename: string }[];
}

const redirects = 'public/_redirects';

const createCommit =
  'mutation Commit($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

/** Answers the requests of Keystatic, of the versions and of a search from GitHub. */
export function answerRequests(place: Place): void {
  const next = globalThis.fetch;
  const repository = `/repos/${place.repo}`;
  const answers: Record<string, (rest: string, body: string) => Promise<Response>> = {
    tree: async () => Response.json(await listContent(place)),
    files: async () => Response.json(Object.fromEntries(await readBranch(place))),
    update: (_rest, body) => save(place, JSON.parse(body) as AskedSave),
    blob: (rest) => {
      const [sha = '', ...path] = rest.split('/');
      return openForm(path.join('/'), `${repository}/git/blobs/${sha}`);
    },
    versions: async (path) => Response.json(await listVersions(place.repo, place.branch, path)),
    version: (rest) => {
      const [id = '', ...path] = rest.split('/');
      return openForm(path.join('/'), `${repository}/contents/content/${path.join('/')}?ref=${id}`);
    },
  };
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

/** The versions of a file up to a commit, also by the names that it had before, and from before it was deleted. */
async function listVersions(repo: string, last: string, path: string): Promise<Version[]> {
  const file = `content/${path}`;
  const commits = await ask<Commit[]>(`/repos/${repo}/commits?sha=${last}&path=${file}&per_page=100`);
  const objects = commits.map(({ sha }) => `c${sha}: object(expression: "${sha}:${file}") { oid }`);
  const found = await queryObjects(repo, objects);
  // The newest that took the file away, which a rename does too.
  const end = commits.findIndex(({ sha }) => !found[`c${sha}`]);
  const own = end < 0 ? commits : commits.slice(0, end);
  const versions = own.map(({ sha, commit: { author } }): Version => {
    return { id: sha, who: author.name, when: author.date, path };
  });
  const [oldest] = end === 0 ? commits : own.slice(-1);
  const [parent] = oldest?.parents ?? [];
  if (!oldest || !parent) return versions;
  const { files } = await ask<Commit>(`/repos/${repo}/commits/${oldest.sha}`);
  const renamed = files?.find(({ filename, status }) => filename === file && status === 'renamed');
  if (!renamed && end < 0) return versions;
  const old = renamed ? renamed.previous_filename.slice('content/'.length) : path;
  return [...versions, ...(await listVersions(repo, parent.sha, old))];
}

/** The files of content/, as Keystatic knows them. */
async function listContent(place: Place, tree = readTree(place)) {
  return (await tree).flatMap((entry) =>
    entry.path.startsWith('content/') ? { ...entry, path: entry.path.slice('content/'.length) } : [],
  );
}

/** A file of content/, a list as the form that Keystatic knows. */
async function openForm(path: string, url: string): Promise<Response> {
  const response = await readRaw(url);
  const row = findJson(`content/${path}`);
  return row ? Response.json(toForm(await row.schema(), await response.json())) : response;
}

/** Commits what may be saved, with what follows from it; asks first what it brings up. */
async function save(place: Place, asked: AskedSave): Promise<Response> {
  await updateBranch(place);
  const head = await readHead(place.repo, place.branch);
  const found = readTree(place);
  const [tree, files] = await Promise.all([listContent(place, found), readBranch(place, found)]);
  const versionOf = (path: string) => tree.find((each) => each.path === path)?.sha;
  const considered = await consider(asked, parseTextFiles(files), versionOf);
  if (typeof considered === 'string') return new Response(considered, { status: 409 });
  const { redirect } = considered;
  const additions = considered.save.additions.map((file) => ({ ...file, path: `content/${file.path}` }));
  if (redirect) {
    const lines = addRedirect(files.get(redirects) ?? '', redirect);
    additions.push({ path: redirects, contents: toContents(lines) });
  }
  const deletions = asked.deletions.map(({ path }) => ({ path: `content/${path}` }));
  const [{ path } = { path: '' }] = [...asked.additions, ...asked.deletions];
  const input = {
    branch: { repositoryNameWithOwner: place.repo, branchName: place.branch },
    expectedHeadOid: head,
    message: { headline: `Redactie: ${path}` },
    fileChanges: { additions, deletions },
  };
  await query(createCommit, { input });
  return Response.json(await listContent(place));
}
