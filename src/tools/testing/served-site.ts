// For tests: a small built site, and the local server.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

import { createSiteHandler } from '../server/site-handler.ts';
import { writeFiles } from './sample-folder.ts';

type Files = Parameters<typeof writeFiles>[1];

/** The files of a small site, by path. */
export const SMALL_SITE: Files = {
  'index.html': 'home',
  '404.html': 'niet gevonden',
  'oplossingen.html': 'oplossingen',
  'oplossingen/klantportaal.html': 'klantportaal',
  'expertise.html': 'expertise overzicht',
  'expertise/saas.html': 'expertise saas',
  'cases.html': 'cases overzicht',
  'cases/mkb.html': 'cases mkb',
  'kennis/rss.xml': '<rss/>',
  'delen/home.png': new Uint8Array(300),
  'favicon.svg': '<svg/>',
  'favicon.ico': new Uint8Array([0, 0, 1, 0]),
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:info@maquette.example',
  '_astro/App.Bx1.js': '// app',
  '_astro/font.woff2': new Uint8Array(2_000),
};

/** Writes a built site to a temporary folder, which is removed after the test file; returns its path. */
export async function makeDist(files: Files): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'maquette-'));
  after(() => rm(root, { recursive: true, force: true }));
  const dist = join(root, 'dist');
  await writeFiles(dist, files);
  return dist;
}

/** Serves a built site until the test file ends; returns a function that requests a path, without following redirects. */
export async function serveSite(files: Files) {
  const server = createServer(await createSiteHandler(await makeDist(files))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, method, redirect: 'manual' });
}
