/** Splits the HTML of a text before its first `##`; either half may be empty. */
export function splitAtHeading(html: string): [before: string, after: string] {
  const start = html.search(/<h2[\s>]/);
  return start < 0 ? [html.trim(), ''] : [html.slice(0, start).trim(), html.slice(start)];
}
