import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';

/** Looks up the headers that `_headers` gives to a decoded address. */
type HeaderRules = (address: string) => Headers;

/** Reads `_headers` from a built site (none is fine); throws in Dutch when a line is wrong. */
export async function readHeaderRules(dist: string): Promise<HeaderRules> {
  const file = join(dist, '_headers');
  const options = { headersFiles: [file], configHeaders: undefined, minimal: false };
  const { headers: rules, errors } = await parseAllHeaders(options);
  if (errors.length > 0) {
    throw new Error(`_headers klopt niet. ${errors.map(({ message }) => message).join('\n')}`);
  }
  return (address) => {
    const headers = new Headers();
    for (const rule of rules) {
      if (!('forRegExp' in rule) || !rule.forRegExp.test(address)) continue;
      // As on Netlify: every rule that matches counts, and the later one wins.
      for (const [name, value] of Object.entries(rule.values)) headers.set(name, value);
    }
    return headers;
  };
}
