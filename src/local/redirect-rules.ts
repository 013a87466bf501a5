import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { encodeAddress } from './addresses.ts';
import { createRulePattern, fillInTarget } from './rule-pattern.ts';

/** What `_redirects` says about an address; `target` is percent-encoded, splat filled in. */
export interface RuleMatch {
  readonly status: number;
  readonly target: string;
  readonly isForced: boolean;
}

/** Looks up the first rule of `_redirects` for a decoded address. */
export type RedirectRules = (address: string) => RuleMatch | undefined;

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
  const errors = parsed.errors.map(({ message }: Error) => message);
  if (errors.length > 0) throw new Error(`_redirects klopt niet. ${errors.join('\n')}`);
  const matchers = (parsed.redirects as ParsedRule[]).map(createMatcher);
  return (address) => {
    const encoded = encodeAddress(address);
    const matches = matchers.values().map((match) => match(encoded));
    return matches.find((match) => match !== undefined);
  };
}

/** Whether a status sends the visitor to another address. */
export function isRedirectStatus(status: number): boolean {
  return REDIRECT_STATUSES.includes(status);
}

function createMatcher(rule: ParsedRule): (encoded: string) => RuleMatch | undefined {
  const { path, to, force: isForced, status = DEFAULT_STATUS } = rule;
  if (!isKnown(rule, status)) {
    throw new Error(`_redirects: de regel van ${path} naar ${to} kent de lokale server niet.`);
  }
  const pattern = createRulePattern(path);
  return (encoded) => {
    const found = pattern.exec(encoded);
    if (!found) return undefined;
    const target = fillInTarget(to, found);
    // As on Netlify: a redirect to the very same address is no rule, or it would go round for ever.
    if (isRedirectStatus(status) && target === encoded) return undefined;
    return { status, target, isForced };
  };
}

// No conditions (language, country, query), hosts, proxies, or stars in the middle of a path.
function isKnown({ path, to, host, signed, query, conditions }: ParsedRule, status: number) {
  const isPlain = Object.keys({ ...query, ...conditions }).length === 0 && !host && !signed;
  const isRewrite = status === REWRITE_STATUS && to.startsWith('/');
  return isPlain && (isRewrite || isRedirectStatus(status)) && /^[^*]*(?:\/\*)?$/.test(path);
}
