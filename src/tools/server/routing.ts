// By hand, because sirv knows no `_redirects`, and answers at `/over/` and `/over.html` what hosts send to `/over`.
import { routes, straighten } from '../../site/addresses.ts';
import { isRedirectStatus } from './redirect-rules.ts';
import type { RedirectRules, RuleMatch } from './redirect-rules.ts';

/** Where a path leads; paths and targets are percent-encoded. */
type Route =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly target: string };

// Rule files are for the host, and the 404 page is shown at every path but its own.
const NOT_SERVED: readonly string[] = ['/_headers', '/_redirects', routes.notFound];

/** Makes the function that decides where a path leads, as Netlify and Cloudflare would; `undefined` is nowhere. */
export function createRouter(paths: readonly string[], ruleFor: RedirectRules) {
  const served = paths.filter((path) => !NOT_SERVED.includes(path));
  const byLowerCase = new Map(served.map((path) => [path.toLowerCase(), path]));
  const find = (path: string) => byLowerCase.get(straighten(path));
  const follow = ({ status, target }: RuleMatch): Route | undefined => {
    if (isRedirectStatus(status)) return { kind: 'redirect', status, target };
    const path = find(target.replace(/[?#].*$/, ''));
    return path ? { kind: 'file', path } : undefined;
  };
  return (path: string): Route | undefined => {
    const rule = ruleFor(path);
    if (rule && (rule.isForced || isRedirectStatus(rule.status))) return follow(rule);
    const meant = find(path);
    if (meant === path) return { kind: 'file', path };
    // Before the rewrites: a slip in the address of a real page must not show its overview instead.
    if (meant) return { kind: 'redirect', status: 301, target: meant };
    return rule && follow(rule);
  };
}
