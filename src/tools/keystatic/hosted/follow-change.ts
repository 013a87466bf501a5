import type { Config } from '@keystatic/core';

import { branchPrefix, readBranches } from './branch.ts';
import { findForm } from './find-form.ts';
import { ask, change, type Setup } from './host.ts';

type Branches = Awaited<ReturnType<typeof readBranches>>;
type Pull = NonNullable<Branches['editor']>['associatedPullRequests']['nodes'][number];

interface Link {
  words: string;
  href: string;
}

/** A problem that a check found, with a link to its text. */
interface Problem extends Link {
  message: string;
}

/** The status of an editor's changes, in Dutch. */
export interface Status {
  words: string;
  problems?: Problem[];
  links?: Link[];
  /** The next step of the editor. */
  next?: { words: string; act: () => Promise<void> };
  /** Whether the status changes without the editor. */
  isPending?: boolean;
}

interface Check {
  name: string;
  isRequired: boolean;
  state: 'pending' | 'passed' | 'failed';
  annotations: { path: string; message: string }[];
}

/** The job of workflow `editor` that checks the content; it blocks publishing even if the repository does not require it. */
export const contentCheck = 'content';

const question = `query Checks($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { commits(last: 1) { nodes { commit {
    statusCheckRollup { contexts(first: 50) { nodes {
      ... on CheckRun {
        name conclusion isRequired(pullRequestNumber: $number) annotations(first: 20) { nodes { path message } }
      }
      ... on StatusContext { name: context state isRequired(pullRequestNumber: $number) }
    } } }
  } } } } }
}`;

interface Answer {
  repository: { pullRequest: { commits: { nodes: { commit: { statusCheckRollup: Rollup | null } }[] } } };
}
interface Rollup {
  contexts: {
    nodes: {
      name: string;
      /** Of a check run. */
      conclusion?: string | null;
      /** Of a commit status. */
      state?: string;
      isRequired: boolean;
      annotations?: { nodes: Check['annotations'] };
    }[];
  };
}

/** Returns the status of the changes on a branch. */
export async function followChange(setup: Setup, config: Config, branch: string): Promise<Status> {
  const { id: repositoryId, published, editor } = await readBranches(setup, branch);
  if (!editor || published.compare?.aheadBy === 0) {
    return { words: 'Alles is gepubliceerd; de site volgt binnen een kwartier', links: [siteLink(setup)] };
  }
  const [pull] = editor.associatedPullRequests.nodes;
  if (pull) return describePull(setup, config, branch, pull);
  const title = `Teksten van ${branch.replace(branchPrefix, '')}`;
  const input = { repositoryId, baseRefName: published.name, headRefName: branch, title };
  const act = () => change(setup, 'createPullRequest', input);
  return { words: 'Bewaard, nog niet gepubliceerd', next: { words: 'Laat controleren', act } };
}

const siteLink = ({ site }: Setup) => ({ words: 'Bekijk de site', href: site });

async function describePull(setup: Setup, config: Config, branch: string, pull: Pull): Promise<Status> {
  const links = [...listPreviews(pull), { words: 'Bekijk het op GitHub', href: pull.url }];
  if (pull.mergeable === 'CONFLICTING') {
    const words =
      'Een collega publiceerde intussen een andere versie van dezelfde regels. Vraag een engineer.';
    return { words, links };
  }
  const counting = (await readChecks(setup, pull)).filter(
    ({ isRequired, name }) => isRequired || name === contentCheck,
  );
  const failed = counting.filter(({ state }) => state === 'failed');
  if (failed.length > 0) {
    const words = 'De controle vond iets. Verbeter het en bewaar opnieuw';
    return { words, links, problems: listProblems(failed, setup, config, branch) };
  }
  const isChecked = counting.some(({ name }) => name === contentCheck);
  if (!isChecked || counting.some(({ state }) => state === 'pending'))
    return { words: 'Bewaard, wordt gecontroleerd', links, isPending: true };
  if (pull.reviewDecision && pull.reviewDecision !== 'APPROVED')
    return { words: 'Gecontroleerd, wacht op een collega die het goedkeurt', links };
  const input = { pullRequestId: pull.id, expectedHeadOid: pull.headRefOid };
  const act = () => change(setup, 'mergePullRequest', input);
  return { words: 'Gecontroleerd, klaar om te publiceren', links, next: { words: 'Publiceer', act } };
}

/** Returns the link that the preview workflow commented; comments of others do not count. */
const listPreviews = ({ comments }: Pull): Link[] =>
  comments.nodes.flatMap(({ body, author }) => {
    const [, href] = /^Bekijk deze wijziging op (https:\/\/\S+)/.exec(body) ?? [];
    return href && author?.login === 'github-actions' ? [{ words: 'Voorbeeld', href }] : [];
  });

async function readChecks(setup: Setup, { number }: Pull): Promise<Check[]> {
  const { repository } = await ask<Answer>(setup, question, { number });
  const rollup = repository.pullRequest.commits.nodes[0]?.commit.statusCheckRollup;
  return (rollup?.contexts.nodes ?? []).map(({ name, conclusion, state, isRequired, annotations }) => ({
    name,
    isRequired,
    state: readState(conclusion ?? state),
    annotations: annotations?.nodes ?? [],
  }));
}

function readState(conclusion?: string): Check['state'] {
  if (conclusion === undefined || ['PENDING', 'EXPECTED'].includes(conclusion)) return 'pending';
  return ['SUCCESS', 'NEUTRAL', 'SKIPPED'].includes(conclusion) ? 'passed' : 'failed';
}

/** Returns the problems of failed checks; a failed test has none in a text. */
function listProblems(failed: Check[], { repo }: Setup, config: Config, branch: string): Problem[] {
  const notes = failed.flatMap(({ annotations }) => annotations);
  const problems = notes.flatMap(({ path, message }) => {
    const form = findForm(path, config, branch);
    if (form) return [{ ...form, message }];
    const href = `https://github.com/${repo}/edit/${branch}/${path}`;
    return /^(content|public)\//.test(path) ? [{ words: path, href, message }] : [];
  });
  const other = { words: 'Vraag een engineer', href: `https://github.com/${repo}/pulls` };
  return problems.length > 0 ? problems : [{ ...other, message: 'het ligt niet aan een tekst' }];
}
