/** The viewBox of both pictures of a case, before and after: one scale, so that one sees it is one place. */
export const frame = '-290 -190 600 450';
