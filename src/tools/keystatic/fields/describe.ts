import { z } from 'astro/zod';

/** How the form names a field, and what it says below the name. */
export interface Description {
  label: string;
  description: string;
}

/** What a schema says of itself, for its field in a form: its description up to the first mark, then the rest and the limits. */
export function describeField(schema: z.ZodType, name: string): Description {
  const { description = name, ...limits } = readJsonSchema(schema);
  const [, label = '', rest = ''] = /^(.*?)(?:[:;,]\s+(.*))?$/s.exec(description) ?? [];
  const { success, data } = schema.safeParse(undefined);
  const mayLack = success && data === undefined;
  return {
    label: capitalise(label),
    description: [
      capitalise(rest),
      describeRange(limits.minLength, limits.maxLength, 'tekens'),
      /precies/i.test(description) ? '' : describeRange(limits.minItems, limits.maxItems, 'onderdelen'),
      mayLack && !/mag ontbreken/.test(description) ? 'Mag leeg blijven' : '',
    ]
      .filter(Boolean)
      .join('. '),
  };
}

/** A text with its first letter large. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A schema as JSON schema, which finds description, limits and metadata behind any wrapper. */
export function readJsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

function describeRange(min = 0, max = Infinity, unit: string): string {
  if (max === Infinity) return min > 1 ? `Minstens ${min} ${unit}` : '';
  if (min === 0) return `Hooguit ${max} ${unit}`;
  return min === max ? `Precies ${min} ${unit}` : `${min} tot ${max} ${unit}`;
}
