const LINE_END = /\r\n|[\r\n\u0085\u2028\u2029]/gu;
const CONTROL_OR_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const CONTROL_BUT_TAB_AND_LINE_FEED = /[^\P{Cc}\t\n]/gu;
// The only controls a browser lets into a one-line field: a paste from a table or a slide brings them.
const PASTED_SPACE = /[\t\v\f]/g;
// They reverse what follows, so that a name or address reads as another one.
const DIRECTION_CONTROL = /\p{Bidi_Control}/gu;

/** Cleans a one-line text; undefined when it holds a line break or control character, which no browser sends. */
export function cleanLine(text: string): string | undefined {
  const line = unify(text).replace(PASTED_SPACE, ' ').trim();
  return CONTROL_OR_BREAK.test(line) ? undefined : line;
}

/** Cleans a text of several lines: line ends become `\n`, other control characters go. */
export function cleanLines(text: string): string {
  return unify(text).replace(LINE_END, '\n').replace(CONTROL_BUT_TAB_AND_LINE_FEED, '').trim();
}

/** Whether there is anything to read in a text, and not only spaces or invisible characters. */
export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** The length of a text in code points, as its writer counts it. */
export function countCharacters(text: string): number {
  return [...text].length;
}

// One way of writing for what looks the same; what is no valid text becomes U+FFFD.
function unify(text: string): string {
  return text.toWellFormed().replace(DIRECTION_CONTROL, '').normalize('NFC');
}
