import { matchesGlob } from 'node:path';

import type { z } from 'astro/zod';

import { caseCategoryIds } from '../../../content/case-category-ids.ts';
import { createProblem, type Problem, type Located } from '../problems/problem.ts';
import { listFieldProblems } from '../problems/zod.ts';
import type { JsonFile } from '../files/json-file.ts';
import { jsonFiles, photoWords } from '../files/json-files.ts';
import { importedFiles, collections } from '../files/collections.ts';
import { listValues } from '../files/list-values.ts';
import type { TextFile } from '../files/text-file.ts';

/** Validates the fields of a text against its schema. */
export async function checkFields(text: TextFile): Promise<Problem[]> {
  return text.fields === undefined
    ? []
    : check(await collections[text.collection].schema(), text.fields, text);
}

/** Validates a JSON file against its schema. */
export async function checkJson(json: JsonFile): Promise<Problem[]> {
  const isPhoto = matchesGlob(json.file, photoWords.file);
  const row = isPhoto ? photoWords : importedFiles.find(({ file }) => file === json.file);
  if (row === undefined || json.value === undefined) return [];
  return [...check(await row.schema(), json.value, json), ...checkIds(json)];
}

/** Reports duplicate ids, of which pages show the last, and missing groups of cases. */
function checkIds({ file, value: values, locate }: JsonFile): Problem[] {
  return listValues(values).flatMap(({ path, value }) => {
    if (!Array.isArray(value)) return [];
    const ids = value.map((item) => (item as { id?: unknown } | null)?.id);
    const twice = ids.flatMap((id, index) => {
      if (typeof id !== 'string' || ids.indexOf(id) === index) return [];
      const message = `"${id}" staat er twee keer; geef er een een andere id, of haal er een weg`;
      return [createProblem(file, message, locate([...path, index, 'id']))];
    });
    const isGroups = file === jsonFiles.caseCategories.file && path[0] === 'categories';
    const missing = caseCategoryIds.filter((id) => isGroups && !ids.includes(id));
    return [
      ...twice,
      ...missing.map((id) => createProblem(file, `de groep "${id}" ontbreekt; zet haar terug`)),
    ];
  });
}

function check(schema: z.ZodType, value: unknown, { file, locate }: Located): Problem[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return listFieldProblems(issues).map(({ path, message }) => createProblem(file, message, locate(path)));
}
