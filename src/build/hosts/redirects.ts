/**
 * Writes `_redirects`: an unknown address below an overview shows that overview. Cloudflare follows a rule even where a
 * page exists, so every real page first maps to itself; an unknown address loses its slash behind the rule without it,
 * or Netlify, which takes both for one, would go round.
 */
export function formatRedirects(overviews: readonly string[], pages: readonly string[]): string {
  const below = pages.filter((page) => overviews.some((overview) => page.startsWith(`${overview}/`)));
  const rules = [
    ...below.map((page) => `${page} ${page} 200`),
    ...[...overviews, ...below].map((page) => `${page}/ ${page} 301`),
    ...below.map((page) => `${page}.html ${page} 301`),
    ...overviews.map((overview) => `${overview}/:page ${overview} 200`),
    ...overviews.map((overview) => `${overview}/:page/ ${overview}/:page 301`),
    ...overviews.map((overview) => `${overview}/* ${overview} 200`),
  ];
  return `${rules.join('\n')}\n`;
}
