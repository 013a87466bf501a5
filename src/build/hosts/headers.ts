import { routes } from '../../site/addresses.ts';
import type { InlineCode } from './inline-code.ts';

/** The inline code of the pages below one address: `/` for the home page alone, else the first part, as `/kennis`. */
export type CodeBySection = ReadonlyMap<string, InlineCode>;

/** Origins, besides the site's own, that pages show photos from and send messages to, by script or as a form. */
type Origins = Record<'images' | 'connections', readonly string[]>;

const POLICY = 'Content-Security-Policy';
/** The pages of forms, and where a plain post of it ends: behind another opener policy Safari would drop what was typed. */
const formPages: string[] = [routes.contact, routes.ownMaquette, routes.sent, routes.notSent];
const openToOthers = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

/** Writes `_headers`; each policy allows the 404 page, which hosts show at any address. Throws past a limit of Cloudflare. */
export function formatHeaders(
  sections: CodeBySection,
  notFound: InlineCode,
  origins: Origins,
  isPreview = false,
): string {
  const createPolicy = (code: InlineCode, trusted = "'none'") =>
    formatPolicy([code, notFound], origins, trusted);
  const rules = [
    `/*\n  ${POLICY}: ${createPolicy(notFound)}\n${EVERYWHERE}${isPreview ? '\n  X-Robots-Tag: noindex' : ''}`,
    ...[...sections].flatMap(([section, code]) =>
      (section === '/' ? [section] : [section, `${section}/*`]).map((path) =>
        formatChanges(path, {
          // The home page starts the worker that draws the particles.
          [POLICY]: createPolicy(code, section === routes.home ? 'particles' : undefined),
          ...(formPages.includes(path) && openToOthers),
        }),
      ),
    ),
    // The file name holds a hash of the content.
    ...['/_astro/*', '/tekeningen/*'].map((path) =>
      formatChanges(path, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ),
    '/kennis/rss.xml\n  Content-Type: application/rss+xml; charset=utf-8',
    '/.well-known/security.txt\n  Content-Type: text/plain; charset=utf-8',
    // Share images and, in feed readers, own photos are shown by other sites.
    ...['/delen/*', '/_astro/beelden/*'].map((path) =>
      formatChanges(path, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ),
  ];
  const text = `${rules.join('\n\n')}\n`;
  if (rules.length > 100 || text.split('\n').some((line) => line.length > 2_000)) {
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
  Cross-Origin-Embedder-Policy: credentialless
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: public, max-age=0, must-revalidate`;

// Where two rules set one header, Netlify takes the later one and Cloudflare joins both, unless a line with "!" drops it.
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
