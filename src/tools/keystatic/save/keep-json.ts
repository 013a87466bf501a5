import { isDeepStrictEqual } from 'node:util';

import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import { format, resolveConfig } from 'prettier';

interface Change {
  path: JSONPath;
  value: unknown;
}

/** What to save of a JSON file with these values: only what changed differs from the text it had before. */
export async function keepJson(before: string, value: unknown, file: string): Promise<string> {
  const changes = listChanges(JSON.parse(before), value, []);
  if (changes.length === 0) return before;
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const text = changes.reduce(
    (json, change) => applyEdits(json, modify(json, change.path, change.value, { formattingOptions })),
    before,
  );
  return format(text, { ...(await resolveConfig(file)), parser: 'json' });
}

function listChanges(before: unknown, after: unknown, path: JSONPath): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isGroup(before) || !isGroup(after) || !haveSameKeys(before, after)) return [{ path, value: after }];
  return Object.entries(after).flatMap(([name, value]) =>
    listChanges(before[name], value, [...path, Array.isArray(before) ? Number(name) : name]),
  );
}

/** Where a row comes or goes, the order is the form's. */
function haveSameKeys(before: object, after: object): boolean {
  return isDeepStrictEqual(Object.keys(before).sort(), Object.keys(after).sort());
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
