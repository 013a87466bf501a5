/**
 * Sets the words of a page, wherever they come from: fields, texts, JSON or our own labels. Units are held together by
 * U+00A0, which a browser finds and copies as a space. A range, and `e-mail`, gets an element that does not wrap: after its hyphen
 * Blink and WebKit break, and with U+2011 or U+2060 nobody would find or paste `2-3 weken`.
 */
import { joinUnits, setApostrophes, unbroken } from '../../site/typography.ts';
import { keepLongWords, setTitle } from './title.ts';

const tag = String.raw`<(?:"[^"]*"|'[^']*'|[^>"'])*>`;
// Code is read to the letter, and what React makes of an island must be what the server sent, up to its slots.
const whole = String.raw`<(script|style|svg|title|code|pre)\b[^]*?</\1>`;
const island = String.raw`(?:<astro-island\b|</astro-slot>)(?:(?!<astro-slot\b|</astro-island>)[^])*`;
const pieces = new RegExp(String.raw`<!--[^]*?-->|${island}|${whole}|${tag}|[^<]+`, 'g');
const titles = new RegExp(
  String.raw`(<(?:h[1-3]\b|[a-z]+ class="(?:[^"]* )?title(?: [^"]*)?")${tag.slice(1)}\s*(?:<a\b${tag.slice(1)}\s*)?)([^<]+)(?=</)`,
  'g',
);
const cells = /<(t[dh])\b[^>]*>[^]*?<\/\1>/g;
const words = /(?<= (?:alt|aria-label|content|data-kolom|placeholder|title)=")[^"]*/g;

/** The HTML of a page with its words set. */
export function typesetPage(html: string): string {
  return html
    .replace(titles, (_, start: string, title: string) => start + setTitle(title))
    .replace(cells, (cell) => cell.replace(/(?<=>)[^<>]+/g, keepLongWords))
    .replace(pieces, typeset);
}

function typeset(piece: string, element: string | undefined): string {
  if (element === 'title' || piece.startsWith('<script type="application/ld+json"'))
    return setApostrophes(piece);
  if (element) return piece;
  if (piece.startsWith('<'))
    return piece.startsWith('<astro-island') ? piece : piece.replace(words, setApostrophes);
  return joinUnits(setApostrophes(piece)).replace(unbroken, '<span class="whitespace-nowrap">$&</span>');
}
