import { z } from 'astro/zod';

import { textKinds, type TextKind } from '../../collections/kinds.ts';
import { partSets } from '../editors/part-sets.ts';
import { describeField } from './fields/describe.ts';

/** A fault of a text in an editor's words: under which heading, and parts and fields by the names in the form. */
export async function nameFault(
  { message, line }: { message: string; line?: number },
  kind: TextKind,
  written: string,
): Promise<string> {
  const schema: z.ZodObject = await textKinds[kind].schema();
  const parts: Record<string, z.ZodObject> = { ...partSets.long, ...partSets.screens };
  const labelOf = (of: z.ZodType | undefined, name: string) => of && `‘${describeField(of, name).label}’`;
  const [, part = ''] = /\bin (\w+) ontbreekt/.exec(message) ?? [];
  const named = message
    .replace(/veld "([^"]+)"/, (whole, path: string) => namePath(schema, path) ?? whole)
    .replace(/(\w+)="…"/, (whole, name: string) => {
      const label = labelOf(parts[part]?.shape[name] as z.ZodType | undefined, name);
      return label ? `${label}; klik daar op ‘Bewerken’` : whole;
    })
    .replace(/\b(in )(\w+)(?= ontbreekt)|<(\w+)>/g, (whole, before = '', inside?: string, alone?: string) => {
      const label = labelOf(parts[inside ?? alone ?? ''], '');
      return label ? `${before}${label}` : whole;
    })
    .replace(
      /"(\w+)"/g,
      (whole, name: string) =>
        labelOf((schema?.shape as Record<string, z.ZodType> | undefined)?.[name], name) ?? whole,
    );
  const above = written
    .split('\n')
    .slice(0, line)
    .findLast((each) => each.startsWith('## '));
  return above && line !== undefined && line > 1 ? `Onder ‘${above.slice(3)}’: ${named}` : named;
}

/** The labels of the fields that lead to one, such as ‘Het kaartje’, 2, ‘Wat het kan’. */
function namePath(schema: z.ZodType | undefined, path: string): string | undefined {
  let inner = schema;
  const labels = (path.match(/\w+/g) ?? []).map((key) => {
    while (inner && 'innerType' in inner.def) inner = inner.def.innerType as z.ZodType;
    const { shape, element } = (inner?.def ?? {}) as {
      shape?: Record<string, z.ZodType>;
      element?: z.ZodType;
    };
    inner = shape?.[key] ?? element;
    return shape?.[key] ? `‘${describeField(shape[key], key).label}’` : key;
  });
  return schema && labels.join(', ');
}
