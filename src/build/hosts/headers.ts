import { routes } from '../../site/addresses.ts';
import type { InlineCode } from './inline-code.ts';

/** The inline code of the pages below one address: `/` for the home page alone, else the first part, as `/kennis`. */
export type CodeBySection = ReadonlyMap<string, InlineCode>;

/** Origins, besides the site's own, that pages show photos from and send messages to, by script or as a form. */
interface Origins {
  readonly images: readonly string[];
  readonly connections: readonly string[];
}

const UNLISTED = '\n  X-Robots-Tag: noindex';

// Cloudflare reads no longer lines and no more rules.
const LONGEST_LINE = 2_000;
const MOST_RULES = 100;

const POLICY = 'Content-Security-Policy';
/** The form's page, and where a plain post of it ends. */
const formPages: string[] = [routes.contact, routes.sent, routes.notSent];
/** On the way to another origin and back Safari would let go of the page with its form, and of what was typed there. */
const openToOthers = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

/**
 * Writes `_headers`, for Netlify, Cloudflare, the local server and nginx. Every section has a policy of its own that
 * also lets the 404 page through, which hosts show at any address: one policy for all pages would grow past what
 * Cloudflare reads. A preview is kept out of search results. Throws when a limit of Cloudflare is passed.
 */
export function formatHeaders(
  sections: CodeBySection,
  notFound: InlineCode,
  origins: Origins,
  isPreview = false,
): string {
  const createPolicy = (code: InlineCode) => formatPolicy([code, notFound], origins);
  const rules = [
    `/*\n  ${POLICY}: ${createPolicy(notFound)}\n${EVERYWHERE}${isPreview ? UNLISTED : ''}`,
    ...[...sections].flatMap(([section, code]) =>
      (section === '/' ? [section] : [section, `${section}/*`]).map((path) =>
        formatChanges(path, { [POLICY]: createPolicy(code), ...(formPages.includes(path) && openToOthers) }),
      ),
    ),
    // The file name holds a hash of the content.
    ...['/_astro/*', '/tekeningen/*'].map((path) =>
      formatChanges(path, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ),
    '/kennis/rss.xml\n  Content-Type: application/rss+xml; charset=utf-8',
    // Share images and, in feed readers, own photos are shown by other sites.
    ...['/delen/*', '/_astro/beelden/*'].map((path) =>
      formatChanges(path, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ),
  ];
  const text = `${rules.join('\n\n')}\n`;
  if (rules.length > MOST_RULES || text.split('\n').some((line) => line.length > LONGEST_LINE)) {
    throw new Error('Cloudflare reads no more than 100 rules and 2,000 characters a line of _headers.');
  }
  return text;
}

// No upgrade-insecure-requests: no page asks for http, and it would break the site on a local network.
const EVERYWHERE = `  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: public, max-age=0, must-revalidate`;

// Where two rules set one header, Netlify takes the later one and Cloudflare joins both; the line
// with "!" makes Cloudflare drop the earlier one first, and Netlify skips that line.
// Of two rules for one path it knows the later alone.
const formatChanges = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ! ${name}\n  ${name}: ${value}`)].join('\n');

function formatPolicy(codes: readonly InlineCode[], { images, connections }: Origins): string {
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
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
