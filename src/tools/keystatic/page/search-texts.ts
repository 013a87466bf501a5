/** Finds words in all texts at once; reads no folder, so that a browser can do it too. */
import { matchesGlob } from 'node:path';

import { ownPhotoWords } from '../../editors/files/json-files.ts';
import { describeStatus } from '../../../content/status.ts';
import { findTextKind, parseTextFile } from '../../editors/files/text-file.ts';
import { findJson } from '../forms/json-form.ts';

/** The texts that have the words, and how many there are besides. */
export interface FoundTexts {
  found: FoundText[];
  more: number;
}

interface FoundText {
  /** From the project's folder. */
  file: string;
  /** A text's own; a list has the name of its form alone. */
  title?: string | undefined;
  status?: string | undefined;
  /** With most of the words, of which every second piece is one. */
  sentence: string[];
}

const most = 20;
/** What is no word of a text: where links lead, names of parts and attributes, signs. */
export const markup = /\]\([^)]*\)|<\/?[A-Z]\w*|\b\w+=(?=["{])|"\w+":|\/>|^ *(#+|-) |[*`[\]{}<>|\\]/gm;

/** The texts of content/, by path, that have every word of two letters or more, whatever their case and accents; titles first. */
export function findInTexts(texts: Map<string, string>, asked: string): FoundTexts {
  // An accent is a sign of its own, which may follow any letter.
  const letters = asked.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const patterns = letters
    .split(/\s+/)
    .filter((word) => word.length >= 2)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => Array.from(word, (letter) => `${RegExp.escape(letter)}\\p{M}*`).join(''));
  if (patterns.length === 0) return { found: [], more: 0 };
  const each = patterns.map((pattern) => new RegExp(pattern, 'iu'));
  const any = new RegExp(`(${patterns.join('|')})`, 'iu');
  const count = (words = '') => each.filter((word) => word.test(words)).length;
  const found = [...texts]
    .filter(([file]) => findTextKind(file) ?? findJson(file) ?? matchesGlob(file, ownPhotoWords.file))
    .map(([file, text]) => readText(file, text))
    .filter(({ sentences }) => count(sentences.join('\n')) === each.length)
    .toSorted((a, b) => count(b.title) - count(a.title));
  return {
    found: found.slice(0, most).map(({ title, sentences, ...text }) => {
      const best = sentences.reduce((first, next) => (count(next) > count(first) ? next : first));
      return {
        ...text,
        title: title?.normalize(),
        sentence: best.split(any).map((piece) => piece.normalize()),
      };
    }),
    more: Math.max(found.length - most, 0),
  };
}

type ReadText = Omit<FoundText, 'sentence'> & { sentences: string[] };

function readText(file: string, text: string): ReadText {
  const { fields, body } = readFields(file, text);
  const lines = [...listStrings(fields), ...body.replaceAll(markup, '').split('\n')];
  const decomposed = lines.map((line) => line.normalize('NFD').trim());
  const sentences = decomposed.flatMap((line) => line.split(/(?<=[.!?])\s+(?!\p{Ll})/u));
  if (findJson(file)) return { file, sentences };
  const title = String(fields['title'] ?? fields['name'] ?? fields['alt'] ?? file).normalize('NFD');
  if (file.endsWith('.json')) return { file, sentences, title };
  return { file, sentences, title, status: describeStatus(fields, new Date()) ?? 'Staat online' };
}

/** The values of a file and the text under them; of one that cannot be read, its words as they stand. */
export function readFields(file: string, text: string): { fields: Record<string, unknown>; body: string } {
  const kind = findTextKind(file);
  try {
    const { fields = JSON.parse(text), body } = kind ? parseTextFile(file, kind, text) : { body: '' };
    return { fields, body };
  } catch {
    return { fields: {}, body: text };
  }
}

const listStrings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(listStrings);
