import { readFileSync } from 'node:fs';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The value of a token, such as `color-paper` for `--color-paper`, where no style sheet reaches; throws when there is none. */
export function readToken(name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css has no --${name}.`);
  return value;
}
