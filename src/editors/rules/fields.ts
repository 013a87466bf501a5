import { z } from 'astro/zod';

import { listFieldFaults } from '../../collections/content-error.ts';
import { caseCategorySchema } from '../../collections/schemas.ts';
import { textSchemas } from '../../collections/text-schemas.ts';
import { companySchema } from '../../site/company.ts';
import { photosSchema } from '../../site/photos.ts';
import type { JsonFile } from '../json-file.ts';
import type { Problem } from '../problem.ts';
import type { TextFile } from '../text-file.ts';

const jsonSchemas: Record<string, z.ZodType> = {
  'content/bedrijf.json': companySchema,
  'content/fotos.json': photosSchema,
  'content/cases/categorieen.json': z.array(caseCategorySchema),
};

/** What the build's own schemas refuse in the fields of a text. */
export function checkFields(text: TextFile): Problem[] {
  return text.fields === undefined ? [] : check(textSchemas[text.kind], text.fields, text);
}

/** What the build's own schemas refuse in a JSON file. */
export function checkJson(json: JsonFile): Problem[] {
  return json.value === undefined ? [] : check(jsonSchemas[json.file] ?? z.unknown(), json.value, json);
}

function check(schema: z.ZodType, value: unknown, { file, locate }: Pick<TextFile, 'file' | 'locate'>) {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return listFieldFaults(issues).map(({ path, message }) => ({
    ...{ file, message, tip: false },
    ...locate(path),
  }));
}
