/** Environment variables by name; an empty one counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a value; undefined when it will not do. */
type Parse<T> = (value: string) => T | undefined;

/** Reads a variable that may be left out; the error for a wrong one never repeats the value, which may be secret. */
export function readOptional<T = string>(
  env: Environment,
  name: string,
  meaning: string,
  parse: Parse<T> = (value) => value as T,
): T | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  const parsed = parse(value);
  if (parsed === undefined) throw new Error(`${name} is not valid; expected ${meaning}`);
  return parsed;
}

/** Reads a variable; throws an error that names it when it is not set or its value will not do. */
export function readRequired<T = string>(
  env: Environment,
  name: string,
  meaning: string,
  parse?: Parse<T>,
): T {
  const value = readOptional(env, name, meaning, parse);
  if (value === undefined) throw new Error(`${name} is not set; expected ${meaning}`);
  return value;
}

/** Makes a parser of a comma-separated list from a parser of one item. */
export function listOf<T>(parse: Parse<T>): Parse<readonly T[]> {
  return (value) => {
    const items = value.split(',').map((item) => parse(item.trim()));
    return items.every((item) => item !== undefined) ? items : undefined;
  };
}
