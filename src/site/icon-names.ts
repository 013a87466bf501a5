/** Every icon there is: seven solutions, seven kinds of expertise, four steps. */
export const iconNames = [
  'portal',
  'planning',
  'documents',
  'inspection',
  'stock',
  'apartments',
  'tenants',
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
