/** Answers the editor from its branch on GitHub, as `api.ts` does from the folder. */
import type { OwnPhoto } from '../../../site/own-photo-schema.ts';
import { ownPhotoFolder } from '../../../site/own-photos.ts';
import type { Content } from '../config.ts';
import { findJson, toForm } from '../json-form.ts';
import { askAboutNewer, type AskedSave } from '../newer.ts';
import type { Version } from '../versions.ts';
import { checkFile } from './check-file.ts';
import { ask, query, readHead, readRaw, updateBranch, type Place } from './github.ts';

type Tree = { path: string; sha: string }[];
interface Commit {
  sha: string;
  commit: { author: { name: string; date: string }; message: string };
}

const page = globalThis as unknown as { ownPhotos: Record<string, OwnPhoto> };
const photoFile = new RegExp(`^${ownPhotoFolder}/([^/]+)/index\\.json$`);

const createCommit =
  'mutation Commit($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

/** The event that tells the page that something was committed. */
export const committed = 'redactie-committed';

/** Answers the requests of Keystatic and of the versions from GitHub. */
export function answerRequests(place: Place, content: Content): void {
  const next = globalThis.fetch;
  const repository = `/repos/${place.repo}`;
  const answers: Record<string, (rest: string, body: string) => Promise<Response>> = {
    tree: async () => Response.json(await readTree(place)),
    update: (_rest, body) => save(place, content, JSON.parse(body) as AskedSave),
    blob: (rest) => {
      const [sha = '', ...path] = rest.split('/');
      return openForm(path.join('/'), `${repository}/git/blobs/${sha}`);
    },
    versions: async (path) => {
      const commits = await ask<Commit[]>(
        `${repository}/commits?sha=${place.branch}&path=content/${path}&per_page=100`,
      );
      const versions = commits.map(({ sha, commit: { author, message } }): Version => {
        return { id: sha, who: author.name, when: author.date, subject: message.split('\n', 1)[0] ?? '' };
      });
      return Response.json(versions);
    },
    version: (rest) => {
      const [id = '', ...path] = rest.split('/');
      return openForm(path.join('/'), `${repository}/contents/content/${path.join('/')}?ref=${id}`);
    },
  };
  globalThis.fetch = async (input, init) => {
    const [, name = '', rest = ''] = /^\/api\/keystatic\/(\w+)\/?(.*)/.exec(String(input)) ?? [];
    const answer = answers[name];
    if (!answer) return next(input, init);
    return answer(rest, String(init?.body)).catch(
      ({ message }: Error) => new Response(message, { status: 422 }),
    );
  };
}

/** The files of content/, of whose photos the page learns the new ones. */
async function readTree({ repo, branch }: Place): Promise<Tree> {
  const { tree } = await ask<{ tree: Tree }>(`/repos/${repo}/git/trees/${branch}?recursive=1`);
  for (const { path, sha } of tree) {
    const [, key] = photoFile.exec(path) ?? [];
    if (key) page.ownPhotos[key] ??= await (await readRaw(`/repos/${repo}/git/blobs/${sha}`)).json();
  }
  return tree.flatMap((entry) =>
    entry.path.startsWith('content/') ? { ...entry, path: entry.path.slice('content/'.length) } : [],
  );
}

/** A file of content/, a list as the form that Keystatic knows. */
async function openForm(path: string, url: string): Promise<Response> {
  const response = await readRaw(url);
  const row = findJson(`content/${path}`);
  return row ? Response.json(toForm(await row.schema(), await response.json())) : response;
}

/** Commits what may be saved; asks first about what is newer. */
async function save(place: Place, content: Content, asked: AskedSave): Promise<Response> {
  await updateBranch(place);
  const head = await readHead(place.repo, place.branch);
  const versions = new Map((await readTree(place)).map(({ path, sha }) => [path, sha]));
  const question = askAboutNewer(asked, (path) => versions.get(path));
  if (question && !asked.sure?.includes(question)) return new Response(question, { status: 409 });
  const additions = await Promise.all(
    asked.additions.map((file) => checkFile(`content/${file.path}`, file.contents, content)),
  );
  const deletions = asked.deletions.map(({ path }) => ({ path: `content/${path}` }));
  const [{ path } = { path: '' }] = [...asked.additions, ...asked.deletions];
  const input = {
    branch: { repositoryNameWithOwner: place.repo, branchName: place.branch },
    expectedHeadOid: head,
    message: { headline: `Redactie: ${path}` },
    fileChanges: { additions, deletions },
  };
  await query(createCommit, { input });
  dispatchEvent(new Event(committed));
  return Response.json(await readTree(place));
}
