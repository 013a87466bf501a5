/** The icons of solutions: only these have a large drawing too. */
export const solutionIconNames = [
  'portal',
  'planning',
  'documents',
  'inspection',
  'stock',
  'apartments',
  'tenants',
] as const;

/** Every icon there is: seven solutions, seven kinds of expertise, four steps. */
export const iconNames = [
  ...solutionIconNames,
  'platform',
  'phone',
  'lock',
  'layers',
  'cloud',
  'nodes',
  'database',
  'sketch',
  'mockup',
  'build',
  'launch',
] as const;

/** The name of one icon, as content and components use it. */
export type IconName = (typeof iconNames)[number];

/** The name of an icon that a solution can have. */
export type SolutionIconName = (typeof solutionIconNames)[number];
