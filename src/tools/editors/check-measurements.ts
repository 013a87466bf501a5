/** Before `npm run build`: stops, in Dutch, when what the site says of itself is no longer measured or true. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ContentError } from '../../collections/faults/fault.ts';
import { parseJson } from '../../collections/json-file.ts';
import { measuredKind } from '../../collections/kinds.ts';
import { parseFields } from '../../collections/loader.ts';
import { listBrokenClaims } from '../../site/claims.ts';
import type { Measurements } from '../../site/measurements.ts';

/** A checksum of each part by its name. */
export function createChecksums(measured: Measurements): Record<string, string> {
  const sum = (part: unknown) => createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 8);
  const parts = Object.entries(measured).filter(([name]) => name !== 'checksums');
  return Object.fromEntries(parts.map(([name, part]) => [name, sum(part)]));
}

/** Throws what is wrong with the text of content/metingen.json on a day, and what to do, as a ContentError. */
export async function checkMeasurements(text: string, today: Date): Promise<void> {
  const { file, schema } = measuredKind;
  const measured = parseFields<Measurements>(parseJson(file, text), file, await schema());
  const faults = [
    ...Object.entries(createChecksums(measured))
      .filter(([name, sum]) => measured.checksums[name] !== sum)
      .map(([name]) => `"${name}" is met de hand veranderd`),
    ...listBrokenClaims(measured, today),
  ];
  if (faults.length === 0) return;
  const todo = 'meet de site met npm run meten, of haal het bestand terug met git restore';
  throw new ContentError(
    file,
    [...faults, todo].map((message) => ({ message })),
  );
}

if (import.meta.main) {
  try {
    const root = join(import.meta.dirname, '../../..');
    await checkMeasurements(await readFile(join(root, measuredKind.file), 'utf8'), new Date());
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    console.error(`${cause.name}: ${cause.message}`);
    process.exitCode = 1;
  }
}
