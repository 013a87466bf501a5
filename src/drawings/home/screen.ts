import { line, plane, repeat, type Size } from '../isometric.ts';

/** The floor of all three layers: one screen, first sketched, then clickable, then built. */
export const screenSize: Size = [240, 180];

/** How far each layer is lifted above the drawing table; layers are drawn at 0. */
export const levels = { sketch: 0, mockup: 150, product: 300 } as const;

/** Left side of the three cards. */
export const cardPlaces = [16, 92, 168] as const;
export const cardSize: Size = [58, 52];

/** Horizontal lines of the screen: under the bar, around the header and around the cards. */
export const lines = [20, 34, 96, 112, 164] as const;

/** Path data of a line of text, on the screen or `z` above it. */
export const row = (x: number, y: number, length: number, z = 0) => line([x, y, z], [x + length, y, z]);

/** Path data of the screen and what is on it. */
export const sheet = plane([0, 0, 0], screenSize);
export const bar = plane([0, 0, 0], [screenSize[0], 20]);
export const hero = plane([16, 34, 0], [210, 62]);
export const cards = repeat(plane([cardPlaces[0], 112, 0], cardSize), 3, [76, 0, 0]);
export const words = repeat(row(176, 10, 12), 3, [20, 0, 0]) + repeat(row(30, 48, 90), 2, [0, 12, 0]);
