/** How Dutch is set: what a reader sees differs from what an editor types, so that nobody has to think of it. */
const units =
  'weken|week|dagen|dag|maanden|maand|jaar|uur|uren|minuten|minuut|min|seconden|seconde|ms|px|kB|MB|GB|TB|km|m|cm|mm|kg|procent|euro|dollar|miljoen|miljard';
const months = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';

// Astro writes the sign as an entity.
const withinWord = /(?<=[\p{L}\p{N}])(?:'|&#39;)(?=\p{L})/gu;
// Smart punctuation opens a quote before 's nachts and 't Gooi.
const beforeWord = /(?<=^|[\s(])(?:'|&#39;|‘)(?=[snt]\s\p{L})/gu;
const beforeUnit = new RegExp(String.raw`(?<=\d) (?=(?:${units}|${months})(?![\p{L}\p{N}]))`, 'gu');
const behindEuro = /(?<=€) (?=\d)/g;
const behindArticle = /(?<=(?<!\p{L})’[snt]) (?=\p{L})/giu;
const beforeTax = /(?<=\b(?:excl|incl)\.) (?=btw\b)/g;
const sentenceEnd = /(?<=\p{L}[.?!]) (?=[\p{Lu}\p{N}‘“€])/v;

/** What no line breaks at its hyphen, for `replace`: a range such as `2-3`, `30-50` or `9:00-17:30`, and `e-mail`. */
export const unbroken = /\d+(?:[.,:]\d+)*(?:-\d+(?:[.,:]\d+)*)+|(?<!\p{L})e-mails?(?!\p{L})/giu;

/** A text with the apostrophe of print in `collega’s`, `API’s` and `’s nachts`. */
export function setApostrophes(text: string): string {
  return text.replace(withinWord, '’').replace(beforeWord, '’');
}

/** A text in which an amount, a measure and a day stay on one line, `€ 2.500 excl. btw`, `24 uur`, `12 maart 2026`, and so does `’s avonds`. */
export function joinUnits(text: string): string {
  return [beforeUnit, behindEuro, beforeTax, behindArticle].reduce(
    (joined, space) => joined.replace(space, '\u00a0'),
    text,
  );
}

/** The sentences of a title. */
export function splitSentences(title: string): string[] {
  return title.split(sentenceEnd);
}
