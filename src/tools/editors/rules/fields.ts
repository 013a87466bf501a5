import { matchesGlob } from 'node:path';

import type { z } from 'astro/zod';

import { createFault, type Fault, type Place } from '../../../collections/faults/fault.ts';
import { listFieldFaults } from '../../../collections/faults/zod.ts';
import type { JsonFile } from '../../../collections/json-file.ts';
import { importedKinds, ownPhotoKind, textKinds } from '../../../collections/kinds.ts';
import type { TextFile } from '../../../collections/text-file.ts';

interface Located {
  file: string;
  locate: (path: PropertyKey[]) => Place;
}

/** What the schema refuses in the fields of a text. */
export async function checkFields(text: TextFile): Promise<Fault[]> {
  return text.fields === undefined ? [] : check(await textKinds[text.kind].schema(), text.fields, text);
}

/** What the schema refuses in a JSON file. */
export async function checkJson(json: JsonFile): Promise<Fault[]> {
  const isOwnPhoto = matchesGlob(json.file, ownPhotoKind.pattern);
  const row = isOwnPhoto ? ownPhotoKind : importedKinds.find(({ file }) => file === json.file);
  return row === undefined || json.value === undefined ? [] : check(await row.schema(), json.value, json);
}

function check(schema: z.ZodType, value: unknown, { file, locate }: Located): Fault[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return listFieldFaults(issues).map(({ path, message }) => createFault(file, message, locate(path)));
}
