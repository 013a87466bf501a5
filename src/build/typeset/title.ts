/**
 * Where the lines of a title end. What must stay together is an inline block: it moves to the next line as a whole, and
 * is broken only when it is wider than a line itself.
 */
import { joinUnits, setApostrophes, splitSentences } from '../../site/typography.ts';

/** So many letters the line with which a title or a clause begins has at least: a shorter one looks lost. */
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
  const groups = groupWords(sentence.split(' '));
  const set = groups.map((group) => group.map(setWord).join(' '));
  if (set.length === 1) return set.join('');
  return set.map((html, index) => (groups[index]?.[1] ? keep(html) : html)).join(' ');
}

/** The words by what must stay together: the first of the sentence and of a clause, unless it follows a short one, as in a list. */
function groupWords(words: string[]): string[][] {
  const groups: string[][] = [];
  let isOpen = false;
  let clause = '';
  for (const [place, word] of words.entries()) {
    const starts = place === 0 || (/[,;]$/.test(clause) && clause.length >= leastLetters);
    if (starts || !isOpen) groups.push([]);
    groups.at(-1)?.push(word);
    const letters = groups.at(-1)?.join(' ').replace(/[,;:]/g, '') ?? '';
    isOpen = (starts || isOpen) && letters.length < leastLetters;
    clause = /[,;:]$/.test(clause) ? word : clause + word;
  }
  return groups;
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
