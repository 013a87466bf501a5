import { decodeAddress, encodeAddress } from './addresses.ts';
import { isRedirectStatus } from './redirect-rules.ts';
import type { RedirectRules, RuleMatch } from './redirect-rules.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

/** Where an address leads; `target` is percent-encoded. */
type Route =
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly status: number; readonly target: string }
  | { readonly kind: 'nothing' };

const NOTHING: Route = { kind: 'nothing' };

/** Makes the function that decides where a decoded address leads, as Netlify and Cloudflare would. */
export function createRouter(files: SiteFiles, ruleFor: RedirectRules): (address: string) => Route {
  const follow = ({ status, target }: RuleMatch): Route => {
    if (isRedirectStatus(status)) return { kind: 'redirect', status, target };
    const file = findTarget(files, target);
    return file ? { kind: 'file', file } : NOTHING;
  };
  return (address) => {
    const rule = ruleFor(address);
    if (rule && (rule.isForced || isRedirectStatus(rule.status))) return follow(rule);
    const file = files.get(address);
    if (file) return { kind: 'file', file };
    // Before the rewrites: a slip in the address of a real page must not show its overview instead.
    const real = files.getRealAddress(address);
    if (real) return { kind: 'redirect', status: 301, target: encodeAddress(real) };
    return rule ? follow(rule) : NOTHING;
  };
}

// A rule may name its page as `/expertise` or as `/expertise.html`.
function findTarget(files: SiteFiles, target: string): SiteFile | undefined {
  const address = decodeAddress(target.replace(/[?#].*$/, ''));
  if (address === undefined) return undefined;
  return files.get(address) ?? files.get(files.getRealAddress(address) ?? '');
}
