import { relative } from 'node:path';

import { describeYamlFault } from './yaml.ts';
import { ContentError } from './zod.ts';

/** The Dutch error for a file whose YAML fields cannot be read; other faults keep their own message. */
export function describeFrontmatterFault(cause: unknown, folder: string): ContentError {
  const { message, loc } = cause as Error & { loc?: { file?: string; line?: number } };
  const where = loc?.line === undefined ? '' : ` (rond regel ${loc.line})`;
  return new ContentError(loc?.file ? relative('', loc.file) : folder, [
    `de velden bovenaan zijn niet te lezen${where}: ${describeYamlFault(message)}`,
  ]);
}
