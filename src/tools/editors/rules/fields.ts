import { matchesGlob } from 'node:path';

import type { z } from 'astro/zod';

import { caseCategoryIds } from '../../../content/case-category-ids.ts';
import { createFault, type Fault, type Place } from '../faults/fault.ts';
import { listFieldFaults } from '../faults/zod.ts';
import type { JsonFile } from '../files/json-file.ts';
import { jsonFiles, photoWords } from '../files/json-files.ts';
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
  const isPhoto = matchesGlob(json.file, photoWords.file);
  const row = isPhoto ? photoWords : importedFiles.find(({ file }) => file === json.file);
  if (row === undefined || json.value === undefined) return [];
  return [...check(await row.schema(), json.value, json), ...checkIds(json, json.value)];
}

/** Ids that a list has twice, of which a page shows the last, and groups of cases that it lacks. */
function checkIds(json: JsonFile, value: unknown, path: PropertyKey[] = []): Fault[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).map(([key, part]) => ({
    key: Array.isArray(value) ? Number(key) : key,
    part,
  }));
  const below = parts.flatMap(({ key, part }) => checkIds(json, part, [...path, key]));
  if (!Array.isArray(value)) return below;
  const ids = value.map((item) => (item as { id?: unknown } | null)?.id);
  const twice = ids.flatMap((id, index) => {
    if (typeof id !== 'string' || ids.indexOf(id) === index) return [];
    const message = `"${id}" staat er twee keer; geef er een een andere id, of haal er een weg`;
    return [createFault(json.file, message, json.locate([...path, index, 'id']))];
  });
  const isGroups = json.file === jsonFiles.caseCategories.file && path[0] === 'categories';
  const needed = isGroups ? caseCategoryIds : [];
  const missing = needed.filter((id) => !ids.includes(id));
  return [
    ...below,
    ...twice,
    ...missing.map((id) => createFault(json.file, `de groep "${id}" ontbreekt; zet haar terug`)),
  ];
}

function check(schema: z.ZodType, value: unknown, { file, locate }: Located): Fault[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return listFieldFaults(issues).map(({ path, message }) => createFault(file, message, locate(path)));
}
