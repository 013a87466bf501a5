import type { Look } from '../looks.ts';
import { path, paths, type Shapes } from '../shapes.ts';
import { bundle, turn, type Pile } from '../turned.ts';

const listFaces = (of: Pile) => of.map(([centre, size, degrees]) => bundle(turn(centre, degrees), size));

export const pile = (of: Pile, top: Look = 'sheet'): Shapes =>
  listFaces(of).map((face) => [path(face.left, 'wash'), path(face.right, 'shade'), path(face.top, top)]);

/** A pile in the signal colour. */
export const signalPile = (of: Pile): Shapes =>
  paths(listFaces(of), ({ left, right, top }) => left + right + top, 'signal');
