import { project, type Point } from './isometric.ts';
import type { Look } from './looks.ts';

/** A path from `isometric.ts`, and its looks. */
interface Path {
  d: string;
  looks: readonly Look[];
  /** Draws itself, beside a title. */
  isDrawn?: boolean;
}

/** A word, with the SVG attributes that place it. */
interface Word {
  word: string;
  place: Readonly<Record<string, string | number>>;
}

/** How a group moves: layers lift, `revealed` appears from left to right. */
export type Motion = 'layer-2' | 'layer-3' | 'revealed';

interface Group {
  shapes: Shapes;
  looks: readonly Look[];
  /** Its position in the model. */
  at?: Point;
  motion?: Motion | undefined;
  /** Holds words and the lines that belong to them. */
  hasWords?: boolean;
}

export type Shape = Path | Word | Group;

/** The shapes of a drawing, back to front. */
export type Shapes = Shape | readonly Shapes[] | false | undefined;

/** A drawing, before it is written as SVG. */
export interface Drawing {
  /** Left, top, width and height in pixels; the last two are also the intrinsic size. */
  viewBox: string;
  /** What it shows, in Dutch; without it the drawing is decoration. */
  label?: string;
  shapes: Shapes;
}

/** Creates a path of one or more pieces of path data; a later look wins. */
export const path = (d: string | readonly string[], ...looks: Look[]): Shape => ({
  d: typeof d === 'string' ? d : d.join(''),
  looks,
});

/** Creates one path, with path data for each item. */
export const paths = <Item>(
  items: readonly Item[],
  draw: (item: Item, at: number) => string,
  ...looks: Look[]
): Shape => path(items.map(draw), ...looks);

/** Groups shapes that share their looks. */
export const group = (shapes: Shapes, ...looks: Look[]): Shape => ({ shapes, looks });

/** Places shapes that were drawn at the origin. */
export const placeAt = (at: Point, shapes: Shapes): Shape => ({ shapes, at, looks: [] });

/** Groups shapes that move. */
export const moving = (motion: Motion, shapes: Shapes, ...looks: Look[]): Shape => ({
  shapes,
  motion,
  looks,
});

/** Flattens shapes, and drops the false and undefined ones. */
export function listShapes(shapes: Shapes): Shape[] {
  if (!shapes) return [];
  return isList(shapes) ? shapes.flatMap(listShapes) : [shapes];
}

/** Removes words and motion, for a drawing inside another one or beside its words. */
const silence = (shapes: Shapes): Shapes =>
  change(shapes, (shape) => {
    if ('word' in shape || ('shapes' in shape && shape.hasWords)) return false;
    if ('d' in shape) return { d: shape.d, looks: shape.looks };
    return { ...shape, motion: undefined };
  });

/** Removes the label, words and motion, where the page already says what the drawing shows. */
export const silent = ({ viewBox, shapes }: Drawing): Drawing => ({ viewBox, shapes: silence(shapes) });

/** Removes the signal colour, for where another drawing has it. */
export const withoutSignal = (shapes: Shapes): Shapes =>
  change(shapes, (shape) => {
    if ('word' in shape) return shape;
    const looks = shape.looks.filter((look) => look !== 'penOnSignal');
    return { ...shape, looks: looks.map((look) => (look === 'signal' ? 'shade' : look)) };
  });

/** Places a drawing inside another one. */
export const inset = (at: Point, { shapes }: Drawing): Shape => placeAt(at, silence(shapes));

/** Removes the shapes that `isOmitted` matches, at any depth. */
export const omit = (shapes: Shapes, isOmitted: (shape: Shape) => boolean): Shapes =>
  change(shapes, (shape) => !isOmitted(shape) && shape);

function change(shapes: Shapes, edit: (shape: Shape) => Shape | false): Shapes {
  return listShapes(shapes).map((shape) => {
    const edited = edit(shape);
    return edited && 'shapes' in edited ? { ...edited, shapes: change(edited.shapes, edit) } : edited;
  });
}

const isList = (shapes: Shape | readonly Shapes[]): shapes is readonly Shapes[] => Array.isArray(shapes);

/** Returns the SVG transform to a point of the model. */
export const moveTo = (at: Point): string => `translate(${project(at).join(' ')})`;
