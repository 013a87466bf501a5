/**
 * Writes `_redirects`, for Netlify, Cloudflare, the local server and nginx: an unknown address below an overview shows
 * that overview. Cloudflare follows a rule even where a page exists, so every real page first maps to itself, and its
 * forms with a trailing slash or `.html` redirect to it; Netlify prefers the existing page anyway. An unknown address
 * loses its slash too, behind the rule of the form without it: Netlify takes both forms for one, and would go round. The
 * status always stands there: without one Netlify sends 301 and Cloudflare 302.
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
