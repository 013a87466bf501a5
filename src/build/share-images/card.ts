import { splitSentences } from '../../site/typography.ts';
import { element, type Node } from './layout.ts';

/** What a share image shows; its images are data URLs when it is laid out. */
export interface Card<Image = string> {
  name: string;
  /** The part of the site the page is in. */
  section: string;
  title: string;
  /** Only its first sentence is shown. */
  subtitle?: string;
  /** In the gap of the dimension line; at most 40 letters. */
  measure: string;
  logo: Image;
  drawing: Image;
  /** The drawing has a background of its own, which fills the right side. */
  isPanel: boolean;
}

/** How a title is set: its size, and whether a short word stays with the next one. */
export type TitleSetting = { fontSize: number; isTied: boolean };

/** Where things are; words stand on the bottom of their box. */
export const logoBox = { left: 60, top: 52, width: 48, height: 48 };
export const paperBox = { left: 640, top: 45, width: 520, height: 540 };
export const panelBox = { left: 690, top: 0, width: 510, height: 630 };
export const wordsBox = { left: 60, top: 116, bottom: 122, width: 570 };

export const createCard = (card: Card, setting: TitleSetting): Node =>
  element('card', [
    card.isPanel
      ? createImage('drawing panel', card.drawing, panelBox)
      : createImage('drawing', card.drawing, paperBox),
    createImage('logo', card.logo, logoBox),
    element('name', card.name),
    createWords(card, setting),
    element('measure', card.measure, { left: wordsBox.left, width: wordsBox.width }),
  ]);

/** Section, title and subtitle; each sentence, and what follows a colon, starts on a line of its own. */
export function createWords(
  { section, title, subtitle }: Card<unknown>,
  { fontSize, isTied }: TitleSetting,
): Node {
  const [lead] = splitSentences(subtitle ?? '');
  const parts = splitSentences(title).flatMap((part) => part.split(/(?<=:) /));
  const words = [
    element('section', section),
    ...parts.map((part) => element('title', splitWords(isTied ? tieWords(part) : part), { fontSize })),
    ...(lead ? [element('lead', lead)] : []),
  ];
  const { left, bottom, width } = wordsBox;
  return element('words', words, { left, bottom, width });
}

/** No line breaks behind the first word or a short one, nor before a short last one. */
const tieWords = (text: string) =>
  text
    .replace(/^(\S{1,7}) /, '$1\u00a0')
    .replace(/(?<= \S{1,3}) (?=\S{4})/g, '\u00a0')
    .replace(/ (?=\S{1,5}$)/, '\u00a0');

/** A box for each word, as Satori breaks text at hyphens. */
const splitWords = (text: string): Node =>
  text.split(/( )/).map((word) => (word === ' ' ? word : element('word', word)));

const createImage = (className: string, src: string, box: typeof logoBox): Node => ({
  type: 'img',
  key: null,
  props: { className, src, style: box },
});
