/** Serves the hosted editor with Node, for tests and for trying it locally. */
import { once } from 'node:events';
import { createServer } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import sirv from 'sirv';

import { readHeaders } from '../../server/rule-files.ts';
import { answerLogin, type Environment } from './login.ts';

/** Serves the built editor of `dist` on 127.0.0.1; as on the host, an address without a file shows the editor. */
export async function serveHosted(dist: string, port: number, env: Environment) {
  const headersFor = await readHeaders(dist);
  const sendFile = sirv(dist, { dev: true, single: true });
  const login = getRequestListener((request) => answerLogin(request, env), { overrideGlobalObjects: false });
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) return void login(request, response);
    headersFor('/').forEach((value, name) => response.setHeader(name, value));
    sendFile(request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

if (import.meta.main) {
  await serveHosted('redactie-dist', Number(process.env['PORT'] || 4321), process.env as Environment);
}
