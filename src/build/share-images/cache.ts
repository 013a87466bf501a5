// By hand, because Astro caches the images of its own pipeline only, not what an endpoint draws.

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const hashLength = 64;

/** The bytes kept in `file` if they were made from the same `ingredients`, else what `make` makes of them, which is then kept. */
export async function keep(
  file: string,
  ingredients: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const ingredient of ingredients) hash.update(ingredient).update('\0');
  const wanted = hash.digest('hex');
  const kept = await readFile(file).catch(() => undefined);
  if (kept?.toString('latin1', 0, hashLength) === wanted) return kept.subarray(hashLength);
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  // In one step, so that a build that is stopped leaves no half of a file.
  await writeFile(`${file}.${process.pid}`, Buffer.concat([Buffer.from(wanted), made]));
  await rename(`${file}.${process.pid}`, file);
  return made;
}
