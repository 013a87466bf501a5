// The built site as hosts serve it (HTTP/2, TLS, compressed ahead), beside an empty page, a photo host and a peer's site.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { chromium, type Browser } from 'playwright/test';
import sirv from 'sirv';

import { photoHost } from '../../src/site/photos.ts';
import { createSiteHandler } from '../../src/tools/server/site-handler.ts';
import { browserArgs, findBrowser } from '../../src/tools/testing/browser.ts';
import { dist, sitemap } from '../support/pages.ts';

/** Three round trips to another host over fibre, as our own pages come without any. */
const photoMs = 150;
export const { origin } = new URL(sitemap[0] ?? '');
export const emptyUrl = 'https://leeg.example/';
export const peerOrigin = 'https://ander.example';
const emptyPage =
  '<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>Leeg</title><p>Leeg</p></html>';

/** Serves the built site, and a peer's if its folder is given. */
export async function serveAsHosts(peerFolder?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-host-'));
  const site = await createSiteHandler(await compress(dist, join(folder, 'dist')));
  // A share picture weighs what a photo does.
  const photo = await readFile(join(dist, 'delen/cases.png'));
  const peer = peerFolder
    ? sirv(await compress(peerFolder, join(folder, 'peer')), { brotli: true })
    : undefined;
  // Node gives HTTP/2 the interface of HTTP/1 under types of its own.
  const server = createSecureServer(createCertificate(), (request, response) => {
    const { host } = new URL(`https://${request.authority}`);
    if (host === new URL(origin).host) return site(request as never, response as never);
    if (host === new URL(peerOrigin).host) return peer?.(request as never, response as never);
    if (host === new URL(photoHost).host) return setTimeout(() => response.end(photo), photoMs);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(emptyPage);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    await rm(folder, { recursive: true });
  };
  return { port, folder, close };
}

/** A Chromium for which every host is a port of this machine. */
export function launchBrowser(port: number): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser('whole'),
    args: [...browserArgs, '--ignore-certificate-errors', `--host-resolver-rules=MAP * 127.0.0.1:${port}`],
  });
}

/** Copies a built site with every text compressed ahead, as hosts have it. */
async function compress(built: string, copy: string): Promise<string> {
  await cp(built, copy, { recursive: true });
  for await (const file of glob(join(copy, '**/*.{html,js,css,svg,xml}'))) {
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
  return copy;
}

/** A key with its certificate, in one text. */
function createCertificate(): { key: Buffer; cert: Buffer } {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const args = ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', '-', '-out', '-'];
  const pem = execFileSync('openssl', args, { stdio: 'pipe' });
  return { key: pem, cert: pem };
}
