/** Between Keystatic and GitHub, since Keystatic asks nobody between a form and its commit. */
import type { OwnPhoto } from '../../../site/own-photo-schema.ts';
import { ownPhotoFolder } from '../../../site/own-photos.ts';
import type { Content } from '../config.ts';
import { toForm } from '../json-form.ts';
import { checkFile, findJson } from './check-file.ts';
import { compare, getBase, readBranch, sendToGitHub, signedOutWords, type Setup } from './github.ts';

/** What Keystatic sends to commit, paths from the repository's folder, contents in base64. */
interface Commit {
  variables: {
    input: {
      fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
    };
  };
}

const hosts = /^https:\/\/(api\.github\.com|raw\.githubusercontent\.com|api\.keystatic\.cloud)\//;
const page = globalThis as unknown as { ownPhotos: Record<string, OwnPhoto> };

const decode = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
const encode = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** The event that tells the page that something was committed. */
export const committed = 'redactie-committed';

/** Checks each commit before it is sent, and opens lists as forms; answers with Dutch words where GitHub cannot. */
export function guardRequests(setup: Setup, content: Content): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!hosts.test(url)) return send(input, init);
    if (typeof init?.body !== 'string' || !init.body.includes('"fileChanges"')) {
      return openForm(url, await sendToGitHub(url, init));
    }
    const commit = JSON.parse(init.body) as Commit;
    const refusal = await prepareCommit(setup, content, commit);
    if (refusal) return Response.json({ errors: [{ message: refusal }] });
    const response = await sendToGitHub(url, { ...init, body: JSON.stringify(commit) });
    if (response.status === 401) throw new Error(signedOutWords);
    dispatchEvent(new Event(committed));
    return response;
  };
}

/** Turns what Keystatic would commit into what belongs in the files; returns why it may not be committed. */
async function prepareCommit(
  setup: Setup,
  content: Content,
  { variables }: Commit,
): Promise<string | undefined> {
  const { additions = [], deletions = [] } = variables.input.fileChanges;
  for (const addition of additions) {
    if (!/\.(mdx|json)$/.test(addition.path)) continue;
    const { text, faults } = await checkFile(addition.path, decode(addition.contents), content);
    if (faults.length > 0) return faults.join('\n');
    addition.contents = encode(text);
    notePhoto(addition.path, text);
  }
  if (setup.cloud) return undefined;
  const newer = await compare(setup, readBranch() ?? '', await getBase(setup));
  const found = newer.files.find(({ filename }) =>
    [...additions, ...deletions].some(({ path }) => path === filename),
  );
  return (
    found &&
    `Een collega publiceerde intussen een nieuwere versie van ${found.filename}. Laad deze pagina opnieuw: wat je schreef blijft staan, en je ziet wat er veranderde.`
  );
}

/** Reads the words of the photos that are on this branch alone. */
export async function readPhotos(setup: Setup): Promise<void> {
  const branch = readBranch();
  if (!branch) return;
  const { files } = await compare(setup, await getBase(setup), branch);
  const raw = { headers: { Accept: 'application/vnd.github.raw' } };
  for (const { filename } of files.filter((each) => photoFile.test(each.filename))) {
    const url = `https://api.github.com/repos/${setup.repo}/contents/${filename}?ref=${branch}`;
    const response = await sendToGitHub(url, raw);
    if (response.ok) notePhoto(filename, await response.text());
  }
}

const photoFile = new RegExp(`^${ownPhotoFolder}/([^/]+)/index\\.json$`);

/** A photo can be chosen as soon as it is committed. */
function notePhoto(path: string, text: string): void {
  const [, key] = photoFile.exec(path) ?? [];
  if (key) page.ownPhotos[key] = JSON.parse(text) as OwnPhoto;
}

/** The form of a list, for a file that Keystatic asked for: it knows forms with named fields alone. */
async function openForm(url: string, response: Response): Promise<Response> {
  // `patch-keystatic.ts` puts the path behind the address of a file.
  const [, path] = /(?:#|githubusercontent\.com\/[^/]+\/[^/]+\/[^/]+\/content\/)(.+)$/.exec(url) ?? [];
  const row = path && findJson(`content/${path}`);
  if (!row || !response.ok) return response;
  return Response.json(toForm(await row.schema(), await response.json()));
}
