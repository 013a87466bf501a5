import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { copySite, root } from '../../testing/trial-site.ts';

/** The copy's packages are links, perhaps to links, and the dev server sends no file from outside the site. */
const packages = dirname(await realpath(join(root, 'node_modules/astro')));
const configOfCopy = `import config from './src/tools/keystatic/astro.config.mjs';
const server = { fs: { allow: ['.', ${JSON.stringify(packages)}] } };
export default { ...config, vite: { ...config.vite, server } };
`;

/** A copy of the site in `folder` with the editor at `url`; `stop` ends the server and removes the copy. */
export type EditorServer = Awaited<ReturnType<typeof startEditor>>;

/** Starts the editor on a copy of the site, as `npm run redactie` does. */
export async function startEditor(port: number) {
  const folder = await copySite();
  await writeFile(join(folder, 'editor.config.mjs'), configOfCopy);
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--config', 'editor.config.mjs'];
  const server = spawn(process.execPath, [...args, '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const [output] of on(server.stdout, 'data')) if (String(output).includes('ready in')) break;
  server.stdout.resume();
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { folder, url: `http://127.0.0.1:${port}`, stop };
}
