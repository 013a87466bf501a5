/** The editor's own branch, beside the published one. */
import { askRepository, change, readName, readTree, tip, type Setup, type Tip } from './github.ts';

/** Where an editor's texts are. */
export interface Place extends Setup {
  /** The editor's own. */
  branch: string;
}

interface Branches {
  id: string;
  published: { target: Tip; compare: { aheadBy: number; behindBy: number } | null };
  own: { id: string; target: Tip } | null;
}

/** The branch that is published. */
export const base = 'main';

/** What the editors' branches begin with. */
export const branchPrefix = 'redactie-';

/** What is asked of the content: texts and lists, and the redirects. */
const isRead = /^(content\/.+\.(mdx|yaml|json)|public\/_redirects)$/;

/** Texts by the id that Git gives them, which never change. */
const texts = new Map<string, string>();

/** The editor's own branch. */
export const findPlace = async (setup: Setup): Promise<Place> => ({
  ...setup,
  branch: branchPrefix + (await readName(setup)),
});

/** The published branch and the editor's own; `published.compare` is that of the editor's with it. */
export const readBranches = (place: Place) =>
  askRepository<Branches>(
    place,
    'Branches',
    `id published: defaultBranchRef { target { ... on Commit { ${tip} } } compare(headRef: $branch) { aheadBy behindBy } }
    own: ref(qualifiedName: $ref) { id target { ... on Commit { ${tip} } } }`,
    { branch: place.branch, ref: `refs/heads/${place.branch}` },
  );

/** Makes the branch, or brings it up to the published one, but where both changed the same lines; gives its last commit. */
export async function updateBranch(place: Place): Promise<Tip> {
  const { id: repositoryId, published, own } = await readBranches(place);
  const { oid } = published.target;
  if (own && published.compare?.behindBy === 0) return own.target;
  if (own && published.compare?.aheadBy) {
    const input = { repositoryId, base: place.branch, head: base };
    const merged = change<{ mergeCommit: Tip }>(place, 'mergeBranch', input, `mergeCommit { ${tip} }`);
    return merged.then(
      ({ mergeCommit }) => mergeCommit,
      (error: Error) => (/conflict/i.test(error.message) ? own.target : Promise.reject(error)),
    );
  }
  if (own) await change(place, 'updateRef', { refId: own.id, oid });
  else await change(place, 'createRef', { repositoryId, name: `refs/heads/${place.branch}`, oid });
  return published.target;
}

/** Commits files to a branch whose last commit is `head`; paths are from the project's folder, contents in base64. */
export async function commit(
  place: Place,
  branchName: string,
  head: string,
  headline: string,
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] },
): Promise<Tip> {
  const input = {
    branch: { repositoryNameWithOwner: place.repo, branchName },
    expectedHeadOid: head,
    message: { headline },
    fileChanges,
  };
  const done = await change<{ commit: Tip }>(place, 'createCommitOnBranch', input, `commit { ${tip} }`);
  return done.commit;
}

/** The last commit of the editor's branch. */
export async function readTip(place: Place): Promise<Tip> {
  const { own, published } = await readBranches(place);
  return (own ?? published).target;
}

/** The texts, lists and redirects of a commit by their path, of which only those that are new are asked. */
export async function readFiles(place: Place, at: Tip): Promise<Map<string, string>> {
  const files = (await readTree(place, at)).filter(({ path }) => isRead.test(path));
  const wanted = files.filter(({ sha }) => !texts.has(sha));
  // An alias begins with a letter.
  const objects = wanted.map(({ sha }) => `b${sha}: object(oid: "${sha}") { ... on Blob { text } }`);
  const found = wanted.length
    ? await askRepository<Record<string, { text: string } | null>>(place, 'Texts', objects.join(' '))
    : {};
  for (const { sha } of wanted) texts.set(sha, found[`b${sha}`]?.text ?? '');
  return new Map(files.map(({ path, sha }) => [path, texts.get(sha) ?? '']));
}
