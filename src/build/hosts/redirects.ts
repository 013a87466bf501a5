import type { Move } from '../../site/moved-addresses.ts';

/**
 * Writes `_redirects`: moved addresses, with and without a slash, and overviews for unknown addresses below them.
 * Cloudflare applies a rule even if a page exists, so every real page first maps to itself. The rule without a slash
 * precedes the one that drops a slash, because Netlify treats both as equal and would redirect in a loop.
 */
export function formatRedirects(
  moves: readonly Move[],
  overviews: readonly string[],
  pages: readonly string[],
): string {
  const below = pages.filter((page) => overviews.some((overview) => page.startsWith(`${overview}/`)));
  const moved = moves.map((move) => move.map(encodeURI));
  const rules = [
    ...moved.flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...below.map((page) => `${page} ${page} 200`),
    ...[...overviews, ...below].map((page) => `${page}/ ${page} 301`),
    ...below.map((page) => `${page}.html ${page} 301`),
    ...overviews.map((overview) => `${overview}/:page ${overview} 200`),
    ...overviews.map((overview) => `${overview}/:page/ ${overview}/:page 301`),
    ...overviews.map((overview) => `${overview}/* ${overview} 200`),
  ];
  return `${rules.join('\n')}\n`;
}
