import type { Server } from 'node:http';

import { localServerSettings } from './settings.ts';

/** Lets a server stop on Ctrl+C or a signal once every response under way is finished; asked again, it ends at once. */
export function stopOnSignal(server: Server): void {
  let askedAt: number | undefined;
  const stop = () => {
    // In a terminal one Ctrl+C comes twice: from the terminal itself and from npm.
    if (askedAt === undefined) close(server);
    else if (performance.now() - askedAt > localServerSettings.secondSignalMs) process.exit(1);
    askedAt ??= performance.now();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

function close(server: Server): void {
  // Nobody stays on a connection whose response is finished.
  server.keepAliveTimeout = 1;
  server.close();
}
