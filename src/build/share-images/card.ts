import { splitSentences } from '../../site/typography.ts';
import { element, type Node } from './layout.ts';

/** The content of a share image; for the layout its images are data URLs. */
export interface Card<Image = string> {
  name: string;
  /** Section of the site. */
  section: string;
  title: string;
  /** Only the first sentence shows. */
  subtitle?: string;
  /** Label of the dimension line, at most 40 letters. */
  measure: string;
  logo: Image;
  drawing: Image;
}

/** Font size of the title in pixels, and whether short words stay with the next one. */
export type TitleSetting = { fontSize: number; isTied: boolean };

/** Positions in pixels; words align to the bottom of their box. */
export const logoBox = { left: 60, top: 52, width: 48, height: 48 };
export const paperBox = { left: 640, top: 45, width: 520, height: 540 };
export const wordsBox = { left: 60, top: 116, bottom: 122, width: 570 };

export const createCard = (card: Card, setting: TitleSetting): Node =>
  element('card', [
    createImage('drawing', card.drawing, paperBox),
    createImage('logo', card.logo, logoBox),
    element('name', card.name),
    createWords(card, setting),
    element('measure', card.measure, { left: wordsBox.left, width: wordsBox.width }),
  ]);

/** Creates section, title and subtitle; a new line starts after each sentence and colon. */
export function createWords(
  { section, title, subtitle }: Card<unknown>,
  { fontSize, isTied }: TitleSetting,
): Node {
  const [lead] = splitSentences(subtitle ?? '');
  const lines = splitSentences(title).flatMap((sentence) => sentence.split(/(?<=:) /));
  const words = [
    element('section', section),
    ...lines.map((line) => element('title', splitWords(isTied ? tieWords(line) : line), { fontSize })),
    ...(lead ? [element('lead', lead)] : []),
  ];
  const { left, bottom, width } = wordsBox;
  return element('words', words, { left, bottom, width });
}

/** Prevents line breaks after the first word and short words, and before a short last word. */
const tieWords = (text: string) =>
  text
    .replace(/^(\S{1,7}) /, '$1\u00a0')
    .replace(/(?<= \S{1,3}) (?=\S{4})/g, '\u00a0')
    .replace(/ (?=\S{1,5}$)/, '\u00a0');

/** Creates a box for each word, because Satori breaks text at hyphens. */
const splitWords = (text: string): Node =>
  text.split(/( )/).map((word) => (word === ' ' ? word : element('word', word)));

const createImage = (className: string, src: string, box: typeof logoBox): Node => ({
  type: 'img',
  key: null,
  props: { className, src, style: box },
});
