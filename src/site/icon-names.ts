/** Icons of solutions; each also has a large drawing. */
export const solutionIconNames = [
  'portal',
  'planning',
  'documents',
  'inspection',
  'stock',
  'apartments',
  'tenants',
] as const;

/** Icons of expertise pages; each also has a large drawing. */
export const expertiseIconNames = [
  'platform',
  'phone',
  'lock',
  'layers',
  'cloud',
  'nodes',
  'database',
] as const;

/** All of these, and one for each of the four steps. */
export const iconNames = [
  ...solutionIconNames,
  ...expertiseIconNames,
  'sketch',
  'mockup',
  'build',
  'launch',
] as const;

export type IconName = (typeof iconNames)[number];

export type SolutionIconName = (typeof solutionIconNames)[number];

export type ExpertiseIconName = (typeof expertiseIconNames)[number];
