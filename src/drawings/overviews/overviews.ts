import { fields } from './fields.ts';
import { gauge } from './gauge.ts';
import { plots } from './plots.ts';

/** Drawings beside the titles of overviews. */
export const overviews = { fields, gauge, plots };
