// The built site as a host on the internet serves it: HTTP/2, TLS, brotli, and the photo host beside it.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';

import { createSiteHandler } from '../../src/local/site-handler.ts';
import { root } from '../support/site.ts';

/** The page that all others are measured against: one line of text. */
export const emptyPage = 'https://leeg.example/';

const photoHost = 'images.unsplash.com';
const emptyHtml =
  '<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Leeg</title></head><body><p>Leeg</p></body></html>';

/** Answers for every host name; pages are packed before they are asked for, as a host has them. */
export async function startServer(pages: readonly string[]): Promise<{ port: number; stop: () => void }> {
  const site = await createSiteHandler(join(root, 'dist'));
  const photo = await makePhoto();
  const answer = (request: Request) => {
    const { host } = new URL(request.url);
    if (host === photoHost) return new Response(photo, { headers: { 'Content-Type': 'image/jpeg' } });
    if (host !== new URL(emptyPage).host) return site(request);
    return new Response(emptyHtml, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  };
  for (const page of pages) await answer(new Request(page, { headers: { 'Accept-Encoding': 'br' } }));
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  const server = createSecureServer(await makeCertificate(), (request, response) => {
    void listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() };
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
