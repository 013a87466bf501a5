/** A value with the keys that lead to it. */
export interface Value {
  path: PropertyKey[];
  value: unknown;
}

/** Returns a value and all values within it, in file order. */
export function listValues(value: unknown, path: PropertyKey[] = []): Value[] {
  return [{ path, value }, ...listEntries(value).flatMap(([key, item]) => listValues(item, [...path, key]))];
}

function listEntries(value: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  const isGroup = typeof value === 'object' && value !== null && !(value instanceof Date);
  return isGroup ? Object.entries(value) : [];
}
