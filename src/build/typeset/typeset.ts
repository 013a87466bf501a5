import { joinUnits, setApostrophes, splitSentences, unbroken } from '../../site/typography.ts';

const tag = String.raw`<(?:"[^"]*"|'[^']*'|[^>"'])*>`;
// Code stays as it is, and React must find in an island what the server sent, up to its slots.
const whole = String.raw`<(script|style|svg|title|code|pre)\b[^]*?</\1>`;
const island = String.raw`(?:<astro-island\b|</astro-slot>)(?:(?!<astro-slot\b|</astro-island>)[^])*`;
const pieces = new RegExp(String.raw`<!--[^]*?-->|${island}|${whole}|${tag}|[^<]+`, 'g');
const titles = new RegExp(
  String.raw`(<(?:h[1-3]\b|[a-z]+ class="(?:[^"]* )?title(?: [^"]*)?")${tag.slice(1)}\s*(?:<a\b${tag.slice(1)}\s*)?)([^<]+)(?=</)`,
  'g',
);
const cells = /<(t[dh])\b[^>]*>[^]*?<\/\1>/g;
const attributes = /(?<= (?:alt|aria-label|content|data-kolom|placeholder|title)=")[^"]*/g;
/** May be wider than a line on a phone, and is then hyphenated; no other word is. */
const longWord = /[^\s<>]*[\p{L}\p{N}]{17}[^\s<>]*/gv;
/** The hyphen of `VvE-portaal` ends no line. */
const shortCompound = /(?<![^\s])[\p{L}\p{N}‘“]{1,4}-\p{L}\S*/gv;

/** The HTML of a page with apostrophes, units, ranges and titles set; a browser finds and copies all of them as typed. */
export function typesetPage(html: string): string {
  return html
    .replace(titles, (_, start: string, title: string) => start + setTitle(title))
    .replace(cells, (cell) => cell.replace(/(?<=>)[^<>]+/g, keepLongWords))
    .replace(pieces, setPiece);
}

/** A title that breaks between its sentences first. */
function setTitle(title: string): string {
  const sentences = splitSentences(joinUnits(setApostrophes(title.trim()))).map(setSentence);
  return sentences.length === 1 ? sentences.join() : sentences.map((sentence) => keep(sentence)).join(' ');
}

/** `text-wrap: balance` leaves short first lines before a long word: the first words stay together. */
function setSentence(sentence: string): string {
  const [opening = ''] = /^.{10,}? /.exec(sentence) ?? [];
  const rest = setWords(sentence.slice(opening.length));
  return opening.trim().includes(' ')
    ? `${keep(setWords(opening.trim()))} ${rest}`
    : setWords(opening) + rest;
}

const setWords = (text: string) =>
  keepLongWords(text.replace(shortCompound, (word) => (word.match(longWord) ? word : keep(word))));

const keepLongWords = (text: string) => text.replace(longWord, (word) => keep(word, ' hyphens-auto'));

/** An inline block: wider than a line, it still breaks between its words. */
const keep = (html: string, more = '') => `<span class="inline-block${more}">${html}</span>`;

function setPiece(piece: string, element: string | undefined): string {
  if (element === 'title' || piece.startsWith('<script type="application/ld+json"')) {
    return setApostrophes(piece);
  }
  if (element || piece.startsWith('<astro-island')) return piece;
  if (piece.startsWith('<')) return piece.replace(attributes, setApostrophes);
  return joinUnits(setApostrophes(piece)).replace(unbroken, '<span class="whitespace-nowrap">$&</span>');
}
