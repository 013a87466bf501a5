import { fields } from './fields.ts';
import { gauge } from './gauge.ts';
import { panels } from './panels.ts';
import { plots } from './plots.ts';
import { retention } from './retention.ts';
import { turnaround } from './turnaround.ts';

/** Drawings beside the titles of overviews. */
export const overviews = { fields, gauge, panels, plots, retention, turnaround };
