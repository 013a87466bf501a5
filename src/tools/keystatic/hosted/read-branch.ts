import { ask, queryObjects, type Place } from './github.ts';

/** Every file of a branch, with the id that Git gives it. */
type Tree = { path: string; sha: string }[];

/** The texts that were read, by that id. */
const texts = new Map<string, string>();
const isRead = /^content\/.*\.(mdx|json)$|^public\/_redirects$/;

/** The files of a branch. */
export async function readTree({ repo, branch }: Place): Promise<Tree> {
  return (await ask<{ tree: Tree }>(`/repos/${repo}/git/trees/${branch}?recursive=1`)).tree;
}

/** The texts and JSON files of content/ and the redirects of a branch, by their path. */
export async function readBranch(place: Place, tree = readTree(place)): Promise<Map<string, string>> {
  const files = (await tree).filter(({ path }) => isRead.test(path));
  const wanted = files.filter(({ sha }) => !texts.has(sha));
  // An alias begins with a letter.
  const objects = wanted.map(({ sha }) => `b${sha}: object(oid: "${sha}") { ... on Blob { text } }`);
  const found = await queryObjects<{ text: string }>(place.repo, objects);
  for (const { sha } of wanted) texts.set(sha, found[`b${sha}`]?.text ?? '');
  return new Map(files.map(({ path, sha }) => [path, texts.get(sha) ?? '']));
}
