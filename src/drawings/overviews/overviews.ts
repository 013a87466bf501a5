import { fields } from './fields.ts';

/** Drawings beside the titles of overviews. */
export const overviews = { fields };
