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
  shapes: Shapes;
  looks: readonly Look[];
  /** Where it is placed in the model. */
  at?: Point;
  motion?: Motion | undefined;
  /** Holds words and the lines that they belong to. */
  hasWords?: boolean;
}

export type Shape = Path | Word | Group;

/** What a drawing is made of, back to front. */
export type Shapes = Shape | readonly Shapes[] | false | undefined;

/** One picture, before it is written as SVG. */
export interface Drawing {
  /** Left, top, width and height in pixels; the last two are also its own size. */
  viewBox: string;
  /** What it shows, in Dutch; without it the drawing is decoration. */
  label?: string;
  shapes: Shapes;
}

/** A path, of one or more shapes, and its looks, of which a later one wins. */
export const path = (d: string | readonly string[], ...looks: Look[]): Shape => ({
  d: typeof d === 'string' ? d : d.join(''),
  looks,
});

/** One path of a shape for each item. */
export const paths = <Item>(
  items: readonly Item[],
  draw: (item: Item, at: number) => string,
  ...looks: Look[]
): Shape => path(items.map(draw), ...looks);

/** A group whose lines look alike. */
export const group = (shapes: Shapes, ...looks: Look[]): Shape => ({ shapes, looks });

/** Shapes that were drawn at the origin, at a place of this model. */
export const placeAt = (at: Point, shapes: Shapes): Shape => ({ shapes, at, looks: [] });

/** Shapes that move, as a group. */
export const moving = (motion: Motion, shapes: Shapes, ...looks: Look[]): Shape => ({
  shapes,
  motion,
  looks,
});

/** The single parts in a drawing, without those that are off. */
export function listShapes(shapes: Shapes): Shape[] {
  if (!shapes) return [];
  return isList(shapes) ? shapes.flatMap(listShapes) : [shapes];
}

/** A drawing inside another or beside its own words: without words and motion. */
export const silence = (shapes: Shapes): Shapes =>
  change(shapes, (shape) => {
    if ('word' in shape || ('shapes' in shape && shape.hasWords)) return false;
    if ('d' in shape) return { d: shape.d, looks: shape.looks };
    return { ...shape, motion: undefined };
  });

/** Without its signal colour, because another part of the picture has it. */
export const withoutSignal = (shapes: Shapes): Shapes =>
  change(shapes, (shape) => {
    if ('word' in shape) return shape;
    const looks = shape.looks.filter((look) => look !== 'penOnSignal');
    return { ...shape, looks: looks.map((look) => (look === 'signal' ? 'shade' : look)) };
  });

/** A drawing as part of another one. */
export const inset = (at: Point, { shapes }: Drawing): Shape => placeAt(at, silence(shapes));

/** Without the parts that `isOmitted` names, however deep. */
export const omit = (shapes: Shapes, isOmitted: (shape: Shape) => boolean): Shapes =>
  change(shapes, (shape) => !isOmitted(shape) && shape);

function change(shapes: Shapes, edit: (shape: Shape) => Shape | false): Shapes {
  return listShapes(shapes).map((shape) => {
    const edited = edit(shape);
    return edited && 'shapes' in edited ? { ...edited, shapes: change(edited.shapes, edit) } : edited;
  });
}

const isList = (shapes: Shape | readonly Shapes[]): shapes is readonly Shapes[] => Array.isArray(shapes);

/** The SVG transform of a place in the model. */
export const moveTo = (at: Point): string => `translate(${project(at).join(' ')})`;
