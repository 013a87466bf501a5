import { splitSentences } from '../../site/typography.ts';
import { readToken } from '../../styles/tokens.ts';
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

/** How a title is set: its size, the width of its lines, and whether a short word stays with the next one. */
export type TitleSetting = { fontPx: number; widthPx: number; isTied: boolean };

/** The grid of the paper. */
const cellPx = 30;
const marginPx = 2 * cellPx;
/** Where things are; a drawing with a background fills the panel. */
export const logoBox = { left: marginPx, top: 52, width: 48, height: 48 };
export const paperBox = { left: 640, top: 45, width: 520, height: 540 };
export const panelBox = { left: 23 * cellPx, top: 0, width: 17 * cellPx, height: 21 * cellPx };

export const wordsBox = { left: marginPx, top: 116, width: 19 * cellPx, bottom: 508 };

export function createCard(card: Card, title: TitleSetting): Node {
  const grid = `${readToken('color-grid')} 1px, transparent 1px`;
  return element(
    {
      width: '100%',
      height: '100%',
      color: readToken('color-ink'),
      backgroundColor: readToken('color-paper'),
      backgroundImage: `linear-gradient(to right, ${grid}), linear-gradient(to bottom, ${grid})`,
      backgroundSize: `${cellPx}px ${cellPx}px`,
    },
    [
      card.isPanel
        ? createImage(card.drawing, panelBox, readToken('color-cobalt-wash'))
        : createImage(card.drawing, paperBox),
      createImage(card.logo, logoBox),
      createName(card.name),
      createWords(card, title),
      createDimension(card.measure),
    ],
  );
}

/** Section, title and subtitle, above the dimension line. */
export function createWords(
  { section, title, subtitle }: Card<unknown>,
  { fontPx, widthPx, isTied }: TitleSetting,
): Node {
  const { left, bottom, width } = wordsBox;
  const [lead] = splitSentences(subtitle ?? '');
  const line = {
    width: widthPx,
    flexWrap: 'wrap',
    columnGap: fontPx * 0.2,
    // The stem of a large letter is a little inside its own width.
    marginLeft: -fontPx / 24,
    fontFamily: 'display',
    fontSize: fontPx,
    lineHeight: 1.02,
    letterSpacing: '-0.03em',
  };
  // Each sentence, and what follows a colon, starts on a line of its own.
  const parts = splitSentences(title).flatMap((part) => part.split(/(?<=:) /));
  const setWords = (text: string) => text.split(' ').map((word) => element({ whiteSpace: 'nowrap' }, word));
  return element({ position: 'absolute', left, bottom: 630 - bottom, width, flexDirection: 'column' }, [
    createKicker(section),
    ...parts.map((part) => element(line, setWords(isTied ? tieWords(part) : part))),
    ...(lead ? [createSubtitle(lead)] : []),
  ]);
}

/** No line breaks behind the first word or a short one, nor before a short last one. */
const tieWords = (text: string) =>
  text
    .replace(/^(\S{1,7}) /, '$1\u00a0')
    .replace(/(?<= \S{1,3}) (?=\S{4})/g, '\u00a0')
    .replace(/ (?=\S{1,5}$)/, '\u00a0');

function createName(name: string): Node {
  const { left, top, width, height } = logoBox;
  const place = { position: 'absolute', left: left + width + 14, top, height, alignItems: 'center' };
  return element({ ...place, fontFamily: 'display', fontSize: 34, letterSpacing: '-0.02em' }, name);
}

function createKicker(section: string): Node {
  const color = readToken('color-cobalt');
  const bracket = { width: 40, height: 11, marginRight: 14, border: `2px solid ${color}`, borderTopWidth: 0 };
  return element({ alignItems: 'center', marginBottom: 18, fontFamily: 'text', fontSize: 26, color }, [
    element(bracket),
    element({}, section),
  ]);
}

function createSubtitle(subtitle: string): Node {
  const type = { fontFamily: 'lead', fontSize: 28, lineHeight: 1.35, color: readToken('color-ink-soft') };
  return element({ ...type, display: 'block', marginTop: 20, textWrap: 'balance' }, subtitle);
}

function createDimension(measure: string): Node {
  const color = readToken('color-cobalt');
  const { left, width } = wordsBox;
  const place = { position: 'absolute', left, bottom: 56, width, height: 18, boxSizing: 'border-box' };
  const line = element({ flexGrow: 1, height: 2, backgroundColor: color });
  const ends = { borderLeft: `2px solid ${color}`, borderRight: `2px solid ${color}` };
  return element({ ...place, ...ends, alignItems: 'center', fontFamily: 'text', fontSize: 24, color }, [
    line,
    element({ margin: '0 18px' }, measure),
    line,
  ]);
}

const createImage = (src: string, box: typeof logoBox, backgroundColor = 'transparent'): Node => ({
  type: 'img',
  key: null,
  props: { src, ...box, style: { position: 'absolute', ...box, backgroundColor } },
});
