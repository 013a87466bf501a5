import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { copySite, root } from '../../testing/trial-site.ts';

/** The copy's packages are links, perhaps to links, and the dev server sends no file from outside the site. */
const packages = dirname(await realpath(join(root, 'node_modules/astro')));
const configOfCopy = `import config from './src/tools/keystatic/astro.config.mjs';
const server = { fs: { allow: ['.', ${JSON.stringify(packages)}] } };
export default { ...config, vite: { ...config.vite, server } };
`;

/** A copy of the site with the editor, as `npm run redactie` starts it. */
export interface Desk {
  folder: string;
  url: string;
  /** Ends the server and removes the copy. */
  stop: () => Promise<void>;
}

/** Starts the editor on a copy of the site, at the `port` of this machine. */
export async function startDesk(port: number): Promise<Desk> {
  const folder = await copySite();
  await writeFile(join(folder, 'editor.config.mjs'), configOfCopy);
  await cp(join(root, '.prettierrc.json'), join(folder, '.prettierrc.json'));
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--config', 'editor.config.mjs'];
  const server = spawn(process.execPath, [...args, '--port', String(port)], { cwd: folder });
  await waitFor(server, 'ready in');
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { folder, url: `http://127.0.0.1:${port}`, stop };
}

async function waitFor({ stdout, stderr }: ChildProcess, words: string): Promise<void> {
  let output = '';
  await new Promise<void>((resolve) => {
    for (const stream of [stdout, stderr]) {
      stream?.on('data', (data) => {
        output += String(data);
        if (output.includes(words)) resolve();
      });
    }
  });
}
