import { project, type Point } from './isometric.ts';
import type { Look } from './looks.ts';

/** One path, from `isometric.ts`, and how it looks. */
interface Path {
  d: string;
  looks: readonly Look[];
  /** Beside a title it draws itself. */
  isDrawn?: boolean;
}

/** One word, with the SVG attributes that place it. */
interface Word {
  word: string;
  place: Readonly<Record<string, string | number>>;
}

/** How a group moves: layers lift, and what is revealed shows from left to right. */
export type Motion = 'layer-2' | 'layer-3' | 'revealed';

interface Group {
  parts: Parts;
  looks: readonly Look[];
  /** Where it is placed in the model. */
  at?: Point;
  motion?: Motion | undefined;
  /** Holds words and the lines that they belong to. */
  hasWords?: boolean;
}

export type Part = Path | Word | Group;

/** What a drawing is made of, back to front. */
export type Parts = Part | readonly Parts[] | false | undefined;

/** One picture, before it is written as SVG. */
export interface Drawing {
  /** Left, top, width and height in pixels; the last two are also its own size. */
  viewBox: string;
  /** What it shows, in Dutch; without it the drawing is decoration. */
  label?: string;
  parts: Parts;
}

/** A path, of one or more shapes, and its looks, of which a later one wins. */
export const path = (d: string | readonly string[], ...looks: Look[]): Part => ({
  d: typeof d === 'string' ? d : d.join(''),
  looks,
});

/** One path of a shape for each item. */
export const paths = <Item>(
  items: readonly Item[],
  draw: (item: Item, at: number) => string,
  ...looks: Look[]
): Part => path(items.map(draw), ...looks);

/** A group whose lines look alike. */
export const group = (parts: Parts, ...looks: Look[]): Part => ({ parts, looks });

/** Parts that were drawn at the origin, at a place of this model. */
export const placeAt = (at: Point, parts: Parts): Part => ({ parts, at, looks: [] });

/** Parts that move, as a group. */
export const moving = (motion: Motion, parts: Parts, ...looks: Look[]): Part => ({ parts, motion, looks });

/** The single parts in a drawing, without those that are off. */
export function listParts(parts: Parts): Part[] {
  if (!parts) return [];
  return isList(parts) ? parts.flatMap(listParts) : [parts];
}

/** A drawing inside another or beside its own words: without words and motion. */
export const silence = (parts: Parts): Parts =>
  change(parts, (part) => {
    if ('word' in part || ('parts' in part && part.hasWords)) return false;
    if ('d' in part) return { d: part.d, looks: part.looks };
    return { ...part, motion: undefined };
  });

/** Without its signal colour, because another part of the picture has it. */
export const withoutSignal = (parts: Parts): Parts =>
  change(parts, (part) => {
    if ('word' in part) return part;
    const looks = part.looks.filter((look) => look !== 'penOnSignal');
    return { ...part, looks: looks.map((look) => (look === 'signal' ? 'shade' : look)) };
  });

/** A drawing as part of another one. */
export const inset = (at: Point, { parts }: Drawing): Part => placeAt(at, silence(parts));

/** Without the parts that `isOmitted` names, however deep. */
export const omit = (parts: Parts, isOmitted: (part: Part) => boolean): Parts =>
  change(parts, (part) => !isOmitted(part) && part);

function change(parts: Parts, edit: (part: Part) => Part | false): Parts {
  return listParts(parts).map((part) => {
    const edited = edit(part);
    return edited && 'parts' in edited ? { ...edited, parts: change(edited.parts, edit) } : edited;
  });
}

const isList = (parts: Part | readonly Parts[]): parts is readonly Parts[] => Array.isArray(parts);

/** The SVG transform of a place in the model. */
export const moveTo = (at: Point): string => `translate(${project(at).join(' ')})`;
