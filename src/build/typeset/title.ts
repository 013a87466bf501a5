/**
 * Where the lines of a title end. What must stay together is an inline block: it moves to the next line as a whole, and
 * is broken only when it is wider than a line itself.
 */
import { joinUnits, setApostrophes, splitSentences } from '../../site/typography.ts';

/** So many letters the line with which a title or a clause begins has at least: a shorter one looks lost. */
const leastLetters = 10;
/** A longer word may be wider than a line on a phone, and is then hyphenated; no other word is. */
const longWord = /[\p{L}\p{N}]{17}/v;
/** The hyphen of `VvE-portaal` ends no line. */
const shortCompound = /^[\p{L}\p{N}‘“]{1,4}-\p{L}/v;

/** The HTML of a title that breaks between its sentences first, and does not leave a short word on its first line. */
export function setTitle(title: string): string {
  const sentences = splitSentences(joinUnits(setApostrophes(title.trim())));
  if (sentences.length === 1) return setSentence(sentences[0] ?? '');
  return sentences.map((sentence) => keep(setSentence(sentence))).join(' ');
}

function setSentence(sentence: string): string {
  const groups: string[][] = [];
  let isOpen = false;
  for (const word of sentence.split(' ')) {
    const group: string[] = (isOpen && groups.at(-1)) || [];
    if (!isOpen) groups.push(group);
    group.push(word);
    const startsClause = groups.length === 1 || /[,;]$/.test(groups.at(-2)?.at(-1) ?? '');
    isOpen = startsClause && group.join(' ').length < leastLetters;
  }
  const set = groups.map((group) => group.map(setWord).join(' '));
  if (set.length === 1) return set.join('');
  return set.map((html, index) => (groups[index]?.[1] ? keep(html) : html)).join(' ');
}

function setWord(word: string): string {
  if (longWord.test(word)) return keep(word, ' hyphens-auto');
  return shortCompound.test(word) ? keep(word) : word;
}

function keep(html: string, more = ''): string {
  return `<span class="inline-block${more}">${html}</span>`;
}
