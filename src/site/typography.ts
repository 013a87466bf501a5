/** Typesets Dutch: readers see typographic signs and line breaks that editors need not type. */

/** A text, or a span with this class around pieces that stay together. */
export type Piece = string | { className: string; pieces: Piece[] };

/** Wraps the group of the pattern in a span with this class. */
type Rule = [pattern: RegExp, className: string];

const units =
  'weken|week|dagen|dag|maanden|maand|jaar|uur|uren|minuten|minuut|min|seconden|seconde|ms|px|kB|MB|GB|TB|km|m|cm|mm|kg|procent|euro|dollar|miljoen|miljard';
const months = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';

const withinWord = /(?<=[\p{L}\p{N}])'(?=\p{L})/gu;
// Smart punctuation opens a quote before 's nachts and 't Gooi.
const beforeWord = /(?<=^|[\s(])['‘](?=[snt]\s\p{L})/gu;
const address = /^(?:https?:|\S+@)/;
const beforeUnit = new RegExp(String.raw`(?<=\d) (?=(?:${units}|${months})(?![\p{L}\p{N}]))`, 'gu');
const behindEuro = /(?<=€) (?=\d)/g;
const beforeHighest = /(?<=€\s[\d.,]+ tot) (?=€)/g;
const inPostcode = /(?<=\b\d{4}) (?=[A-Z]{2}\b)/g;
const behindArticle = /(?<=(?<!\p{L})’[snt]) (?=\p{L})/giu;
const beforeTax = /(?<=\b(?:excl|incl)\.) (?=btw\b)/g;
const sentenceEnd = /(?<=\p{L}[.?!]) (?=[\p{Lu}\p{N}‘“€])/v;

// An inline block wider than a line still breaks between its words.
const together = 'inline-block';
/** Keeps the hyphen of a range such as `2-3`, `30-50` or `9:00-17:30`, and of `e-mail`, from ending a line. */
const unbroken: Rule = [
  /(\d+(?:[.,:]\d+)*(?:-\d+(?:[.,:]\d+)*)+|(?<!\p{L})e-mail\p{L}*)/iu,
  'whitespace-nowrap',
];
/** Hyphenates a word that may be wider than a phone's line, and no other. */
const longWord: Rule = [/(\S*[\p{L}\p{N}]{17}\S*)/v, 'inline-block hyphens-auto'];
/** Keeps the hyphen of `VvE-portaal` from ending a line. */
const shortCompound: Rule = [/(?<!\S)(?!\S*[\p{L}\p{N}]{17})([\p{L}\p{N}‘“]{1,4}-\p{L}\S*)/v, together];

/** Sets typographic apostrophes in `collega’s`, `API’s` and `’s nachts`. */
export function setApostrophes(text: string): string {
  return text.replace(withinWord, '’').replace(beforeWord, '’');
}

/** Sets typographic apostrophes in a field unless it is an address. */
export const setField = (text: string) => (address.test(text) ? text : setApostrophes(text));

/** Typesets running text: `€ 2.500 excl. btw`, `24 uur`, `12 maart 2026`, `’s avonds` and `2-3` stay on one line. */
export const typesetText = (text: string): Piece[] => applyRules([setSpaces(text)], [unbroken]);

/** Typesets a table cell, which hyphenates long words too. */
export const typesetCell = (text: string): Piece[] => applyRules([setSpaces(text)], [longWord, unbroken]);

/** Typesets a title, which breaks between sentences first. */
export function typesetTitle(text: string): Piece[] {
  const sentences = splitSentences(setSpaces(text.trim())).map(keepOpening);
  const pieces =
    sentences.length === 1
      ? sentences.flat()
      : sentences.flatMap((sentence, at) => [at > 0 ? ' ' : '', { className: together, pieces: sentence }]);
  return applyRules(pieces, [shortCompound, longWord, unbroken]);
}

/** Splits a title in sentences. */
export const splitSentences = (title: string): string[] => title.split(sentenceEnd);

function setSpaces(text: string): string {
  return [beforeUnit, behindEuro, beforeTax, beforeHighest, inPostcode, behindArticle].reduce(
    (joined, space) => joined.replace(space, '\u00a0'),
    setApostrophes(text),
  );
}

/** Keeps the first words together: `text-wrap: balance` leaves short first lines before a long word. */
function keepOpening(sentence: string): Piece[] {
  const [, opening = '', rest = ''] = /^(.{10,}?)( .*)$/s.exec(sentence) ?? [];
  return opening.includes(' ') ? [{ className: together, pieces: [opening] }, rest] : [sentence];
}

const applyRules = (pieces: Piece[], rules: Rule[]) => rules.reduce(applyRule, pieces);

function applyRule(pieces: Piece[], rule: Rule): Piece[] {
  const [pattern, className] = rule;
  return pieces.flatMap((piece): Piece[] => {
    if (typeof piece !== 'string') return [{ ...piece, pieces: applyRule(piece.pieces, rule) }];
    // Every second item is what the group matched.
    const split = piece
      .split(pattern)
      .map((text, at) => (at % 2 === 1 ? { className, pieces: [text] } : text));
    return split.filter((text) => text !== '');
  });
}
