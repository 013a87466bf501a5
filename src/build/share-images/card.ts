// The layout of a card, in Satori's own elements.

import type { Box } from './drawing.ts';
import { element, type Node } from './element.ts';
import { titleSpacing } from './letters.ts';
import type { Look } from './look.ts';
import { setTitle, titleLineHeight } from './title.ts';

/** What a share image says. */
export interface CardWords {
  /** The part of the site the page lies in. */
  section: string;
  title: string;
  /** At most 120 letters, which are three lines. */
  subtitle?: string;
  /** Stands in the gap of the dimension line; at most 40 letters. */
  measure: string;
}

/** The grid of the paper, of which both sides of a card are whole cells. */
export const cellPx = 30;

const marginPx = 2 * cellPx;
const wordsWidth = 19 * cellPx;
const titleHeight = { alone: 326, aboveSubtitle: 190 };

/** Where the logo stands. */
export const logoBox: Box = [marginPx, 52, 48, 48];

/** Where a drawing on paper stands. */
export const paperBox: Box = [640, 45, 520, 540];

/** The right side of the card, for a drawing that has a ground of its own. */
export const panelBox: Box = [23 * cellPx, 0, 17 * cellPx, 21 * cellPx];

/** Where such a drawing stands: larger than the panel, which cuts off its sides. */
export const planBox: Box = [596, 100, 768, 432];

/** The words of a card: the company's name, what the page is, and its measure. */
export function createCard(words: CardWords, name: string, look: Look): Node {
  return element({ width: '100%', height: '100%', fontFamily: 'text', color: look.colour('ink') }, [
    createName(name),
    createWords(words, look),
    createDimension(words.measure, look.colour('cobalt')),
  ]);
}

function createName(name: string): Node {
  const [left, top, width, height] = logoBox;
  const place = { position: 'absolute', left: left + width + 14, top, height, alignItems: 'center' };
  return element({ ...place, fontFamily: 'display', fontSize: 34, letterSpacing: '-0.02em' }, name);
}

function createWords({ section, title, subtitle }: CardWords, { measure, colour }: Look): Node {
  const height = subtitle ? titleHeight.aboveSubtitle : titleHeight.alone;
  const { fontPx, lines } = setTitle(title, wordsWidth, height, measure);
  const place = { position: 'absolute', left: marginPx, bottom: 122, width: wordsWidth };
  return element({ ...place, flexDirection: 'column' }, [
    createKicker(section, colour('cobalt')),
    element(
      {
        flexDirection: 'column',
        alignItems: 'flex-start',
        fontFamily: 'display',
        fontSize: fontPx,
        lineHeight: titleLineHeight,
        letterSpacing: `${titleSpacing}em`,
        whiteSpace: 'nowrap',
        // The stem of a large letter stands a little inside its own width.
        marginLeft: Math.round(-fontPx / 24),
      },
      lines.map((line) => element({}, line)),
    ),
    ...(subtitle ? [createSubtitle(subtitle, colour('ink-soft'))] : []),
  ]);
}

function createKicker(section: string, color: string): Node {
  const bracket = { width: 40, height: 11, marginRight: 14, border: `2px solid ${color}`, borderTopWidth: 0 };
  return element({ alignItems: 'center', marginBottom: 18, fontSize: 26, color }, [
    element(bracket),
    element({}, section),
  ]);
}

function createSubtitle(subtitle: string, color: string): Node {
  const type = { fontFamily: 'lead', fontSize: 28, lineHeight: 1.35, color };
  return element({ ...type, display: 'block', marginTop: 20, textWrap: 'balance' }, subtitle);
}

function createDimension(measure: string, color: string): Node {
  const place = { position: 'absolute', left: marginPx, bottom: 56, width: wordsWidth, height: 18 };
  const line = element({ flexGrow: 1, height: 2, backgroundColor: color });
  const ends = { borderLeft: `2px solid ${color}`, borderRight: `2px solid ${color}` };
  return element({ ...place, ...ends, boxSizing: 'border-box', alignItems: 'center', fontSize: 24, color }, [
    line,
    element({ margin: '0 18px' }, measure),
    line,
  ]);
}
