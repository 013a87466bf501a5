import { parseTextFiles } from '../../editors/files/text-file.ts';
import { titleOf } from '../forms/read-content.ts';
import { nameFile } from '../page/page-content.ts';
import { addRedirect } from '../saves/consider.ts';
import { toContents } from '../saves/save.ts';
import { redirectsFile } from '../../../site/moved-addresses.ts';
import { commit, readBranches, readFiles, type Place } from './branch.ts';
import { askRepository, change, readBlob, readTree, tip, type Tip } from './github.ts';

/** A commit, its files by their path. */
interface Snapshot {
  /** The id that Git gives each. */
  ids: Map<string, string>;
  /** The texts and lists. */
  files: Map<string, string>;
  /** The redirects. */
  lines: string[];
}

interface Compared {
  published: {
    compare: {
      commits: { nodes: { oid: string; parents: { nodes: (Tip & { committedDate: string })[] } }[] };
    };
  };
}

const mostCommits = 100;

/** Puts the editor's changes on top of what is published, in one commit, where a colleague changed the same lines; asks first. */
export async function putOnTop(place: Place): Promise<void> {
  const { id: repositoryId, published, own } = await readBranches(place);
  if (!own) return;
  const read = (at: Tip) => readSnapshot(place, at);
  const parted = await findParted(place);
  const [before, mine, theirs] = await Promise.all([read(parted), read(own.target), read(published.target)]);
  const changed = [...new Set([...before.ids.keys(), ...mine.ids.keys()])].filter(
    (path) => path !== redirectsFile && before.ids.get(path) !== mine.ids.get(path),
  );
  const both = changed.filter((path) => before.ids.get(path) !== theirs.ids.get(path));
  if (!confirm(createQuestion(both, before.files))) return;

  const added = mine.lines.filter((line) => !before.lines.includes(line)).map((line) => line.split(' '));
  const lines = added.reduce(
    (all, [from = '', to = '']) => addRedirect(all, [from, to]),
    theirs.lines.join('\n'),
  );
  const additions = await Promise.all(
    changed.filter((path) => mine.ids.has(path)).map((path) => readFile(place, path, mine.ids.get(path))),
  );
  if (added.length > 0) additions.push({ path: redirectsFile, contents: toContents(lines) });
  const gone = changed.filter((path) => !mine.ids.has(path) && theirs.ids.has(path));
  const deletions = gone.map((path) => ({ path }));

  // On a branch beside the editor's, which keeps its own until the commit is there.
  const { oid } = published.target;
  const beside = `${place.branch}-${Date.now()}`;
  const input = { repositoryId, name: `refs/heads/${beside}`, oid };
  const { ref } = await change<{ ref: { id: string } }>(place, 'createRef', input, 'ref { id }');
  const headline = 'Redactie: boven wat een collega publiceerde';
  const made = await commit(place, beside, oid, headline, { additions, deletions });
  await change(place, 'updateRef', { refId: own.id, oid: made.oid, force: true });
  await change(place, 'deleteRef', { refId: ref.id });
  location.reload();
}

/** The last commit that the editor's branch and the published one share. */
async function findParted(place: Place): Promise<Tip> {
  const { published } = await askRepository<Compared>(
    place,
    'Compared',
    `published: defaultBranchRef { compare(headRef: $branch) { commits(first: ${mostCommits}) { nodes {
      oid parents(first: 2) { nodes { ${tip} committedDate } }
    } } } }`,
    { branch: place.branch },
  );
  const commits = published.compare.commits.nodes;
  if (commits.length === mostCommits)
    throw new Error('Er is te vaak bewaard om dit hier te doen. Vraag een engineer.');
  const own = new Set(commits.map(({ oid }) => oid));
  const shared = commits.flatMap(({ parents }) => parents.nodes.filter(({ oid }) => !own.has(oid)));
  return shared.reduce((last, next) => (next.committedDate > last.committedDate ? next : last));
}

async function readSnapshot(place: Place, at: Tip): Promise<Snapshot> {
  const [tree, files] = await Promise.all([readTree(place, at), readFiles(place, at)]);
  const blobs = tree.filter(({ type }) => type === 'blob');
  const lines = (files.get(redirectsFile) ?? '').split('\n');
  return { ids: new Map(blobs.map(({ path, sha }) => [path, sha])), files, lines };
}

async function readFile(place: Place, path: string, id = '') {
  const bytes = new Uint8Array(await (await readBlob(place, id)).arrayBuffer());
  return { path, contents: bytes.toBase64() };
}

function createQuestion(paths: string[], files: Snapshot['files']): string {
  const texts = parseTextFiles(files);
  const names = paths.map((path) => {
    const text = texts.find(({ file }) => file === path);
    return `‘${text ? titleOf(text) : nameFile(path)}’`;
  });
  return `Een collega publiceerde intussen een andere versie van ${names.join(', ')}. De jouwe komt ervoor in de plaats; die van de collega staat daarna bij ‘Vorige versies’. Doorgaan?`;
}
