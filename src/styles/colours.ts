import { readFileSync } from 'node:fs';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The hexadecimal value of a colour token, such as `paper` for `--color-paper`, where no style sheet reaches; throws when there is none. */
export function readColour(token: string): string {
  const value = new RegExp(`--color-${token}: (#[\\da-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css has no colour --color-${token}.`);
  return value;
}
