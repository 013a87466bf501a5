import { textOf, type TextNode } from '../body.ts';
import type { Fault } from '../fault.ts';
import type { TextFile } from '../text-file.ts';

/** How the running text of a page is written, as far as it can be counted; lists, tables and headings left out. */
export interface Patterns {
  sentences: number;
  words: number;
  /** Sentences of six words or fewer. */
  short: number;
  /** Conditions that start with their verb: ‘Is dat zo, dan …’. */
  conditionals: number;
}

/** A page of fewer sentences says nothing about how it is written. */
const least = 15;
/** What an editor is told beyond. */
const most = { shortShare: 0.2, conditionals: 3 };

const maxShort = 6;
const endOfSentence = /(?<=[.?!]['’)]?)\s+(?=['‘(]?[\p{Lu}\d])/u;
const verb =
  'Is|Zijn|Was|Heb|Heeft|Hebben|Kan|Kun|Kunnen|Wil|Willen|Moet|Moeten|Mag|Komt|Gaat|Staat|Zit|Ligt|Past|Werkt|Werken|Blijft|Blijkt|Valt|Bestaat|Ontbreekt|Vraagt|Duurt|Kost|Loopt|Mislukt|Dekt|Bouwen|Halen|Draait|Wordt|Worden|Krijgt|Levert|Hoort|Geeft|Doet|Raakt|Breekt|Vergeet|Twijfel';
const conditional = new RegExp(
  `^(?:(?:${verb})|(?!Als|Zodra|Wanneer|Dat|Of|En|Wat|Hoe|Waar|Omdat|Terwijl|Voordat|Totdat|Zo)\\p{Lu}\\p{Ll}+(?= je ))\\s[^?]+, [^?]*[^?]$`,
  'u',
);

/** Counts the patterns in the tree of a text. */
export function countPatterns(root: TextNode): Patterns {
  const sentences = listParagraphs(root).flatMap((text) => text.split(endOfSentence));
  const lengths = sentences.map((sentence) => sentence.split(/\s+/).length);
  return {
    sentences: sentences.length,
    words: lengths.reduce((sum, length) => sum + length, 0),
    short: lengths.filter((length) => length <= maxShort).length,
    conditionals: sentences.filter((sentence) => conditional.test(sentence)).length,
  };
}

function listParagraphs(node: TextNode): string[] {
  if (node.type === 'paragraph') return [textOf(node).replace(/\s+/g, ' ').trim()];
  if (['list', 'table', 'blockquote'].includes(node.type)) return [];
  return (node.children ?? []).flatMap(listParagraphs).filter((text) => text !== '');
}

/** Tips for a page that falls into a pattern; none for a text that cannot be read. */
export function checkPatterns({ file }: TextFile, [root]: TextNode[]): Fault[] {
  if (!root) return [];
  const { sentences, short, conditionals } = countPatterns(root);
  const tip = (message: string): Fault => ({ file, message, tip: true, line: 1, column: 1 });
  return [
    ...(sentences >= least && short > sentences * most.shortShare
      ? [tip(`${short} van de ${sentences} zinnen hebben zes woorden of minder; voeg er een paar samen`)]
      : []),
    ...(conditionals > most.conditionals
      ? [
          tip(
            `${conditionals} zinnen beginnen als ‘Is dat zo, dan …’; schrijf er een paar met ‘als’, of anders`,
          ),
        ]
      : []),
  ];
}
