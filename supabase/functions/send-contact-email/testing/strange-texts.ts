// For tests: texts made of what breaks mail programs and forms.
const pieces = [
  ...['Zoë', 'Coöperatie', 'Ĳssel', 'e\u0301', '😀', '👩‍💻', 'ﬁ', '日本語', 'שלום', 'مرحبا', '€'],
  ...['\r\n', '\n', '\r', '\0', '\t', '\v', '\u0085', '\u2028', '\u2029', '\u00A0', '\u200B', '\uFEFF'],
  ...['\u202E', '\u2066', '\uD800', '\uDC00', '\uFFFD', '\u007F', '\u001B[31m', ' ', '  '],
  ...['Bcc: evil@evil.test', '\r\nBcc: evil@evil.test', '\r\n\r\n', '\n.\n', '.', '..', 'From ', '-- '],
  ...['=?utf-8?Q?=0D=0ABcc:_evil?=', '=?utf-8?B?', '?=', '=0D=0A', '=', '"', '\\', '<', '>', ',', ';', ':'],
  ...['@', 'a@b.nl', 'info@café.nl', 'x'.repeat(80), 'y'.repeat(1200), '<script>', '%0d%0a', '${x}', "'"],
];

/** Addresses that are right, wrong or meant to break something. */
export const addresses = [
  ...['zoe@voorbeeld.nl', 'info@café.nl', 'a@аррӏе.com', 'josé😀@voorbeeld.nl', "o'neil+x@b.museum"],
  ...['a@b', 'a@b.nl, c@d.nl', '"a"@b.nl', 'a@b.nl\r\nBcc: e@e.test', 'a{}|~@b.nl', '=?utf-8?Q?x?=@b.nl'],
];

/** Chance that comes back with its seed: Mulberry32, small and the same everywhere. */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  return { next, below, pick };
}

/** Chance, as `createRandom` makes it. */
export type Random = ReturnType<typeof createRandom>;

/** A text of a few strange pieces. */
export function makeText({ below, pick }: Random, maxPieces: number): string {
  return Array.from({ length: 1 + below(maxPieces) }, () => pick(pieces)).join('');
}
