import type { findOpenFile } from '../page/open-file.ts';
import { nameFile } from '../page/page-content.ts';
import { putOnTop } from './put-on-top.ts';
import { base, branchPrefix, updateBranch, type Place } from './branch.ts';
import { askRepository, change } from './github.ts';

/** Where a change stands, in words for its editor. */
export interface Status {
  words: string;
  faults?: string[];
  links?: { words: string; href: string }[];
  /** What the editor can do about it. */
  next?: { words: string; act: () => Promise<unknown> };
}

/** All checks of a commit; `null` before the first has begun. */
type Checks = {
  state: string;
  contexts: { nodes: { annotations?: { nodes: { path: string; message: string }[] } }[] };
} | null;

interface Pull {
  id: string;
  url: string;
  headRefOid: string;
  mergeable: string;
  reviewDecision: string | null;
  comments: { nodes: { body: string; author: { login: string } | null }[] };
  commits: { nodes: { commit: { statusCheckRollup: Checks } }[] };
}

interface Found {
  id: string;
  published: { compare: { aheadBy: number } | null; target: { statusCheckRollup: Checks } };
  own: { associatedPullRequests: { nodes: Pull[] } } | null;
}

const checks = `... on Commit { statusCheckRollup { state contexts(first: 100) { nodes { ... on CheckRun {
  annotations(first: 50) { nodes { path message } } } } } } }`;
const selection = `id
  published: defaultBranchRef { compare(headRef: $branch) { aheadBy } target { ${checks} } }
  own: ref(qualifiedName: $ref) { associatedPullRequests(states: [OPEN], first: 1) { nodes {
    id url headRefOid mergeable reviewDecision comments(last: 50) { nodes { body author { login } } }
    commits(last: 1) { nodes { commit { ${checks} } } }
  } } }`;

/** Where the change on the editor's branch stands; `opened` has the path of the page that is open, and what keeps it from visitors. */
export async function followChange(place: Place, opened: ReturnType<typeof findOpenFile>): Promise<Status> {
  const { branch, site } = place;
  const variables = { branch, ref: `refs/heads/${branch}` };
  const { id, published, own } = await askRepository<Found>(place, 'Change', selection, variables);
  // A repository may remove branches that are merged.
  if (!own) await updateBranch(place);
  if (!own || published.compare?.aheadBy === 0)
    return describeSite(published.target.statusCheckRollup, site, opened);
  const [pull] = own.associatedPullRequests.nodes;
  if (pull) return describePull(pull, place);
  const title = `Teksten van ${branch.replace(branchPrefix, '')}`;
  const input = { repositoryId: id, baseRefName: base, headRefName: branch, title };
  const act = () => change(place, 'createPullRequest', input);
  return { words: 'Opgeslagen, nog niet gepubliceerd', next: { words: 'Laat controleren', act } };
}

function describePull(pull: Pull, place: Place): Status {
  const rollup = pull.commits.nodes[0]?.commit.statusCheckRollup ?? null;
  // Who logs in elsewhere may have no account there.
  const github = place.cloud ? [] : [{ words: 'Bekijk het op GitHub', href: pull.url }];
  // What the preview workflow wrote below the pull request, where anyone may write.
  const links = pull.comments.nodes.flatMap(({ body, author }) => {
    const [, href] = /^Bekijk deze wijziging op (https:\/\/\S+)/.exec(body) ?? [];
    return href && author?.login === 'github-actions' ? [{ words: 'Voorbeeld', href }] : [];
  });
  if (pull.mergeable === 'CONFLICTING') {
    const words = 'Opgeslagen, maar een collega publiceerde intussen een andere versie van dezelfde regels';
    const next = { words: 'Ga verder met mijn versie', act: () => putOnTop(place) };
    return { words, links: github, next };
  }
  if (isPending(rollup)) return { words: 'Opgeslagen, wordt gecontroleerd', links };
  if (rollup?.state !== 'SUCCESS') {
    const words = 'Opgeslagen, maar de controle vond iets. Verbeter het en bewaar opnieuw';
    return { words, faults: listFaults(rollup), links: [...links, ...github] };
  }
  if (pull.reviewDecision && pull.reviewDecision !== 'APPROVED') {
    return { words: 'Gecontroleerd, wacht op een collega die het goedkeurt', links: [...links, ...github] };
  }
  const input = { pullRequestId: pull.id, expectedHeadOid: pull.headRefOid };
  const act = () => change(place, 'mergePullRequest', input);
  return { words: 'Gecontroleerd, klaar om te publiceren', links, next: { words: 'Publiceer', act } };
}

/** What is published stands in the site once the workflow of its branch is done. */
function describeSite(rollup: Checks, site: string, opened: ReturnType<typeof findOpenFile>): Status {
  if (isPending(rollup)) return { words: 'Gepubliceerd, wordt nu op de site gezet' };
  if (rollup?.state !== 'SUCCESS') return { words: 'De site is niet vernieuwd', faults: listFaults(rollup) };
  const { href: path = '', status } = opened ?? {};
  // Visitors do not have it yet.
  if (status) return { words: `Gepubliceerd. Deze tekst: ${status}` };
  const href = site + path;
  return { words: 'Gepubliceerd', links: [{ words: href, href }] };
}

const isPending = (rollup: Checks) => !rollup || ['EXPECTED', 'PENDING'].includes(rollup.state);

/** The Dutch faults of the checks that failed; those of tests name no file of content/. */
function listFaults(rollup: Checks): string[] {
  const notes = rollup?.contexts.nodes.flatMap(({ annotations }) => annotations?.nodes ?? []) ?? [];
  const faults = notes.filter(({ path }) => path.startsWith('content/'));
  if (faults.length === 0) return ['Het ligt niet aan een tekst. Vraag een engineer.'];
  return faults.map(({ path, message }) => `‘${nameFile(path)}’: ${message}`);
}
