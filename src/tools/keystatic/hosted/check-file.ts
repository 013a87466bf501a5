import type { z } from 'astro/zod';
import { parse } from 'yaml';

import { listFieldFaults } from '../../../collections/faults/zod.ts';
import { jsonKinds, ownPhotoKind, textKinds } from '../../../collections/kinds.ts';
import { folderKinds, type Content } from '../config.ts';
import { fillNames } from '../fields/checked-field.ts';
import { fromForm } from '../json-form.ts';

/** A file of content/ as it will be committed, and what the build would refuse in its fields; links and parts are left to the check run. */
export async function checkFile(file: string, text: string, { singles }: Pick<Content, 'singles'>) {
  if (file.endsWith('.mdx')) {
    const [, folder, slug] = /^content\/(.*)\/(.*)\.mdx$/.exec(file) ?? [];
    const kinds = [
      ...singles.filter((single) => single.slug === slug).map(({ kind }) => kind),
      ...folderKinds,
    ];
    const kind = kinds.find((each) => textKinds[each].folder === folder);
    const [, yaml = ''] = /^---\n(.*?)^---/ms.exec(text) ?? [];
    const fields = fillNames(parse(yaml, { customTags: ['timestamp'] }));
    return { text, faults: kind ? describe(await textKinds[kind].schema(), fields) : [] };
  }
  const row = findJson(file);
  const schema = await (row ?? ownPhotoKind).schema();
  const form: unknown = JSON.parse(text);
  const value = row ? fromForm(schema, form) : form;
  return { text: `${JSON.stringify(value, null, 2)}\n`, faults: describe(schema, value) };
}

/** The kind of a JSON file that Keystatic opens as a form. */
export const findJson = (file: string) => Object.values(jsonKinds).find((row) => row.file === file);

function describe(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return listFieldFaults(issues).map(({ message }) => message);
}
