import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { lookup } from 'mrmime';
import { simplifyAddress } from './addresses.ts';

/** One built file: its decoded address, type, bytes, and a hash of those bytes for its ETag. */
export interface SiteFile {
  readonly address: string;
  readonly type: string;
  readonly isText: boolean;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

/** The built site in memory; no request ever reaches the file system. */
export interface SiteFiles {
  get(address: string): SiteFile | undefined;
  /** The address that was probably meant: other case, doubled or trailing slash, `.html`. */
  getRealAddress(address: string): string | undefined;
  readonly notFoundPage: SiteFile | undefined;
}

// Rule files are for the host, and the 404 page is shown at every address but its own.
const NOT_SERVED = new Set(['/_headers', '/_redirects', '/404']);
const TEXT_TYPE = /^text\/|javascript$|json$|xml$/;

/** Reads a built site into memory; throws in Dutch when there is none. */
export async function readSiteFiles(dist: string): Promise<SiteFiles> {
  const files = await Promise.all((await listFiles(dist)).map((path) => readSiteFile(dist, path)));
  const served = files.filter(({ address }) => !NOT_SERVED.has(address));
  const byAddress = new Map(served.map((file) => [file.address, file]));
  const realAddresses = new Map(served.map(({ address }) => [address.toLowerCase(), address]));
  if (!byAddress.has('/')) throw new Error('Bouw eerst de site: npm run build');
  return {
    get: (address) => byAddress.get(address),
    getRealAddress: (address) => realAddresses.get(simplifyAddress(address)),
    notFoundPage: files.find(({ address }) => address === '/404'),
  };
}

// A symbolic link is no file here, so nothing outside the folder can be linked in.
async function listFiles(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true }).catch(noFolder);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

function noFolder(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
  throw error;
}

async function readSiteFile(dist: string, path: string): Promise<SiteFile> {
  const body = await readFile(path);
  const type = getType(path);
  const isText = TEXT_TYPE.test(type);
  return {
    address: getAddress(relative(dist, path)),
    type: isText ? `${type}; charset=utf-8` : type,
    isText,
    body,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
  };
}

function getType(path: string): string {
  // mrmime leaves out .ico, which browsers still ask for by name.
  return path.endsWith('.ico') ? 'image/x-icon' : (lookup(path) ?? 'application/octet-stream');
}

function getAddress(path: string): string {
  const address = `/${path.split(sep).join('/')}`;
  if (!address.endsWith('.html')) return address;
  return address.slice(0, -'.html'.length).replace(/\/index$/, '') || '/';
}
