import { replaceProse } from './prose.ts';

/** Signs that begin a heading, a quotation or an item, with the spaces around them. */
const blockMarkers = /^[\p{Zs}\t]*(?:(?:#{1,6}|[-*+>]|\d{1,9}[.)])[\p{Zs}\t]+)+/gu;

/** A text as Markdown and MDX read it, on the same lines: what programs write that neither takes becomes what was meant. */
export function forgive(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const composed = replaceProse(lines, /[^`~\n{]+/, (found) => found.normalize());
  const marked = replaceProse(composed, blockMarkers, (found) => found.replace(/\p{Zs}/gu, ' '));
  return replaceProse(marked, /<\/?br\s*\/?>/, () => '<br />');
}
