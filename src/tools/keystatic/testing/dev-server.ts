import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Starts a dev server in `folder`; returns its address and a function that stops it. */
export async function startServer(folder: string, args: string[], env: Record<string, string> = {}) {
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\/\/[\w.]+:\d+/.exec(line) ?? [];
    if (!address) continue;
    server.stdout.resume();
    return { address, stop };
  }
  throw new Error('The dev server stopped before it served.');
}
