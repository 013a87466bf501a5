/** The icons of solutions, each with a large drawing too. */
export const solutionIconNames = [
  'portal',
  'planning',
  'documents',
  'inspection',
  'stock',
  'apartments',
  'tenants',
] as const;

/** The icons of expertise, which have one too. */
export const expertiseIconNames = [
  'platform',
  'phone',
  'lock',
  'layers',
  'cloud',
  'nodes',
  'database',
] as const;

/** Every icon there is: those, and one for each of the four steps. */
export const iconNames = [
  ...solutionIconNames,
  ...expertiseIconNames,
  'sketch',
  'mockup',
  'build',
  'launch',
] as const;

/** The name of one icon, as content and components use it. */
export type IconName = (typeof iconNames)[number];

/** The name of an icon that a solution can have. */
export type SolutionIconName = (typeof solutionIconNames)[number];

/** The name of an icon that an expertise can have. */
export type ExpertiseIconName = (typeof expertiseIconNames)[number];
