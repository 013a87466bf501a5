import { readFileSync } from 'node:fs';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The value of a token (`color-paper` for `--color-paper`) for code outside CSS; throws for an unknown one. */
export function readToken(name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css has no --${name}.`);
  return value;
}
