import { line, plane, repeat, type Size } from '../isometric.ts';

/** The floor of all three layers: one screen, first drawn, then clickable, then built. */
export const screenSize: Size = [240, 180];

/** Height of each layer above the drawing table, to which it is lifted as a whole: the layers are drawn at 0. */
export const levels = { sketch: 0, mockup: 150, product: 300 } as const;

/** Left side of the three cards. */
export const cardPlaces = [16, 92, 168] as const;
export const cardSize: Size = [58, 52];

/** Where its lines run along x: under the bar, around the header and around the cards. */
export const lines = [20, 34, 96, 112, 164] as const;

/** Path data of a line of text, from a place on the screen or a part that rises z above it. */
export const row = (x: number, y: number, length: number, z = 0) => line([x, y, z], [x + length, y, z]);

/** Path data of the screen and its parts. */
export const sheet = plane([0, 0, 0], screenSize);
export const bar = plane([0, 0, 0], [screenSize[0], 20]);
export const hero = plane([16, 34, 0], [210, 62]);
export const cards = repeat(plane([cardPlaces[0], 112, 0], cardSize), 3, [76, 0, 0]);
export const words = repeat(row(176, 10, 12), 3, [20, 0, 0]) + repeat(row(30, 48, 90), 2, [0, 12, 0]);
