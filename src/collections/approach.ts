import { getEntries } from './entries.ts';

/** The steps of the approach in their order. */
export async function getApproachSteps() {
  const steps = await getEntries('approach');
  return steps.sort((a, b) => a.number - b.number);
}

export type ApproachStep = Awaited<ReturnType<typeof getApproachSteps>>[number];
