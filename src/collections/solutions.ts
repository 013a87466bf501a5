import { getEntries } from './entries.ts';

/** The solutions in their order. */
export const getSolutions = () => getEntries('solutions');

export type Solution = Awaited<ReturnType<typeof getSolutions>>[number];
