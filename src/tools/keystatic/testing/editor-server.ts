import { execFileSync, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { rm } from 'node:fs/promises';

import { copySite } from '../../testing/trial-site.ts';

/** A copy of the site in `folder`, a repository whose first commit is `begin`, with the editor at `url`; `stop` ends the server and removes the copy. */
export type EditorServer = Awaited<ReturnType<typeof startEditor>>;

/** Starts the editor on a copy of the site, as `npm run redactie` does. */
export async function startEditor(port: number) {
  const folder = await copySite();
  const git = (...args: string[]) => {
    const person = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.nl'];
    execFileSync('git', [...person, ...args], { cwd: folder });
  };
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  git('tag', 'begin');
  const server = spawn(process.execPath, ['src/tools/keystatic/start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), BROWSER: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const [output] of on(server.stdout, 'data')) if (String(output).includes('ready in')) break;
  server.stdout.resume();
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { folder, git, url: `http://127.0.0.1:${port}`, stop };
}
