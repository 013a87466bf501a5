import { textKinds } from '../../../collections/kinds.ts';
import { folderKinds } from '../config.ts';
import {
  ask,
  branchPrefix,
  compare,
  getBase,
  GitHubError,
  mergeBase,
  readBranch,
  type Setup,
} from './github.ts';

/** Where a change stands, in words for its editor. */
export interface Status {
  words: string;
  faults?: string[];
  /** Whether there is something to show to others, and to publish. */
  canShare?: boolean;
  canPublish?: boolean;
  links?: { words: string; href: string }[];
}

interface Pull {
  number: number;
  html_url: string;
  head: { sha: string };
  labels: { name: string }[];
}

interface Run {
  id: number;
  name: string;
  status: string;
  conclusion: string | null;
  html_url: string;
}

/** On a pull request that its editor wants published. */
const label = 'publiceren';

/** Where the change on this branch stands; a change that its editor wants published is, once every check has passed. */
export async function followChange(setup: Setup): Promise<Status> {
  const branch = readBranch();
  const base = await getBase(setup);
  const { files } = await compare(setup, base, branch);
  if (files.length === 0) return describeSite(setup, base);
  const pull = await findPull(setup, branch);
  const words = `Opgeslagen, nog niet gepubliceerd: ${files.length === 1 ? '1 bestand' : `${files.length} bestanden`}`;
  if (!pull) return { words, canShare: true, canPublish: true };
  const isWanted = pull.labels.some(({ name }) => name === label);
  const links = await findPreview(setup, pull);
  const { isPending, failed } = await readRuns(setup, pull.head.sha);
  if (isPending) return { words: 'Opgeslagen, wordt gecontroleerd', canPublish: !isWanted, links };
  if (failed.length > 0) {
    const faults = await describeRuns(setup, failed);
    return { words: 'Opgeslagen, maar de controle vond iets. Verbeter het en bewaar opnieuw', faults, links };
  }
  if (!isWanted) return { words: `${words}; de controle vond niets`, canPublish: true, links };
  try {
    await ask(setup, `/pulls/${pull.number}/merge`, 'PUT', { sha: pull.head.sha });
  } catch (cause) {
    if (!(cause instanceof GitHubError) || ![403, 405, 409].includes(cause.status)) throw cause;
    const link = { words: 'Bekijk het op GitHub', href: pull.html_url };
    return { words: `Gecontroleerd, nog niet gepubliceerd. ${cause.message}`, links: [...links, link] };
  }
  return describeSite(setup, base);
}

/** Opens the change for others, with a preview; `isWanted` also asks to publish it once its checks have passed. */
export async function openChange(setup: Setup, isWanted: boolean): Promise<void> {
  const branch = readBranch();
  const base = await getBase(setup);
  if (!(await mergeBase(setup, base, branch))) {
    throw new Error(
      'Een collega publiceerde intussen een andere versie van dezelfde regels. Jouw versie blijft bewaard; vraag een engineer om ze samen te voegen.',
    );
  }
  const { files } = await compare(setup, base, branch);
  const body = files.map(({ filename }) => `- ${filename}`).join('\n');
  const title = `Teksten van ${branch.replace(branchPrefix, '')}`;
  const pull =
    (await findPull(setup, branch)) ??
    (await ask<Pull>(setup, '/pulls', 'POST', { title, body, base, head: branch }));
  if (isWanted) await ask(setup, `/issues/${pull.number}/labels`, 'POST', { labels: [label] });
}

async function findPull(setup: Setup, branch: string): Promise<Pull | undefined> {
  const head = encodeURIComponent(`${setup.repo.split('/')[0]}:${branch}`);
  return (await ask<Pull[]>(setup, `/pulls?state=open&head=${head}`))[0];
}

/** What the preview workflow wrote below the pull request. */
async function findPreview(setup: Setup, { number }: Pull) {
  const comments = await ask<{ body: string }[]>(setup, `/issues/${number}/comments?per_page=100`);
  return comments.flatMap(({ body }) => {
    const [, href] = /^Bekijk deze wijziging op (https:\/\/\S+)/.exec(body) ?? [];
    return href ? [{ words: 'Voorbeeld', href }] : [];
  });
}

/** Checks that are still to come are pending too: right after a commit there are none. */
async function readRuns(setup: Setup, sha: string) {
  const { check_runs: runs } = await ask<{ check_runs: Run[] }>(
    setup,
    `/commits/${sha}/check-runs?per_page=100`,
  );
  return {
    isPending: runs.length === 0 || runs.some(({ status }) => status !== 'completed'),
    failed: runs.filter(({ conclusion }) => !['success', 'neutral', 'skipped', null].includes(conclusion)),
  };
}

/** The Dutch faults of the checks that failed; those of tests name no file of content/. */
async function describeRuns(setup: Setup, runs: Run[]): Promise<string[]> {
  const notes = await Promise.all(
    runs.map(({ id }) => ask<{ path: string; message: string }[]>(setup, `/check-runs/${id}/annotations`)),
  );
  const faults = notes.flat().filter(({ path }) => path.startsWith('content/'));
  if (faults.length > 0)
    return faults.map(({ path, message }) => `${path.slice('content/'.length)}: ${message}`);
  return runs.map(
    ({ name, html_url }) => `De controle “${name}” lukte niet. Vraag een engineer: ${html_url}`,
  );
}

/** What is published stands in the site once the workflow of its branch is done. */
async function describeSite(setup: Setup, base: string): Promise<Status> {
  const { object } = await ask<{ object: { sha: string } }>(setup, `/git/ref/heads/${base}`);
  const { isPending, failed } = await readRuns(setup, object.sha);
  if (isPending) return { words: 'Gepubliceerd, wordt nu op de site gezet' };
  if (failed.length > 0)
    return { words: 'De site is niet vernieuwd', faults: await describeRuns(setup, failed) };
  const href = setup.site + findPage();
  return { words: 'Gepubliceerd', links: [{ words: href, href }] };
}

/** The path of the page whose text is open. */
function findPage(): string {
  const [, folder, slug = ''] = /\/collection\/([^/]+)\/item\/([^/]+)/.exec(location.pathname) ?? [];
  const kind = folderKinds.find((each) => textKinds[each].folder === folder);
  const [, single = ''] = /\/singleton\/pagina-([^/]+)/.exec(location.pathname) ?? [];
  if (kind) return textKinds[kind].href(slug);
  return single && single !== 'home' ? textKinds.pages.href(single) : '';
}
