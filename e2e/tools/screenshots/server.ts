import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { outbox } from '../../support/contact.ts';
import { port, root } from '../../support/site.ts';

/** Serves the built site as the browser tests do; returns what ends it. */
export async function startServer(): Promise<() => void> {
  const server = spawn(process.execPath, ['src/tools/server/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', CONTACT_OUTBOX: outbox },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failed = once(server, 'exit').then(([code]) => {
    throw new Error(`The local server ended with ${code}`);
  });
  await Promise.race([once(server.stdout, 'data'), failed]);
  failed.catch(() => undefined);
  return () => void server.kill();
}
