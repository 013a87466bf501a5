import { z } from 'astro/zod';

import { jsonFiles } from '../../editors/files/json-files.ts';

/** The fields of a form for a file that is a list, or an object whose keys an editor chooses. */
const items = 'items';
const key = 'key';

/** The schema of the form for a JSON file: Keystatic knows forms with named fields alone. */
export function createFormSchema(schema: z.ZodType): z.ZodObject {
  if (schema instanceof z.ZodObject) return schema;
  const list = schema instanceof z.ZodRecord ? z.array(createRowSchema(schema)) : schema;
  return z.object({ [items]: list.describe(schema.description ?? '') });
}

function createRowSchema({ keyType, valueType }: z.ZodRecord) {
  return z.object({ [key]: keyType as z.ZodType, ...(valueType as z.ZodObject).shape });
}

/** The values of a JSON file as its form has them. */
export function toForm(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodObject) return value;
  if (!(schema instanceof z.ZodRecord)) return { [items]: value };
  return { [items]: Object.entries(value as object).map(([name, row]) => ({ [key]: name, ...row })) };
}

/** What the form's values are in the file. */
export function fromForm(schema: z.ZodType, form: unknown): unknown {
  if (schema instanceof z.ZodObject) return form;
  const rows = (form as { [items]: Record<string, unknown>[] })[items];
  if (!(schema instanceof z.ZodRecord)) return rows;
  return Object.fromEntries(rows.map(({ [key]: name, ...row }) => [name, row]));
}

/** The kind of a JSON file that has such a form. */
export const findJson = (path: string) => Object.values(jsonFiles).find(({ file }) => file === path);
