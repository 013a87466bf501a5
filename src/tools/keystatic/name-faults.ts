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
  const schema = await textKinds[kind].schema();
  const parts: Record<string, z.ZodObject | undefined> = { ...partSets.long, ...partSets.screens };
  const named = nameFields(message, schema)
    .replace(/in (\w+) ontbreekt (\w+)="…"/, (whole, part: string, name: string) => {
      const shape: Shape | undefined = parts[part]?.shape;
      return shape
        ? `in ${labelOf(parts[part], part)} ontbreekt ${labelOf(shape[name], name)}; klik daar op ‘Bewerken’`
        : whole;
    })
    .replace(/<(\w+)>/g, (_whole, part: string) => labelOf(parts[part], part));
  const lines = written.split('\n').slice(0, line);
  const heading = lines.findLast((each) => each.startsWith('## '))?.slice(3);
  return heading ? `Onder ‘${heading}’: ${named}` : named;
}

/** A fault with fields by the names in their form. */
export function nameFields(message: string, schema: z.ZodType): string {
  const { shape = {} } = schema.def as { shape?: Shape };
  return message
    .replace(/veld "([^"]+)"/, (_whole, path: string) => namePath(schema, path))
    .replace(/"(\w+)"/g, (whole, name: string) => (shape[name] ? labelOf(shape[name], name) : whole));
}

const labelOf = (schema: z.ZodType | undefined, name: string) =>
  schema ? `‘${describeField(schema, name).label}’` : name;

/** The labels of the fields that lead to one, such as ‘Het kaartje’, ‘Wat het kan’, 2. */
function namePath(schema: z.ZodType, path: string): string {
  let inner: z.ZodType | undefined = schema;
  const labels = (path.match(/\w+/g) ?? []).map((key) => {
    while (inner && 'innerType' in inner.def) inner = inner.def.innerType as z.ZodType;
    const { shape, element, valueType } = (inner?.def ?? {}) as {
      shape?: Shape;
      element?: z.ZodType;
      valueType?: z.ZodType;
    };
    inner = shape?.[key] ?? element ?? valueType;
    return /^\d+$/.test(key) ? `regel ${key}` : labelOf(shape?.[key], key);
  });
  return labels.join(', ');
}
