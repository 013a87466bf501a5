const wordsPerMinute = 200;

/** Minutes it takes to read the body of an MDX file, rounded up: its words, without the syntax of parts, links and tables. */
export function countReadingMinutes(body: string): number {
  const text = body.replace(/<[^>]*>|\]\([^)]*\)|\{\/\*.*?\*\/\}/gs, ' ');
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
