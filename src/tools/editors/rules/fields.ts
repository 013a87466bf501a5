import { matchesGlob } from 'node:path';

import type { z } from 'astro/zod';

import { createFault, type Fault, type Place } from '../faults/fault.ts';
import { listFieldFaults } from '../faults/zod.ts';
import type { JsonFile } from '../files/json-file.ts';
import { ownPhotoWords } from '../files/json-files.ts';
import { importedFiles, textKinds } from '../files/kinds.ts';
import type { TextFile } from '../files/text-file.ts';

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
  const isOwnPhoto = matchesGlob(json.file, ownPhotoWords.file);
  const row = isOwnPhoto ? ownPhotoWords : importedFiles.find(({ file }) => file === json.file);
  return row === undefined || json.value === undefined ? [] : check(await row.schema(), json.value, json);
}

function check(schema: z.ZodType, value: unknown, { file, locate }: Located): Fault[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return listFieldFaults(issues).map(({ path, message }) => createFault(file, message, locate(path)));
}
