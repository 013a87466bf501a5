/** Applies `change` to every text in a value, at any depth. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as Value;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const fields = Object.entries(value).map(([key, item]) => [key, mapTexts<unknown>(item, change)]);
  return Object.fromEntries(fields) as Value;
}
