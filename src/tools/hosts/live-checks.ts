import { glob, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

import { toPath } from '../../site/addresses.ts';
import { readHeaders } from '../server/rule-files.ts';

/** Fetches a path of the deployed site without following redirects. */
type Ask = (path: string, headers?: Record<string, string>) => Promise<Response>;

/** Paths without a file, with the file they show and the status. */
const WITHOUT_FILE: [path: string, file: string, status: number][] = [
  ['/expertise/onbekend', 'expertise.html', 200],
  ['/expertise/a/b', 'expertise.html', 200],
  ['/cases/onbekend', 'cases.html', 200],
  ['/weg', '404.html', 404],
];
const MOVED = [301, 307, 308];
/** Longest time in seconds that a 404 may be cached. */
const MOST_MISSING_S = 600;
const SECURITY = '/.well-known/security.txt';

/** Returns the differences between the deployed site and the build in `dist`: files, headers and redirects. */
export async function listDifferences(ask: Ask, dist: string, now = new Date()): Promise<string[]> {
  const headersFor = await readHeaders(dist);
  const files = await Array.fromAsync(glob('**/*.*', { cwd: dist, exclude: ['404.html'] }));
  const paths = files.filter((file) => file.endsWith('.html') && file !== 'index.html').map(toPath);

  const checkFile = async (path: string, file: string, status: number): Promise<string[]> => {
    const response = await ask(path);
    const got = Buffer.from(await response.arrayBuffer());
    return [
      ...compare(path, response.status, status),
      ...(got.equals(await readFile(join(dist, file))) ? [] : [`${path}: not as it was built`]),
      ...[...headersFor(path)].flatMap(([name, value]) => compare(path, response.headers.get(name), value)),
    ];
  };
  const checkRedirect = async (path: string, target: string): Promise<string[]> => {
    const { status, headers } = await ask(path);
    const isMoved = MOVED.includes(status);
    const problems = compare(path, headers.get('Location'), target);
    return isMoved ? problems : [...problems, `${path}: ${status} instead of a redirect`];
  };
  const checkMissing = async (path: string): Promise<string[]> => {
    const { status, headers } = await ask(path);
    const cache = headers.get('Cache-Control') ?? '';
    const isLong = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0) > MOST_MISSING_S;
    const problems = compare(path, status, 404);
    return isLong ? [...problems, `${path}: a missing file with Cache-Control ${cache}`] : problems;
  };
  const folders = new Set(files.filter((file) => !file.endsWith('.html')).map(toFolder));
  const security = await (await ask(SECURITY)).text();
  const expires = /^Expires: (.*)$/m.exec(security)?.[1] ?? 'never';
  const { headers } = await ask('/', { 'Accept-Encoding': 'br' });

  const found = await Promise.all([
    ...files.map((file) => checkFile(toPath(file), file, 200)),
    ...WITHOUT_FILE.map((shown) => checkFile(...shown)),
    ...paths.map((path) => checkRedirect(`${path}/?a=b`, `${path}?a=b`)),
    ...paths.map((path) => checkRedirect(`${path}.html`, path)),
    ...Array.from(folders, (folder) => checkMissing(`${folder}weg.js`)),
    compare('/', headers.get('Content-Encoding'), 'br'),
    Date.parse(expires) > now.getTime() ? [] : `${SECURITY}: expires ${expires}`,
  ]);
  return found.flat();
}

/** Returns the path of a built file's folder, with a trailing slash. */
function toFolder(file: string): string {
  return posix.join('/', posix.dirname(file.replaceAll('\\', '/')), '/');
}

function compare(path: string, got: unknown, wanted: unknown): string[] {
  return got === wanted ? [] : [`${path}: ${String(got)} instead of ${String(wanted)}`];
}
