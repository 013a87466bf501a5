import { matchesGlob } from 'node:path';

import type { z } from 'astro/zod';

import { listFieldFaults } from '../../../collections/faults/zod.ts';
import { jsonKinds, ownPhotoKind, textKinds } from '../../../collections/kinds.ts';
import type { Fault } from '../fault.ts';
import type { JsonFile } from '../json-file.ts';
import type { TextFile } from '../text-file.ts';

/** What the build's own schemas refuse in the fields of a text. */
export async function checkFields(text: TextFile): Promise<Fault[]> {
  return text.fields === undefined ? [] : check(await textKinds[text.kind].schema(), text.fields, text);
}

/** What the build's own schemas refuse in a JSON file. */
export async function checkJson(json: JsonFile): Promise<Fault[]> {
  const isOwnPhoto = matchesGlob(json.file, ownPhotoKind.pattern);
  const row = isOwnPhoto ? ownPhotoKind : Object.values(jsonKinds).find(({ file }) => file === json.file);
  return row === undefined || json.value === undefined ? [] : check(await row.schema(), json.value, json);
}

function check(schema: z.ZodType, value: unknown, { file, locate }: Pick<TextFile, 'file' | 'locate'>) {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return listFieldFaults(issues).map(({ path, message }) => ({
    ...{ file, message, tip: false },
    ...locate(path),
  }));
}
