import { resolveAlias, routes } from '../../site/addresses.ts';
import type { InlineCode } from './inline-code.ts';

/** External origins of photos, and of the contact function. */
type Origins = Record<'images' | 'connections', readonly string[]>;

const POLICY = 'Content-Security-Policy';
/** Cloudflare's limit. */
const MAX_RULES = 100;
const YEAR = 'public, max-age=31536000, immutable';
/** One day, because HSTS cannot be revoked; the owner can set a longer time. */
const A_DAY_OF_HTTPS = 'max-age=86400';
const VISIT = 'public, max-age=600';
/** Pages with forms, and the pages after a plain post; a different opener policy would make Safari clear the form on going back. */
const formPages: string[] = [routes.contact, routes.ownMaquette, routes.sent, routes.notSent];
const openToSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
const openToOthers = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

/**
 * Writes `_headers`. `pages` has the inline code of each page by path: pages have their own policy as far as the limit
 * allows; other addresses below an overview share a policy for all its pages and the 404 page, which hosts may show at
 * any address. `lasting` are the paths of immutable files; `hsts` is the value of Strict-Transport-Security.
 * Throws when a limit of Cloudflare is exceeded.
 */
export function formatHeaders(
  pages: ReadonlyMap<string, InlineCode>,
  notFound: InlineCode,
  origins: Origins,
  lasting: readonly string[] = [],
  isPreview = false,
  hsts = A_DAY_OF_HTTPS,
): string {
  const formatPage = (path: string, ...codes: InlineCode[]) =>
    formatChanges(path, {
      // The home page starts the worker that draws the particles.
      [POLICY]: formatPolicy(codes, origins, path === routes.home ? 'particles' : "'none'"),
      ...(formPages.includes(resolveAlias(path)) && openToOthers),
    });
  const sections = Map.groupBy(pages, ([path]) => path.split('/', 2).join('/'));
  const shared = [...sections].flatMap(([section, entries]) => {
    const all = [...entries.map(([, code]) => code), notFound];
    const page = formatPage(section, pages.get(section) ?? notFound);
    return section === routes.home ? [page] : [page, formatPage(`${section}/*`, ...all)];
  });
  const rules = [
    `/*\n  ${POLICY}: ${formatPolicy([notFound], origins, "'none'")}\n  Strict-Transport-Security: ${hsts}\n${EVERYWHERE}${isPreview ? '\n  X-Robots-Tag: noindex' : ''}`,
    ...shared,
    // By name: a rule with a star also applies to missing files, whose 404 browsers would cache for a year.
    ...lasting.map((path) => formatChanges(path, { 'Cache-Control': YEAR })),
    formatChanges('/tekeningen/*', { 'Cache-Control': VISIT }),
    '/kennis/rss.xml\n  Content-Type: application/rss+xml; charset=utf-8',
    '/.well-known/security.txt\n  Content-Type: text/plain; charset=utf-8',
    // Other sites embed share images, and feed readers embed photos.
    formatChanges('/delen/*', openToSites),
    formatChanges('/_astro/beelden/*', { ...openToSites, 'Cache-Control': VISIT }),
  ];
  const pageRules = [...pages]
    .filter(([path]) => path.lastIndexOf('/') > 0)
    .slice(0, MAX_RULES - rules.length)
    .map(([path, code]) => formatPage(path, code));
  const text = `${[...rules, ...pageRules].join('\n\n')}\n`;
  if (rules.length > MAX_RULES || text.split('\n').some((line) => line.length > 2_000)) {
    throw new Error(
      `Cloudflare reads no more than ${MAX_RULES} rules and 2,000 characters a line of _headers.`,
    );
  }
  return text;
}

// No upgrade-insecure-requests: pages have no http links to resources, and it would break the site on a local network.
const EVERYWHERE = `  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Embedder-Policy: credentialless
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: public, max-age=0, must-revalidate`;

// When two rules set a header, Netlify uses the later one and Cloudflare joins both, unless a line with "!" removes it.
const formatChanges = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ! ${name}\n  ${name}: ${value}`)].join('\n');

function formatPolicy(
  codes: readonly InlineCode[],
  { images, connections }: Origins,
  trusted: string,
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...codes.flatMap(({ scripts }) => [...scripts])],
    'style-src': ["'self'", ...codes.flatMap(({ styles }) => [...styles])],
    'img-src': ["'self'", ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...connections],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trusted],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
