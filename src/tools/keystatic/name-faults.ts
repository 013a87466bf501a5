import { z } from 'astro/zod';

import { textKinds, type TextKind } from '../../collections/kinds.ts';
import { partSets } from '../editors/part-sets.ts';
import { describeField } from './fields/describe.ts';

type Shape = Record<string, z.ZodType | undefined>;

/** A fault of a text in an editor's words: under which heading, and parts and fields by the names in the form. */
export async function nameFault(
  { message, line = 1 }: { message: string; line?: number },
  kind: TextKind,
  written: string,
): Promise<string> {
  const schema: z.ZodObject = await textKinds[kind].schema();
  const fields: Shape = schema.shape;
  const parts: Record<string, z.ZodObject | undefined> = { ...partSets.long, ...partSets.screens };
  const named = message
    .replace(/in (\w+) ontbreekt (\w+)="…"/, (whole, part: string, name: string) => {
      const shape: Shape | undefined = parts[part]?.shape;
      return shape
        ? `in ${labelOf(parts[part], part)} ontbreekt ${labelOf(shape[name], name)}; klik daar op ‘Bewerken’`
        : whole;
    })
    .replace(/veld "([^"]+)"/, (_whole, path: string) => namePath(schema, path))
    .replace(/<(\w+)>/g, (_whole, part: string) => labelOf(parts[part], part))
    .replace(/"(\w+)"/g, (whole, name: string) => (fields[name] ? labelOf(fields[name], name) : whole));
  const lines = written.split('\n').slice(0, line);
  const heading = lines.findLast((each) => each.startsWith('## '))?.slice(3);
  return heading ? `Onder ‘${heading}’: ${named}` : named;
}

const labelOf = (schema: z.ZodType | undefined, name: string) =>
  schema ? `‘${describeField(schema, name).label}’` : name;

/** The labels of the fields that lead to one, such as ‘Het kaartje’, ‘Wat het kan’, 2. */
function namePath(schema: z.ZodType, path: string): string {
  let inner: z.ZodType | undefined = schema;
  const labels = (path.match(/\w+/g) ?? []).map((key) => {
    while (inner && 'innerType' in inner.def) inner = inner.def.innerType as z.ZodType;
    const { shape, element } = (inner?.def ?? {}) as { shape?: Shape; element?: z.ZodType };
    inner = shape?.[key] ?? element;
    return labelOf(shape?.[key], key);
  });
  return labels.join(', ');
}
