/** Fenced code up to its end or the text's, code within a line, and comments: what Markdown and MDX show or skip as it stands. */
const code = [
  String.raw`^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*(?<fence>${'`'}{3,}(?!.*${'`'})|~{3,}).*(?:\n[^]*?^[ \t>]*\k<fence>[${'`'}~]*[ \t]*$|[^]*)`,
  '(?<![\\\\`])(?<ticks>`+)(?!`)(?:(?!\\n[ \\t]*\\n)[^])*?(?<!`)\\k<ticks>(?!`)',
  String.raw`\{\/\*(?:(?!\{\/\*)[^])*?\*\/\s*\}`,
].join('|');

/** Changes what a pattern finds outside code and comments. */
export function replaceProse(text: string, pattern: RegExp, change: (found: string) => string): string {
  const either = new RegExp(`(?<code>${code})|${pattern.source}`, 'gimu');
  return text.replace(either, (found: string, ...rest: unknown[]) => {
    const { code: isCode } = rest.at(-1) as Record<string, string | undefined>;
    return isCode === undefined ? change(found) : found;
  });
}

/** A text with spaces for its code and comments, so that every place stays. */
export const blankCode = (text: string): string =>
  text.replace(new RegExp(code, 'gmu'), (found) => found.replace(/[^\n]/g, ' '));
