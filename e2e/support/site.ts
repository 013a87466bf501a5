import { join } from 'node:path';

/** Odd unless `PORT` says otherwise (empty is unset), so that a running `npm start` is not in the way. */
export const port = Number(process.env['PORT'] || 4329);

/** Where the built site answers during the tests. */
export const baseUrl = `http://127.0.0.1:${port}`;

/** The repository's folder. */
export const root = join(import.meta.dirname, '../..');
