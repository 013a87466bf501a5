// The hosts that run on this machine, each as its own makers give it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** A host, and how to run it here. */
export interface Host {
  readonly name: string;
  /** The command that serves dist on a port, or why it cannot run here; `folder` is for its own files. */
  readonly prepare: (port: number, folder: string) => Promise<string[] | string>;
  /** Checks that are known to fail there, and why that is left so. */
  readonly known?: Readonly<Record<string, string>>;
}

// Heavy, so not part of the install; newer ones lack builds for some platforms.
const wrangler = 'npx --yes wrangler@4.156.0';
const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter'];

// What a static host cannot do; the built site then names where the function runs.
const servesFilesOnly = { 'a plain form is answered': 'the contact function runs elsewhere, at Supabase' };

/** In the order of the printed table. */
export const hosts: readonly Host[] = [
  { name: 'local server', prepare: async () => [process.execPath, 'src/tools/server/serve.ts'] },
  {
    name: 'Cloudflare Workers',
    prepare: async (port) =>
      `${wrangler} dev --config src/tools/hosts/wrangler.json --ip 127.0.0.1 --port ${port}`.split(' '),
    known: {
      ...servesFilesOnly,
      'nothing missing kept':
        'its rules know no status, so a missing file in /_astro/ has the headers of one that is there',
    },
  },
  {
    name: 'Cloudflare Pages',
    prepare: async (port) => `${wrangler} pages dev dist --ip 127.0.0.1 --port ${port}`.split(' '),
    known: servesFilesOnly,
  },
  { name: 'nginx', prepare: prepareNginx, known: servesFilesOnly },
];

/** Debian's nginx with the configuration that `npm run nginx` prints. */
async function prepareNginx(port: number, folder: string): Promise<string[] | string> {
  if (!existsSync('/usr/share/nginx/modules-available/mod-http-brotli-filter.conf')) {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
      return `it takes Debian, and as root: apt-get install ${nginxPackages.join(' ')}`;
    }
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...nginxPackages]);
  }
  const options = ['--root', resolve('dist'), '--port', `${port}`];
  const config = execFileSync(process.execPath, ['src/tools/hosts/nginx.ts', ...options]);
  await writeFile(join(folder, 'site.conf'), config);
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid;
    error_log stderr; include /etc/nginx/modules-enabled/*.conf; events {}
    http { access_log off; include /etc/nginx/mime.types; include ${folder}/site.conf; }`;
  await writeFile(join(folder, 'nginx.conf'), main);
  return ['/usr/sbin/nginx', '-c', join(folder, 'nginx.conf')];
}
