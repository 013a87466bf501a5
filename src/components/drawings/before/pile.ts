import type { BlockSize, Point } from '../isometric.ts';
import type { Look } from '../looks.ts';
import { path, paths, type Parts } from '../parts.ts';
import { bundle, turn } from '../turned.ts';

/** Blocks that lie turned: centre of the foot, size and degrees of each, back to front and from below. */
export type Pile = readonly (readonly [centre: Point, size: BlockSize, degrees: number])[];

const listFaces = (of: Pile) => of.map(([centre, size, degrees]) => bundle(turn(centre, degrees), size));

export const pile = (of: Pile, top: Look = 'sheet'): Parts =>
  listFaces(of).map((face) => [path(face.left, 'wash'), path(face.right, 'shade'), path(face.top, top)]);

/** A pile in the signal colour. */
export const signalPile = (of: Pile): Parts =>
  paths(listFaces(of), ({ left, right, top }) => left + right + top, 'signal');
