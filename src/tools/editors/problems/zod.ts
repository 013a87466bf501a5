import type { z } from 'astro/zod';

/** A problem of one field, in Dutch. */
export interface FieldProblem {
  /** The keys that lead to the field; empty for the whole file. */
  path: PropertyKey[];
  message: string;
}

/** Translates schema issues to Dutch problems that say what to write instead. */
export function listFieldProblems(issues: z.core.$ZodIssue[]): FieldProblem[] {
  return issues.filter(isFirstOfItsType).flatMap((issue) => {
    const inField = (message: string) => {
      const field = describePath(issue.path);
      return field === '' ? message : `veld "${field}": ${message}`;
    };
    if (issue.code !== 'unrecognized_keys') return { path: issue.path, message: inField(describe(issue)) };
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: inField(`onbekend veld "${key}"; kijk of het goed gespeld is`),
    }));
  });
}

// A value of the wrong type may also break a limit; only the type is worth reporting.
function isFirstOfItsType(issue: z.core.$ZodIssue, _index: number, issues: z.core.$ZodIssue[]): boolean {
  const path = describePath(issue.path);
  return (
    issue.code === 'invalid_type' ||
    !issues.some((other) => other.code === 'invalid_type' && describePath(other.path) === path)
  );
}

/** Formats the path of a field, counting from 1: `card.features[2]`. */
export function describePath(path: PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key + 1}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

const types: Record<string, string> = {
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
      return issue.input === undefined ? 'ontbreekt' : describeType(issue.expected, issue.input);
    case 'invalid_value':
      return `kies een van: ${issue.values.map((value) => `"${String(value)}"`).join(', ')}`;
    case 'invalid_key':
      return `deze sleutel kan niet: ${issue.issues.map(({ message }) => message).join(', ')}`;
    case 'too_small':
      return issue.origin === 'number'
        ? `te laag: minstens ${issue.minimum}`
        : `te kort: minstens ${issue.minimum} ${units[issue.origin] ?? ''}`.trimEnd();
    case 'too_big':
      if (issue.origin === 'number') return `te hoog: hooguit ${issue.maximum}`;
      return `te lang: hooguit ${issue.maximum} ${units[issue.origin] ?? ''}`.trimEnd();
    default:
      return issue.message;
  }
}

function describeType(expected: string, input: unknown): string {
  const what = `moet ${types[expected] ?? expected} zijn`;
  if (input === null || expected !== 'string') return what;
  return `${what}; zet er aanhalingstekens om`;
}
