import { getEntries } from './entries.ts';

/** The pages of expertise in their order. */
export const getExpertise = () => getEntries('expertise');

export type Expertise = Awaited<ReturnType<typeof getExpertise>>[number];
