/** Makes the expression that finds a rule's path in an encoded address, with `:names` and `*` as groups. */
export function createRulePattern(path: string): RegExp {
  const segments = path.split('/').slice(1).map(toPattern);
  // A rule with a trailing slash means that slash (Cloudflare); any other takes both forms (Netlify).
  const end = path.endsWith('/') || path.endsWith('*') ? '' : '/?';
  return new RegExp(`^${segments.join('')}${end}$`);
}

/**
 * Fills what the pattern found into the target of a rule. A visitor fills places in a path, but
 * never turns that path into another host: `/oud/* /:splat` with `/oud//evil.example`.
 */
export function fillInTarget(to: string, found: RegExpExecArray): string {
  const groups = found.groups ?? {};
  const filled = to.replace(/:(\w+)/g, (whole, name: string) =>
    name in groups ? (groups[name] ?? '') : whole,
  );
  return to.startsWith('/') ? filled.replace(/^\/+/, '/') : filled;
}

function toPattern(segment: string): string {
  if (segment === '*') return '(?:/(?<splat>.*))?';
  const name = /^:([a-z]\w*)$/i.exec(segment)?.[1];
  return name ? `/(?<${name}>[^/]+)` : `/${RegExp.escape(segment)}`;
}
