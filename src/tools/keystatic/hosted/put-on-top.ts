import { nameFile } from '../page/page-content.ts';
import { addRedirect } from '../saves/consider.ts';
import { ask, base, readHead, readRaw, type Place } from './github.ts';

/** A file that differs from where two branches parted. */
interface Change {
  filename: string;
  previous_filename?: string;
  status: string;
  sha: string;
  patch?: string;
}

const redirects = 'public/_redirects';
const file = { mode: '100644', type: 'blob' };

/** Puts the editor's own changes on top of what is published, in one commit, where a colleague changed the same lines; asks first. */
export async function putOnTop({ repo, branch }: Place): Promise<void> {
  const at = `/repos/${repo}`;
  const compare = async (from: string, to: string) =>
    (await ask<{ files: Change[] }>(`${at}/compare/${from}...${to}`)).files;
  const [own, others, head] = await Promise.all([
    compare(base, branch),
    compare(branch, base),
    readHead(repo, base),
  ]);
  const both = own.filter(({ filename }) => others.some((other) => other.filename === filename));
  const names = both
    .filter(({ filename }) => filename !== redirects)
    .map(({ filename }) => nameFile(filename));
  if (names.length > 0 && !confirm(createQuestion(names))) return;
  const { sha, tree } = await ask<{ sha: string; tree: { path: string }[] }>(
    `${at}/git/trees/${head}?recursive=1`,
  );
  const gone = own.map((change) =>
    change.status === 'removed' ? change.filename : change.previous_filename,
  );
  const entries = [
    ...tree.flatMap(({ path }) => (gone.includes(path) ? { ...file, path, sha: null } : [])),
    ...own.flatMap(({ filename: path, status, sha: blob }) =>
      status === 'removed' || path === redirects ? [] : { ...file, path, sha: blob },
    ),
  ];
  const lines = own
    .find(({ filename }) => filename === redirects)
    ?.patch?.matchAll(/^\+(\/\S*) (\/\S*) 301$/gm);
  if (lines) {
    const published = await (await readRaw(`${at}/contents/${redirects}?ref=${head}`)).text();
    const content = Array.from(lines, ([, from = '', to = '']) => [from, to] as [string, string]).reduce(
      addRedirect,
      published,
    );
    entries.push({ ...file, path: redirects, content } as never);
  }
  const written = await ask<{ sha: string }>(`${at}/git/trees`, 'POST', { base_tree: sha, tree: entries });
  const message = 'Redactie: eigen versie boven de gepubliceerde';
  const commit = { message, tree: written.sha, parents: [head] };
  const made = await ask<{ sha: string }>(`${at}/git/commits`, 'POST', commit);
  await ask(`${at}/git/refs/heads/${branch}`, 'PATCH', { sha: made.sha, force: true });
  location.reload();
}

const createQuestion = (names: string[]) =>
  `Een collega publiceerde intussen ${names.map((name) => `‘${name}’`).join(', ')}. Jouw versie komt ervoor in de plaats; die van de collega staat daarna bij ‘Vorige versies’. Doorgaan?`;
