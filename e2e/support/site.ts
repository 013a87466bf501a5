import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Odd unless `PORT` says otherwise (empty is unset), so that a running `npm start` is not in the way. */
export const port = Number(process.env['PORT'] || 4329);

/** Where the built site answers during the tests. */
export const baseUrl = `http://127.0.0.1:${port}`;

/** The repository's folder. */
export const root = join(import.meta.dirname, '../..');

/** The facts about the company that the site must show. */
export async function readCompany() {
  const text = await readFile(join(root, 'content/bedrijf.json'), 'utf8');
  return JSON.parse(text) as { name: string; phone: string; email: string };
}
