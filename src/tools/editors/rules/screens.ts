import { createFault, type Fault } from '../../../collections/faults/fault.ts';
import { textKinds } from '../../../collections/kinds.ts';
import { listScreenFaults, splitAtHeadings, type Role } from '../../../collections/screens.ts';
import type { TextFile } from '../../../collections/text-file.ts';
import { readBody } from '../body.ts';

/** Screens of a model that do not fit together; none while its text cannot be read. */
export function checkScreens({ file, kind, body, fields }: TextFile): Fault[] {
  if (textKinds[kind].text !== 'screens' || readBody({ file, body }).faults.length > 0) return [];
  const screens = splitAtHeadings(body).map((screen) => {
    const [id = ''] = readBody({ file, body: screen }).anchors;
    return { id, title: /^## (.*)/m.exec(screen)?.[1] ?? '', body: screen };
  });
  const roles = Array.isArray(fields?.['roles']) ? fields['roles'].filter(isRole) : [];
  return listScreenFaults(screens, roles).map(({ line, message }) =>
    createFault(file, message, { line, column: 1 }),
  );
}

/** The schema reports other values. */
function isRole(value: unknown): value is Role {
  const { name, menu = [] } = (value ?? {}) as Record<string, unknown>;
  const isLink = (item: unknown) => typeof (item as { href?: unknown } | null)?.href === 'string';
  return typeof name === 'string' && Array.isArray(menu) && menu.every(isLink);
}
