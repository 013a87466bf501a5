/** The sizes a title is set in, the first that holds it counts; `word` is the longest word that stays whole. */
const sizes = [
  { px: 92, letters: 24, word: 11 },
  { px: 72, letters: 42, word: 14 },
  { px: 58, letters: 80, word: 18 },
];

/** A title or a word beyond the limits of content is still shown whole. */
const smallestPx = 44;

/** The size in pixels of a title on a share image: by its length and its longest word. */
export function chooseTitleSize(title: string): number {
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  const size = sizes.find(({ letters, word }) => title.length <= letters && longestWord <= word);
  return size?.px ?? smallestPx;
}
