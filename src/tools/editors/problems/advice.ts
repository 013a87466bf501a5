/** What is wrong, and what an editor writes instead, in Dutch. */
export type Advice = [pattern: RegExp, dutch: string];

/** The first row whose pattern is in the words, with what it finds there. */
export function findAdvice(rows: Advice[], words: string) {
  for (const [pattern, dutch] of rows) {
    const found = pattern.exec(words);
    if (found) return { found, dutch };
  }
  return undefined;
}
