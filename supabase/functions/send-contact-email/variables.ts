/** Environment variables by name; an empty one counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a variable as something; `parse` gives undefined for a value that will not do. */
export interface Question<T> {
  readonly name: string;
  /** What the variable should hold, for the error; the error never repeats the value, which may be secret. */
  readonly meaning: string;
  readonly parse: (value: string) => T | undefined;
}

/** Reads a variable that may be left out; throws an error that names it when its value will not do. */
export function readOptional<T>(env: Environment, { name, meaning, parse }: Question<T>): T | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  const parsed = parse(value);
  if (parsed === undefined) throw new Error(`${name} is not valid; expected ${meaning}`);
  return parsed;
}

/** Reads a variable; throws an error that names it when it is not set or its value will not do. */
export function readRequired<T>(env: Environment, question: Question<T>): T {
  const value = readOptional(env, question);
  if (value === undefined) throw new Error(`${question.name} is not set; expected ${question.meaning}`);
  return value;
}

/** Makes a parser of a comma-separated list from a parser of one item. */
export function listOf<T>(parse: (value: string) => T | undefined) {
  return (value: string): readonly T[] | undefined => {
    const items = value.split(',').map((item) => parse(item.trim()));
    return items.every((item) => item !== undefined) ? items : undefined;
  };
}

/** Takes any text. */
export function parseText(value: string): string {
  return value;
}

/** Reads a whole number from 1 to a highest one. */
export function wholeNumberUpTo(highest: number) {
  return (value: string): number | undefined => {
    const number = /^[1-9]\d{0,8}$/.test(value) ? Number(value) : NaN;
    return number <= highest ? number : undefined;
  };
}

/** Takes one of some words. */
export function oneOf<const T extends string>(words: readonly T[]) {
  return (value: string): T | undefined => words.find((word) => word === value);
}
