import { createTip, type Fault, type Place } from '../faults/fault.ts';
import type { TextFile } from '../files/text-file.ts';
import type { TextNode } from '../body.ts';

/** Turns of phrase that tire a reader, and how many of each all texts together may have. */
const patterns: { name: string; pattern: RegExp; most: number }[] = [
  // One or two words before a colon are a label.
  {
    name: 'een dubbele punt midden in een zin',
    pattern: /(?:[^\s.?!]+ ){2}[^\s.?!]+: [\p{Ll}‘]/gu,
    most: 49,
  },
  { name: '‘in plaats van’', pattern: /\bin plaats van\b/gi, most: 7 },
  {
    name: 'een verwijzing als ‘lees je bij’',
    pattern: /\b(?:hier lees je\b|(?:(?:lees|vind) je|lees bij|sta(?:at|an)|zie)(?: \p{L}+){0,3} \[)/giu,
    most: 9,
  },
  {
    name: 'een oproep als ‘Vertel …, dan zeggen we …’',
    pattern: /\b(?:Vertel|Noem|Neem|Teken|Kies)\b.*\b(?:we|wij)\b/gs,
    most: 6,
  },
];

type Passage = [words: string, place: Place];

/** The places of each pattern in a text whose placeholders are filled, in its fields, its passages and its parts. */
export function findPatterns(
  { fields, locate }: Pick<TextFile, 'fields' | 'locate'>,
  nodes: TextNode[],
): Place[][] {
  const passages = [...listFields(fields, locate), ...nodes.flatMap(listPassages)];
  return patterns.map(({ pattern }) =>
    passages.flatMap(([words, place]) => Array.from(words.matchAll(pattern), () => place)),
  );
}

/** A tip for each pattern that a text has more than once; twice in an article or a page of expertise. */
export function checkPatterns({ file, kind }: Pick<TextFile, 'file' | 'kind'>, found: Place[][]): Fault[] {
  const most = kind === 'articles' || kind === 'expertise' ? 2 : 1;
  return found.flatMap((places, index) => {
    const message = `${places.length} keer ${patterns[index]?.name}; liefst hooguit ${most} keer`;
    return places.length > most ? [createTip(file, message, places[most])] : [];
  });
}

/** A table of how often all texts together have each pattern. */
export function formatPatterns(all: Place[][][]): string {
  const rows = patterns.map(({ name, most }, index) => {
    const count = all.flatMap((found) => found[index] ?? []).length;
    return `${name.padEnd(44)}${String(count).padStart(5)}${`≤ ${most}`.padStart(9)}`;
  });
  return [`${'In alle teksten samen'.padEnd(43)}aantal   liefst`, ...rows].join('\n');
}

/** The fields, at any depth; a title for search engines is no sentence. */
function listFields(value: unknown, locate: TextFile['locate'], path: string[] = []): Passage[] {
  if (path[0] === 'seoTitle') return [];
  if (typeof value === 'string') return [[value, locate(path)]];
  return Object.entries(value ?? {}).flatMap(([key, item]) => listFields(item, locate, [...path, key]));
}

/** The words of a paragraph or heading, or those that a part is given. */
function listPassages({
  type,
  attributes = [],
  children = [],
  position: { start: place },
}: TextNode): Passage[] {
  if (type === 'paragraph' || type === 'heading') return [[children.map(readWords).join(''), place]];
  return attributes.flatMap(({ value }) => {
    const words = typeof value === 'string' ? value : (value as { value?: string } | null)?.value;
    return words === undefined ? [] : [[words, place]];
  });
}

/** The words of a node without code and comments; those of a link between brackets, as in a field. */
function readWords({ type, value = '', children = [] }: TextNode): string {
  if (/code|expression/i.test(type)) return '';
  const words = value + children.map(readWords).join('');
  return type === 'link' ? `[${words}]` : words;
}
