import type { AskedSave } from '../saves/newer.ts';
import type { Save } from '../saves/save.ts';

/** Which version of each file this page has, by its path below content/. */
const versions = new Map<string, string>();
const gone =
  'De redactie is niet bereikbaar. Kijk of de terminal nog openstaat en probeer het dan opnieuw: wat je typte, staat er nog.';

/** That a save was refused: what is wrong, a line each, with the file that it is about where that is another. */
export class Refused extends Error {
  /** Each `file` from the project's folder. */
  readonly lines: { text: string; file?: string }[];
  constructor(lines: Refused['lines']) {
    super(lines.map(({ text }) => text).join('\n'));
    this.lines = lines;
  }
}

/** Lets every save say which version it was made from, asks what it brings up, tells `onSaved`, and puts what goes wrong into Dutch. */
export function watchRequests(onSaved: (save: Save) => void): void {
  const send = globalThis.fetch;
  const reach = (...request: Parameters<typeof fetch>) =>
    send(...request).catch(() => {
      throw new Error(gone);
    });
  globalThis.fetch = async (address, init) => {
    if (typeof address !== 'string' || !address.startsWith('/api/keystatic/')) return send(address, init);
    const [, version, path] = /^\/api\/keystatic\/blob\/(\w+)\/(.*)/.exec(address) ?? [];
    if (version && path) versions.set(path, version);
    if (!address.endsWith('/update')) return reach(address, init);
    const save = JSON.parse(String(init?.body)) as AskedSave;
    const paths = [...save.additions, ...save.deletions].map((file) => file.path);
    const based = Object.fromEntries(paths.map((each) => [each, versions.get(each)]));
    const sure: string[] = [];
    for (;;) {
      const answer = await reach(address, { ...init, body: JSON.stringify({ ...save, based, sure }) });
      if (answer.ok) {
        await remember(paths, answer.clone());
        onSaved(save);
      }
      if (answer.status === 422) throw new Refused((await answer.json()) as Refused['lines']);
      if (answer.status !== 409) return answer;
      const question = await answer.text();
      if (!confirm(question)) throw new Error('Er is niets bewaard. Wat je typte, staat er nog.');
      sure.push(question);
    }
  };
}

/** Asks the editor's API; throws its words. */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(`/api/keystatic/${path}`, init);
  if (answer.ok) return answer;
  if (answer.status === 422) throw new Refused((await answer.json()) as Refused['lines']);
  throw new Error('Dat is hier niet te lezen.');
}

async function remember(paths: string[], answer: Response): Promise<void> {
  const files = (await answer.json()) as { path: string; sha: string }[];
  for (const path of paths) versions.delete(path);
  for (const { path, sha } of files) if (paths.includes(path)) versions.set(path, sha);
}
