import { textKinds } from '../../../collections/kinds.ts';
import { listScreenFaults, type Role } from '../../../collections/screens.ts';
import { splitAtHeadings } from '../../../collections/split.ts';
import { readBody } from '../body.ts';
import type { Fault } from '../fault.ts';
import type { TextFile } from '../text-file.ts';

/** Screens of a model that do not fit together, as the build says it; none while its text cannot be read. */
export function checkScreens(text: TextFile): Fault[] {
  if (textKinds[text.kind].text !== 'screens' || readBody(text).faults.length > 0) return [];
  const screens = splitAtHeadings(text).map(({ body }) => {
    const [id = ''] = readBody({ ...text, body }).anchors;
    return { id, title: /^## (.*)/m.exec(body)?.[1] ?? '', body };
  });
  const { roles } = text.fields ?? {};
  const known = Array.isArray(roles) ? roles.filter(isRole) : [];
  return listScreenFaults(screens, known).map(({ line, message }) => ({
    ...{ file: text.file, line, column: 1, message, tip: false },
  }));
}

/** What else stands in the field is told with the fields. */
function isRole(value: unknown): value is Role {
  const { name, menu = [] } = (value ?? {}) as Record<string, unknown>;
  const isLink = (item: unknown) => typeof (item as { href?: unknown } | null)?.href === 'string';
  return typeof name === 'string' && Array.isArray(menu) && menu.every(isLink);
}
