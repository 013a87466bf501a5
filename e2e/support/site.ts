import { join } from 'node:path';

/** An unusual port unless `PORT` is set (and not empty), so that a running `npm start` does not interfere. */
export const port = Number(process.env['PORT'] || 4329);

/** The address of the built site during the tests. */
export const baseUrl = `http://127.0.0.1:${port}`;

/** The folder of the repository. */
export const root = join(import.meta.dirname, '../..');
