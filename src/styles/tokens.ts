import { readFileSync } from 'node:fs';

import relativeColors from '@csstools/postcss-relative-color-syntax';
import postcss from 'postcss';

/** Computes relative colours at build time, so that pages, drawings and images have the shorter values. */
export const computeColors = relativeColors({ subFeatures: { displayP3: false } });

const tokens = computeTokens(readFileSync('src/styles/tokens.css', 'utf8'));

/** Reads the value of a token (`color-paper` for `--color-paper`) for code outside CSS; throws for an unknown one. */
export function readToken(name: string): string {
  return findToken(name, tokens);
}

/** Returns the style sheet of the tokens, with relative values computed. */
export function computeTokens(source: string): string {
  const inline = (css: string): string =>
    css.replace(/theme\(--([\w-]+)\)/g, (_, name: string) => inline(findToken(name, source)));
  const { css } = postcss([computeColors]).process(inline(source), { from: undefined });
  return css.replace(/\brgb\((\d+), (\d+), (\d+)\)/g, (_, ...channels) => toHex(channels.slice(0, 3)));
}

/** Finds the value of a token in a style sheet; throws for an unknown one. */
export function findToken(name: string, css: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css has no --${name}.`);
  return value;
}

function toHex(channels: string[]): string {
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
