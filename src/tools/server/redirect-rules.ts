// By hand, because no kept library follows `_redirects`: Netlify's own parser reads it, and matching is left to its servers.
import { join } from 'node:path';

import { parseAllRedirects } from '@netlify/redirect-parser';

/** What `_redirects` says about a path; `target` has what the path held filled in. */
export interface RuleMatch {
  readonly status: number;
  readonly target: string;
  readonly isForced: boolean;
}

/** Looks up the first rule of `_redirects` for a percent-encoded path. */
export type RedirectRules = (path: string) => RuleMatch | undefined;

// What the Netlify parser gives per line, as far as it matters here.
interface ParsedRule {
  readonly path: string;
  readonly to: string;
  readonly status?: number;
  readonly force: boolean;
  readonly host?: string;
  readonly signed?: string;
  readonly query?: object;
  readonly conditions?: object;
}

const REWRITE_STATUS = 200;
const REDIRECT_STATUSES = [301, 302, 303, 307, 308];
// Netlify's; Cloudflare's is 302, so public/_redirects always states it.
const DEFAULT_STATUS = 301;

/** Reads `_redirects` from a built site (none is fine); throws in Dutch on a rule it cannot follow. */
export async function readRedirectRules(dist: string): Promise<RedirectRules> {
  const redirectsFiles = [join(dist, '_redirects')];
  const parsed = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: false });
  const faults = parsed.errors.map(({ message }: Error) => message);
  if (faults.length > 0) throw new Error(`_redirects klopt niet. ${faults.join('\n')}`);
  const matchers = (parsed.redirects as ParsedRule[]).map(createMatcher);
  return (path) => {
    const matches = matchers.values().map((match) => match(path));
    return matches.find((match) => match !== undefined);
  };
}

/** Whether a status sends the visitor to another address. */
export function isRedirectStatus(status: number): boolean {
  return REDIRECT_STATUSES.includes(status);
}

function createMatcher(rule: ParsedRule): RedirectRules {
  const { path, to, force: isForced, status = DEFAULT_STATUS } = rule;
  if (!isKnown(rule, status)) {
    throw new Error(`_redirects: de regel van ${path} naar ${to} kent de lokale server niet.`);
  }
  const pattern = new URLPattern({ pathname: toPattern(path) });
  return (pathname) => {
    const found = pattern.exec({ pathname });
    if (!found) return undefined;
    const target = fillIn(to, found.pathname.groups);
    // As on Netlify: a redirect to the very same address is no rule, or it would go round for ever.
    if (isRedirectStatus(status) && target === pathname) return undefined;
    return { status, target, isForced };
  };
}

// A star also takes nothing at all. A rule with a trailing slash or a name means that very form (Cloudflare); any other
// takes both (Netlify).
function toPattern(path: string): string {
  if (path.endsWith('/*')) return path.replace(/\/\*$/, '{/*}?');
  return path.endsWith('/') || path.includes('/:') ? path : `${path}{/}?`;
}

function fillIn(to: string, groups: Record<string, string | undefined>): string {
  return to.replace(/:(\w+)/g, (whole, name: string) =>
    name === 'splat' ? (groups['0'] ?? '') : (groups[name] ?? whole),
  );
}

// No conditions (language, country, query), hosts, proxies, or patterns beyond a name and a star at the end.
function isKnown({ path, to, host, signed, query, conditions }: ParsedRule, status: number) {
  const isPlain = Object.keys({ ...query, ...conditions }).length === 0 && !host && !signed;
  const isRewrite = status === REWRITE_STATUS && to.startsWith('/');
  return isPlain && (isRewrite || isRedirectStatus(status)) && /^[^*+?(){}\\]*(?:\/\*)?$/.test(path);
}
