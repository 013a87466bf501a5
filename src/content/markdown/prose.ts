/** Matches fenced code, inline code and comments; unclosed fenced code runs to the end of the text. */
const code = [
  String.raw`^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*(?<fence>${'`'}{3,}(?!.*${'`'})|~{3,}).*(?:\n[^]*?^[ \t>]*\k<fence>[${'`'}~]*[ \t]*$|[^]*)`,
  '(?<![\\\\`])(?<ticks>`+)(?!`)(?:(?!\\n[ \\t]*\\n)[^])*?(?<!`)\\k<ticks>(?!`)',
  String.raw`\{\/\*(?:(?!\{\/\*)[^])*?\*\/\s*\}`,
].join('|');

/** Replaces matches of a pattern outside code and comments. */
export function replaceProse(text: string, pattern: RegExp, change: (found: string) => string): string {
  const either = new RegExp(`(?<code>${code})|${pattern.source}`, 'gimu');
  return text.replace(either, (found: string, ...rest: unknown[]) => {
    const { code: isCode } = rest.at(-1) as Record<string, string | undefined>;
    return isCode === undefined ? change(found) : found;
  });
}

/** Replaces code and comments by spaces, so that positions stay the same. */
export const blankCode = (text: string): string =>
  text.replace(new RegExp(code, 'gmu'), (found) => found.replace(/[^\n]/g, ' '));
