import { getEntries } from './entries.ts';

/** The steps of the approach in their order, each with its address and entry to render. */
export async function getApproachSteps() {
  const steps = await getEntries('approach');
  return steps.sort((a, b) => a.number - b.number);
}

export type ApproachStep = Awaited<ReturnType<typeof getApproachSteps>>[number];
