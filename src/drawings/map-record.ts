/** Changes each value of a record. */
export function mapRecord<Key extends string | number, In, Out>(
  record: Record<Key, In>,
  change: (value: In, key: Key) => Out,
): Record<Key, Out> {
  const entries = Object.entries<In>(record).map(([key, value]) => [key, change(value, key as Key)]);
  return Object.fromEntries(entries) as Record<Key, Out>;
}
