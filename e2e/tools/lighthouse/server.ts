// The built site as a host on the internet serves it: HTTP/2, TLS, brotli, and the photo host beside it.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import sharp from 'sharp';

import { createSiteHandler } from '../../../src/tools/server/site-handler.ts';
import { root } from '../../support/site.ts';

/** The page that all others are measured against: one line of text. */
export const emptyPage = 'https://leeg.example/';

const brotli = promisify(brotliCompress);
const photoHost = 'images.unsplash.com';
const emptyHtml =
  '<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Leeg</title></head><body><p>Leeg</p></body></html>';

/** Answers for every host name. */
export async function startServer(): Promise<{ port: number; stop: () => void }> {
  const dist = await packSite();
  const site = await createSiteHandler(dist);
  const photo = await makePhoto();
  const server = createSecureServer(await makeCertificate(), (request, response) => {
    const send = (type: string, body: string | Uint8Array) =>
      response.writeHead(200, { 'Content-Type': type }).end(body);
    if (request.authority === photoHost) send('image/jpeg', photo);
    else if (request.authority === new URL(emptyPage).host) send('text/html; charset=utf-8', emptyHtml);
    // Node gives HTTP/2 the interface of HTTP/1, under types of its own.
    else site(request as never, response as never);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    rmSync(dist, { recursive: true });
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

/** The built site with its texts packed before they are asked for, as a host has them. */
async function packSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-packed-'));
  await cp(join(root, 'dist'), folder, { recursive: true });
  const texts = await Array.fromAsync(glob('**/*.{html,js,css,svg,xml}', { cwd: folder }));
  const pack = async (text: string) =>
    writeFile(join(folder, `${text}.br`), await brotli(await readFile(join(folder, text))));
  await Promise.all(texts.map(pack));
  return folder;
}

/** About 30 kB, the weight of a photo at the size a phone asks for. */
async function makePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 16 } as const;
  const image = sharp({ create: { width: 640, height: 360, channels: 3, background: '#888', noise } });
  return new Uint8Array(await image.jpeg({ quality: 50 }).toBuffer());
}

async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const options = ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', options, { stdio: 'pipe' });
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
