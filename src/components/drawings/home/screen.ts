import { line, plane, repeat, type Size } from '../isometric.ts';

/** The floor of all three layers: one screen, first drawn, then clickable, then built. */
export const screenSize: Size = [240, 180];

/** Height of each layer above the drawing table. */
export const levels = { sketch: 0, mockup: 148, product: 300 } as const;

/** Left side of the three cards, which are all of one size. */
export const cardPlaces = [16, 91, 166] as const;

/** Width and depth of a card. */
export const cardSize: Size = [58, 52];

/** Path data of the whole screen at height z. */
export const sheet = (z: number) => plane([0, 0, z], screenSize);

/** Path data of its navigation bar at height z. */
export const bar = (z: number) => plane([0, 0, z], [screenSize[0], 20]);

/** Path data of its header at height z. */
export const hero = (z: number) => plane([16, 34, z], [208, 62]);

/** Path data of its three cards at height z. */
export const cards = (z: number) => repeat(plane([cardPlaces[0], 112, z], cardSize), 3, [75, 0, 0]);

/** Path data of a line of text at height z, from a place on the screen. */
export const row = (z: number, x: number, y: number, length: number) => line([x, y, z], [x + length, y, z]);

/** Path data of what stands in the bar at height z: the links. */
export const links = (z: number) => repeat(row(z, 176, 10, 12), 3, [20, 0, 0]);
