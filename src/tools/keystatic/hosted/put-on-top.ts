import { nameFile } from '../page/page-content.ts';
import { addRedirect } from '../saves/consider.ts';
import { ask, base, readHead, readRaw, type Place } from './github.ts';

/** A file that differs from where two branches parted. */
interface Change {
  filename: string;
  /** Of one that was renamed. */
  previous_filename?: string;
  status: string;
  /** Of its words. */
  sha: string;
  /** As `git diff` shows it. */
  patch?: string;
}

/** A file of a new commit: words that GitHub has, new ones, or `null` for none. */
type Entry = { path: string } & ({ sha: string | null } | { content: string });

const redirects = 'public/_redirects';

/** Puts the editor's changes on top of what is published, in one commit, where a colleague changed the same lines; asks first. */
export async function putOnTop({ repo, branch }: Place): Promise<void> {
  const at = `/repos/${repo}`;
  const listChanges = async (from: string, to: string) =>
    (await ask<{ files: Change[] }>(`${at}/compare/${from}...${to}`)).files;
  const head = await readHead(repo, base);
  const [own, others] = await Promise.all([listChanges(head, branch), listChanges(branch, head)]);
  if (!confirm(createQuestion(own, others))) return;

  const published = await ask<{ sha: string; tree: { path: string }[] }>(
    `${at}/git/trees/${head}?recursive=1`,
  );
  const gone = own.map(({ status, filename, previous_filename: old }) =>
    status === 'removed' ? filename : old,
  );
  const kept = own.filter(({ status, filename }) => status !== 'removed' && filename !== redirects);
  const entries: Entry[] = [
    ...published.tree.flatMap(({ path }) => (gone.includes(path) ? { path, sha: null } : [])),
    ...kept.map(({ filename, sha }) => ({ path: filename, sha })),
  ];
  const { patch } = own.find(({ filename }) => filename === redirects) ?? {};
  if (patch) {
    const words = await (await readRaw(`${at}/contents/${redirects}?ref=${head}`)).text();
    entries.push({ path: redirects, content: addRedirects(words, patch) });
  }
  const file = { mode: '100644', type: 'blob' };
  const tree = await ask<{ sha: string }>(`${at}/git/trees`, 'POST', {
    base_tree: published.sha,
    tree: entries.map((entry) => ({ ...file, ...entry })),
  });
  const commit = await ask<{ sha: string }>(`${at}/git/commits`, 'POST', {
    message: 'Redactie: boven wat een collega publiceerde',
    tree: tree.sha,
    parents: [head],
  });
  await ask(`${at}/git/refs/heads/${branch}`, 'PATCH', { sha: commit.sha, force: true });
  location.reload();
}

/** The redirects with those that a patch adds. */
function addRedirects(redirects: string, patch: string): string {
  const added = patch.matchAll(/^\+(\/\S*) (\/\S*) 301$/gm);
  return Array.from(added).reduce((all, [, from = '', to = '']) => addRedirect(all, [from, to]), redirects);
}

function createQuestion(own: Change[], others: Change[]): string {
  const both = own.filter(({ filename, previous_filename: old }) =>
    others.some((other) => [filename, old].includes(other.filename)),
  );
  const names = both.flatMap(({ filename }) => (filename === redirects ? [] : `‘${nameFile(filename)}’`));
  return `Een collega publiceerde intussen een andere versie van ${names.join(', ')}. De jouwe komt ervoor in de plaats; die van de collega staat daarna bij ‘Vorige versies’. Doorgaan?`;
}
