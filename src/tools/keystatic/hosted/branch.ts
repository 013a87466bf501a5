/** Every editor has a branch. */
import { ask, change, readName, type Setup } from './host.ts';

/** Prefix of the editors' branches. */
export const branchPrefix = 'redactie-';

/** An open pull request. */
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
  editor: { id: string; associatedPullRequests: { nodes: Pull[] } } | null;
}

const question = `query Branches($owner: String!, $name: String!, $branch: String!, $ref: String!) {
  repository(owner: $owner, name: $name) {
    id
    published: defaultBranchRef { name target { oid } compare(headRef: $branch) { aheadBy behindBy } }
    editor: ref(qualifiedName: $ref) { id associatedPullRequests(states: [OPEN], first: 1) { nodes {
      id number url headRefOid mergeable reviewDecision comments(last: 20) { nodes { body author { login } } }
    } } }
  }
}`;

/** Reads the published branch and another one; `compare` compares the other with the published one. */
export async function readBranches(setup: Setup, branch: string): Promise<Branches> {
  const variables = { branch, ref: `refs/heads/${branch}` };
  return (await ask<{ repository: Branches }>(setup, question, variables)).repository;
}

/** Creates the editor's branch or updates it from the published one, unless they conflict; returns the names of both. */
export async function updateEditorBranch(setup: Setup): Promise<{ editor: string; published: string }> {
  const name = branchPrefix + (await readName(setup));
  const { id: repositoryId, published, editor } = await readBranches(setup, name);
  const { oid } = published.target;
  const { aheadBy = 0, behindBy = 0 } = published.compare ?? {};
  if (!editor) await change(setup, 'createRef', { repositoryId, name: `refs/heads/${name}`, oid });
  else if (behindBy > 0 && aheadBy === 0) await change(setup, 'updateRef', { refId: editor.id, oid });
  else if (behindBy > 0) {
    const input = { repositoryId, base: name, head: published.name };
    await change(setup, 'mergeBranch', input).catch((error: Error) => {
      // The bar shows conflicts.
      if (!/conflict/i.test(error.message)) throw error;
    });
  }
  return { editor: name, published: published.name };
}
