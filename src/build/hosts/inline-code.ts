import { createHash } from 'node:crypto';

/** Hashes of inline code for a policy: `'sha256-…'`, in order of first use. */
export interface InlineCode {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

const ELEMENT = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
// External scripts, and data that browsers do not run.
const NOT_RUN = /\ssrc=|application\/ld\+json/;

/** Returns the hashes of the inline scripts and styles of a built page. */
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
