/**
 * Where the lines of a title end. What must stay together is an inline block: it moves to the next line as a whole, and
 * is broken only when it is wider than a line itself.
 */
import { joinUnits, setApostrophes, splitSentences } from '../../site/typography.ts';

/** So many letters the first line of a title has at least: a shorter one looks lost. */
const leastLetters = 10;
/** A longer word may be wider than a line on a phone, and is then hyphenated; no other word is. */
const longWord = /[^\s<>]*[\p{L}\p{N}]{17}[^\s<>]*/gv;
/** The hyphen of `VvE-portaal` ends no line. */
const shortCompound = /^[\p{L}\p{N}‘“]{1,4}-\p{L}/v;

/** The HTML of a title that breaks between its sentences first, and does not leave a short word on its first line. */
export function setTitle(title: string): string {
  const sentences = splitSentences(joinUnits(setApostrophes(title.trim())));
  if (sentences.length === 1) return setSentence(sentences[0] ?? '');
  return sentences.map((sentence) => keep(setSentence(sentence))).join(' ');
}

function setSentence(sentence: string): string {
  const words = sentence.split(' ');
  const set = words.map(setWord);
  const isEnough = (_: string, place: number) => countLetters(words.slice(0, place + 1)) >= leastLetters;
  const first = words.findIndex(isEnough) + 1;
  if (first < 2 || first === words.length) return set.join(' ');
  return [keep(set.slice(0, first).join(' ')), ...set.slice(first)].join(' ');
}

function countLetters(words: string[]): number {
  return words.join(' ').replace(/[,;:]/g, '').length;
}

function setWord(word: string): string {
  const set = keepLongWords(word);
  return set === word && shortCompound.test(word) ? keep(word) : set;
}

/** A text whose long words may be hyphenated where they are wider than a line, and nowhere else. */
export function keepLongWords(text: string): string {
  return text.replace(longWord, (word) => keep(word, ' hyphens-auto'));
}

function keep(html: string, more = ''): string {
  return `<span class="inline-block${more}">${html}</span>`;
}
