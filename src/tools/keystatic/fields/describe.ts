import { z } from 'astro/zod';

/** The label of a field, and the help below it. */
export interface Description {
  label: string;
  description: string;
}

/** Splits the description of a schema: up to the first `:`, `;` or `,` is the label, the rest and the limits are help. */
export function describeField(schema: z.ZodType, name: string): Description {
  const { description = name, ...limits } = readJsonSchema(schema);
  const [, label = '', rest = ''] = /^(.*?)(?:[:;,]\s+(.*))?$/s.exec(description) ?? [];
  const { success, data } = schema.safeParse(undefined);
  const help = [
    capitalise(rest),
    describeRange(limits.minLength, limits.maxLength, 'tekens'),
    /precies/i.test(description) ? '' : describeRange(limits.minItems, limits.maxItems, 'onderdelen'),
    success && data === undefined && !/mag ontbreken/.test(description) ? 'Mag leeg blijven' : '',
  ];
  return { label: capitalise(label), description: help.filter(Boolean).join('. ') };
}

/** Capitalises the first letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Converts a schema to JSON schema, which has the description, limits and metadata of wrapped schemas. */
export function readJsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

function describeRange(min = 0, max = Infinity, unit: string): string {
  if (max === Infinity) return min > 1 ? `Minstens ${min} ${unit}` : '';
  if (min === 0) return `Hooguit ${max} ${unit}`;
  return min === max ? `Precies ${min} ${unit}` : `${min} tot ${max} ${unit}`;
}
