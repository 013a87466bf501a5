/** Each editor has a branch of their own, beside the published one. */
import { ask, change, readName, type Setup } from './host.ts';

/** What the editors' branches begin with, also for Keystatic. */
export const branchPrefix = 'redactie-';

/** A pull request that is open. */
interface Pull {
  id: string;
  number: number;
  url: string;
  headRefOid: string;
  mergeable: string;
  reviewDecision: string | null;
  comments: { nodes: { body: string; author: { login: string } | null }[] };
}

interface Branches {
  id: string;
  published: {
    name: string;
    target: { oid: string };
    compare: { aheadBy: number; behindBy: number } | null;
  };
  own: { id: string; associatedPullRequests: { nodes: Pull[] } } | null;
}

const question = `query Branches($owner: String!, $name: String!, $branch: String!, $ref: String!) {
  repository(owner: $owner, name: $name) {
    id
    published: defaultBranchRef { name target { oid } compare(headRef: $branch) { aheadBy behindBy } }
    own: ref(qualifiedName: $ref) { id associatedPullRequests(states: [OPEN], first: 1) { nodes {
      id number url headRefOid mergeable reviewDecision comments(last: 20) { nodes { body author { login } } }
    } } }
  }
}`;

/** The published branch and another; `compare` is that of the other with it. */
export async function readBranches(setup: Setup, branch: string): Promise<Branches> {
  const variables = { branch, ref: `refs/heads/${branch}` };
  return (await ask<{ repository: Branches }>(setup, question, variables)).repository;
}

/** Makes the editor's branch, or brings it up to the published one but where both changed the same lines; gives its name and that of the published one. */
export async function updateOwnBranch(setup: Setup): Promise<{ own: string; published: string }> {
  const name = branchPrefix + (await readName(setup));
  const { id: repositoryId, published, own } = await readBranches(setup, name);
  const { oid } = published.target;
  const { aheadBy = 0, behindBy = 0 } = published.compare ?? {};
  if (!own) await change(setup, 'createRef', { repositoryId, name: `refs/heads/${name}`, oid });
  else if (behindBy > 0 && aheadBy === 0) await change(setup, 'updateRef', { refId: own.id, oid });
  else if (behindBy > 0) {
    const input = { repositoryId, base: name, head: published.name };
    await change(setup, 'mergeBranch', input).catch((error: Error) => {
      // The bar tells what to do about it.
      if (!/conflict/i.test(error.message)) throw error;
    });
  }
  return { own: name, published: published.name };
}
