/** `npm run controleer -- --tellingen`: how each page is written, in numbers. */
import { readBody } from './body.ts';
import { countPatterns } from './rules/patterns.ts';
import type { TextFile } from './text-file.ts';

const head = ['zinnen', 'gemiddeld', 'kort', 'voorwaarden', 'woorden'];

/** A table of the pages: sentences, their mean length in words, those of six words or fewer, conditions that start with their verb, words. */
export function formatTally(texts: TextFile[]): string {
  const rows = texts.flatMap((text) => {
    const [root] = readBody(text).nodes;
    if (!root) return [];
    const { sentences, words, short, conditionals } = countPatterns(root);
    const mean = sentences === 0 ? 0 : words / sentences;
    const share = sentences === 0 ? 0 : short / sentences;
    return [
      [
        text.file.replace('content/', ''),
        sentences,
        mean.toFixed(1),
        `${Math.round(share * 100)}%`,
        conditionals,
        words,
      ],
    ];
  });
  return [['bestand', ...head], ...rows]
    .map(
      ([file = '', ...cells]) =>
        `${String(file).padEnd(52)}${cells.map((cell) => String(cell).padStart(11)).join('')}`,
    )
    .join('\n');
}
