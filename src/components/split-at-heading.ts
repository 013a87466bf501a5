/** The HTML of a text up to its first `##` and from there on; either may be empty. */
export function splitAtHeading(html: string): [before: string, after: string] {
  const start = html.search(/<h2[\s>]/);
  return start < 0 ? [html.trim(), ''] : [html.slice(0, start).trim(), html.slice(start)];
}
