/** Counts that texts refer to by name, each with the collection that it counts. */
export const countedCollections = {
  oplossingen: 'solutions',
  stappen: 'approach',
  vakgebieden: 'expertise',
  cases: 'featuredCases',
  artikelen: 'articles',
} as const;

const words = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');

// The capital of "één" has no accent.
const capitalise = (word: string) => word.charAt(0).toUpperCase().replace('É', 'E') + word.slice(1);

/** Writes counts: as a word up to twelve, in digits from there on; a capitalised name begins a sentence. */
export function writeCounts(counts: Record<string, number>): Record<string, string> {
  const written = Object.entries(counts).flatMap(([name, count]) => {
    const word = words[count] ?? count.toLocaleString('nl');
    return [
      [name, word],
      [capitalise(name), capitalise(word)],
    ];
  });
  return Object.fromEntries(written) as Record<string, string>;
}

/** The names that texts use, plain and capitalised. */
export const countNames = Object.keys(countedCollections).flatMap((name) => [name, capitalise(name)]);
