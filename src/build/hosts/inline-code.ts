import { createHash } from 'node:crypto';

/** What a policy allows of the code in a page: `'sha256-…'`, in order of first use. */
export interface InlineCode {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

const ELEMENT = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
// A script from a file, and data that no browser runs.
const NOT_RUN = /\ssrc=|application\/ld\+json/;

/** The hashes of the scripts and styles in a built page. */
export function readInlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', code = ''] of html.matchAll(ELEMENT)) {
    if (NOT_RUN.test(attributes)) continue;
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    (name === 'script' ? scripts : styles).add(hash);
  }
  return { scripts, styles };
}
