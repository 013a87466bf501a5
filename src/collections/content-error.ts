import { relative } from 'node:path';

import type { z } from 'astro/zod';

/** A fault in a content file, in Dutch, naming the file and each wrong field. */
export class ContentError extends Error {
  constructor(file: string, problems: string[]) {
    super(`${file}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'Fout in de inhoud';
  }
}

/** One Dutch sentence per schema issue: the field's path and what to write instead. */
export function describeIssues(issues: z.core.$ZodIssue[]): string[] {
  return issues.filter(isFirstOfItsKind).map((issue) => {
    const field = describePath(issue.path);
    return field === '' ? describe(issue) : `veld "${field}": ${describe(issue)}`;
  });
}

// A value of the wrong kind can break a limit too; only the kind is worth telling.
function isFirstOfItsKind(issue: z.core.$ZodIssue, _index: number, issues: z.core.$ZodIssue[]): boolean {
  const path = describePath(issue.path);
  return (
    issue.code === 'invalid_type' ||
    !issues.some((other) => other.code === 'invalid_type' && describePath(other.path) === path)
  );
}

function describePath(path: PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key + 1}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

const kinds: Record<string, string> = {
  string: 'een tekst',
  number: 'een getal',
  int: 'een heel getal',
  boolean: 'true of false',
  date: 'een datum als 2026-03-12',
  array: 'een lijst',
  object: 'een groep velden',
};

const units: Record<string, string> = { string: 'tekens', array: 'onderdelen' };

function describe(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'ontbreekt' : `moet ${kinds[issue.expected] ?? issue.expected} zijn`;
    case 'unrecognized_keys':
      return `onbekend veld ${issue.keys.map((key) => `"${key}"`).join(', ')}; kijk of het goed gespeld is`;
    case 'invalid_value':
      return `kies een van: ${issue.values.map((value) => `"${String(value)}"`).join(', ')}`;
    case 'invalid_key':
      return `deze sleutel kan niet: ${issue.issues.map(({ message }) => message).join(', ')}`;
    case 'too_small':
      return issue.origin === 'number'
        ? `te laag: minstens ${issue.minimum}`
        : `te kort: minstens ${issue.minimum} ${units[issue.origin] ?? ''}`.trimEnd();
    case 'too_big':
      return `te lang: hooguit ${issue.maximum} ${units[issue.origin] ?? ''}`.trimEnd();
    default:
      return issue.message;
  }
}

/** The Dutch error for a file whose YAML fields cannot be read; other faults keep their own message. */
export function describeFrontmatterFault(cause: unknown, folder: string): ContentError {
  const { message, loc } = cause as Error & { loc?: { file?: string; line?: number } };
  const where = loc?.line === undefined ? '' : ` (rond regel ${loc.line})`;
  return new ContentError(loc?.file ? relative('', loc.file) : folder, [
    `de velden bovenaan zijn niet te lezen${where}: ${message}. Zet tekst met een dubbele punt tussen aanhalingstekens.`,
  ]);
}
