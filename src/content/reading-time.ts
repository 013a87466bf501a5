const wordsPerMinute = 200;

/** Returns the reading time of an MDX text in minutes, rounded up, without the syntax of components, links and tables. */
export function countReadingMinutes(body: string): number {
  const text = body.replace(/<[^>]*>|\]\([^)]*\)|\{\/\*.*?\*\/\}/gs, ' ');
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
