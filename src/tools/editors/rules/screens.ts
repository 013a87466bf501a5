import { z } from 'astro/zod';

import { createFault, type Fault } from '../../../collections/faults/fault.ts';
import { textKinds } from '../../../collections/kinds.ts';
import { listScreenFaults, splitAtHeadings } from '../../../collections/screens.ts';
import type { TextFile } from '../../../collections/text-file.ts';
import { readBody } from '../body.ts';

/** What these rules need of a role; the schema reports the others. */
const readableRole = z.object({
  name: z.string(),
  menu: z.array(z.object({ href: z.string() })).default([]),
});

/** Screens of a model that do not fit together; none while its text cannot be read. */
export function checkScreens({ file, kind, body, fields }: TextFile): Fault[] {
  if (textKinds[kind].text !== 'screens' || readBody({ file, body }).faults.length > 0) return [];
  const screens = splitAtHeadings(body).map((screen) => {
    const [id = ''] = readBody({ file, body: screen }).anchors;
    return { id, body: screen };
  });
  const roles = [fields?.['roles']].flat().flatMap((role) => readableRole.safeParse(role).data ?? []);
  return listScreenFaults(screens, roles).map(({ line, message }) =>
    createFault(file, message, { line, column: 1 }),
  );
}
