/** A pattern, and Dutch advice about the text it matches. */
export type Advice = [pattern: RegExp, dutch: string];

/** Returns the first advice whose pattern matches, with the match. */
export function findAdvice(rows: Advice[], words: string) {
  for (const [pattern, dutch] of rows) {
    const found = pattern.exec(words);
    if (found) return { found, dutch };
  }
  return undefined;
}
