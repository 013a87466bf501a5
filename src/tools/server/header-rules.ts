// By hand, because no library applies `_headers`: Netlify's own parser reads it, and its servers do the rest.
import { join } from 'node:path';

import { parseAllHeaders } from '@netlify/headers-parser';

/** Looks up the headers that `_headers` gives to a path. */
type HeaderRules = (path: string) => Headers;

/** Reads `_headers` from a built site (none is fine); throws in Dutch when a line is wrong. */
export async function readHeaderRules(dist: string): Promise<HeaderRules> {
  const options = { headersFiles: [join(dist, '_headers')], configHeaders: undefined, minimal: false };
  const { headers: rules, errors: faults } = await parseAllHeaders(options);
  if (faults.length > 0) {
    throw new Error(`_headers klopt niet. ${faults.map(({ message }) => message).join('\n')}`);
  }
  return (path) => {
    const headers = new Headers();
    for (const rule of rules) {
      if (!('forRegExp' in rule) || !rule.forRegExp.test(path)) continue;
      // As on Netlify: every rule that matches counts, and the later one wins.
      for (const [name, value] of Object.entries(rule.values)) headers.set(name, value);
    }
    return headers;
  };
}
