import { isDeepStrictEqual } from 'node:util';

import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import { format, resolveConfig } from 'prettier';

interface Change {
  path: JSONPath;
  /** `undefined` takes the value away. */
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

/** From the last to the first, so that what goes from a list moves nothing that is still to change. */
function listChanges(before: unknown, after: unknown, path: JSONPath): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isGroup(before) || !isGroup(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, value: after }];
  }
  const key = (name: string) => (Array.isArray(before) ? Number(name) : name);
  const gone = Object.keys(before).filter((name) => !(name in after));
  return [
    ...gone.reverse().map((name) => ({ path: [...path, key(name)], value: undefined })),
    ...Object.entries(after).flatMap(([name, value]) =>
      listChanges(before[name], value, [...path, key(name)]),
    ),
  ];
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
