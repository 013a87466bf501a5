/** Environment variables by name; an empty one counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a value; undefined when it will not do. */
type Parse<T> = (value: string) => T | undefined;

/**
 * Reads a variable; throws an error that names it when its value will not do, or is missing and there is no `fallback`.
 * The error never repeats the value, which may be secret.
 */
export function readVariable<T = string>(
  env: Environment,
  name: string,
  meaning: string,
  parse: Parse<T> = (value) => value as T,
  fallback?: T,
): T {
  const value = env[name]?.trim();
  const parsed = value ? parse(value) : fallback;
  if (parsed !== undefined) return parsed;
  throw new Error(`${name} is ${value ? 'not valid' : 'not set'}; expected ${meaning}`);
}

/** Makes a parser of a comma-separated list from a parser of one item. */
export function listOf<T>(parse: Parse<T>): Parse<readonly T[]> {
  return (value) => {
    const items = value.split(',').map((item) => parse(item.trim()));
    return items.every((item) => item !== undefined) ? items : undefined;
  };
}
