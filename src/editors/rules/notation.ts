import { placeAt, type Problem } from '../problem.ts';

const rules: { pattern: RegExp; message: string }[] = [
  {
    pattern: /€(?!\u00a0)\D?\d|€$/gm,
    message: 'tussen € en het bedrag hoort een vaste spatie (Option+spatie, of Alt+0160)',
  },
  {
    pattern: /(?<![\p{L}\p{N}'’+-])(?:u|uw)(?![\p{L}\p{N}'’+-])/giu,
    message: 'schrijf ‘je’ in plaats van ‘u’ en ‘uw’',
  },
];

/** Where a text leaves the handbook's notation. */
export function checkNotation({ file, text }: { file: string; text: string }): Problem[] {
  return rules.flatMap(({ pattern, message }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ file, message, tip: false, ...placeAt(text, index) })),
  );
}
