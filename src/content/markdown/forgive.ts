import { replaceProse } from './prose.ts';

/** Matches the markers of a heading, quotation or list item, with the spaces around them. */
const blockMarkers = /^[\p{Zs}\t]*(?:(?:#{1,6}|[-*+>]|\d{1,9}[.)])[\p{Zs}\t]+)+/gu;

/** Normalises the output of other programs that Markdown or MDX would misread; line numbers stay the same. */
export function forgive(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const composed = replaceProse(lines, /[^`~\n{]+/, (found) => found.normalize());
  const marked = replaceProse(composed, blockMarkers, (found) => found.replace(/\p{Zs}/gu, ' '));
  return replaceProse(marked, /<\/?br\s*\/?>/, () => '<br />');
}
