import type { AskedSave } from '../saves/newer.ts';
import type { Save } from '../saves/save.ts';
import { nameFile } from './page-content.ts';

/** Which version of each file this page has, and what it saved last in base64; by its path below content/. */
const versions = new Map<string, string>();
const savedContents = new Map<string, string>();
const gone =
  'De redactie is niet bereikbaar. Kijk of de terminal nog openstaat en probeer het dan opnieuw: wat je typte, staat er nog.';

/** What is told while a save runs. */
export const busy = 'Bezig met bewaren…';

/** That a save was refused: what is wrong, a line each, with the file that it is about where that is another. */
export class Refused extends Error {
  /** Each `file` from the project's folder. */
  readonly lines: { text: string; file?: string }[];
  constructor(lines: Refused['lines']) {
    super(lines.map(({ text }) => text).join('\n'));
    this.lines = lines.filter(({ text }, index) => lines.findIndex((each) => each.text === text) === index);
  }
}

/** Lets every save say which version it was made from, and asks what it brings up; `tell` hears how it goes. */
export function watchRequests(tell: (words: string) => void, onSaved: () => Promise<void>): void {
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
    const save = JSON.parse(String(init?.body)) as Save;
    tell(busy);
    freeze(save);
    try {
      const answer = await askUntilSure(save, (body) => reach(address, { ...init, body }));
      await remember(save, answer.clone());
      // A new text has its title once it is read.
      void onSaved().then(() => tell(describeSave(save)));
      // Keystatic shows the other form a moment later.
      setTimeout(thaw, 1000);
      return answer;
    } catch (cause) {
      tell('');
      thaw();
      throw cause;
    }
  };
}

/** Asks the editor's API; throws its words. */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  return accept(await fetch(`/api/keystatic/${path}`, init));
}

/** Whether these files, with their bytes, are as this page saved them. */
export const isSaved = (files: Map<string, Uint8Array>) =>
  [...files].every(([path, bytes]) => savedContents.get(path) === bytes.toBase64());

/** Lets the next save of a file ask first: the page shows something older. */
export const forgetVersion = (path: string) => versions.delete(path);

/** Whether the page shows a file as it was read or saved. */
export const hasVersion = (path: string) => versions.has(path);

/** Nobody types in a form that gives way to another once it is saved: it would be lost. */
function freeze({ deletions }: Save): void {
  const isLeft = deletions.length > 0 || location.pathname.endsWith('/create');
  document.querySelector('main')?.toggleAttribute('inert', isLeft);
}

const thaw = () => document.querySelector('main')?.removeAttribute('inert');

async function accept(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  if (answer.status === 422) throw new Refused((await answer.json()) as Refused['lines']);
  throw new Error('Dat lukt hier niet. Vraag een engineer.');
}

/** Sends a save with the questions that were answered yes, until there is none left. */
async function askUntilSure(save: Save, send: (body: string) => Promise<Response>): Promise<Response> {
  const paths = [...save.additions, ...save.deletions].map(({ path }) => path);
  const based = Object.fromEntries(paths.map((path) => [path, versions.get(path)]));
  const sure: string[] = [];
  for (;;) {
    const answer = await send(JSON.stringify({ ...save, based, sure } as AskedSave));
    if (answer.status !== 409) return accept(answer);
    const question = await answer.text();
    if (!confirm(question)) throw new Error('Er is niets bewaard. Wat je typte, staat er nog.');
    sure.push(question);
  }
}

async function remember({ additions, deletions }: Save, answer: Response): Promise<void> {
  const files = (await answer.json()) as { path: string; sha: string }[];
  for (const { path } of deletions) versions.delete(path);
  for (const { path, contents } of additions) {
    versions.set(path, files.find((file) => file.path === path)?.sha ?? '');
    savedContents.set(path, contents);
  }
}

/** What was done, when and to what: another form may be open by then. */
function describeSave({ additions, deletions }: Save): string {
  const path = [...additions, ...deletions][0]?.path ?? '';
  const time = new Date().toLocaleTimeString('nl', { hour: '2-digit', minute: '2-digit' });
  return `${additions.length > 0 ? 'Bewaard' : 'Verwijderd'} om ${time}: ${nameFile(path)}`;
}
