import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, posix } from 'node:path';

import { z } from 'astro/zod';

import { photoSchema } from '../../../site/photo-schema.ts';
import { photoFolder } from '../../../site/photo-folder.ts';
import { createProblem, type Problem } from '../problems/problem.ts';
import { describePicture } from '../problems/picture.ts';
import type { JsonFile } from '../files/json-file.ts';
import { photoWords } from '../files/json-files.ts';
import { listFiles } from '../files/list-files.ts';
import { kebabCase } from './names.ts';

/** The key of a photo is the name of its folder. */
const keyOf = (file: string) => file.split('/').at(-2) ?? '';

const listWords = (jsonFiles: JsonFile[]) =>
  jsonFiles.filter(({ file }) => matchesGlob(file, photoWords.file));

/** Returns the keys of all photos. */
export const listPhotos = (jsonFiles: JsonFile[]): string[] =>
  listWords(jsonFiles).map(({ file }) => keyOf(file));

/** Reports invalid keys, unusable pictures, and pictures without a JSON file. */
export async function checkPhotos(root: string, jsonFiles: JsonFile[]): Promise<Problem[]> {
  const files = listFiles(`${photoFolder}/**/*.*`, root).filter((file) => !/\/\./.test(file));
  const named: string[] = [];
  const problems: Problem[] = [];
  for (const { file, value, locate } of listWords(jsonFiles)) {
    const key = keyOf(file);
    if (!kebabCase.test(key)) {
      const message = `de map "${key}" is de sleutel: alleen kleine letters, cijfers en streepjes`;
      problems.push(createProblem(file, message));
    }
    const { success, data } = z.object(photoSchema.shape).safeParse(value);
    if (success && data.file) {
      const picture = posix.join(dirname(file), data.file);
      const reason = await describeFile(join(root, picture), data.file);
      named.push(picture);
      if (reason) problems.push(createProblem(file, `foto "${data.file}": ${reason}`, locate(['file'])));
    }
    // The schema checks the JSON; any file beside it may be the picture.
    if (!success) named.push(...files.filter((other) => dirname(other) === dirname(file)));
  }
  const unnamed = files.filter((file) => !named.includes(file) && !/\.(json|mdx?)$/.test(file));
  return [...problems, ...unnamed.map((file) => createProblem(file, describeUnnamed(file)))];
}

async function describeFile(path: string, name: string): Promise<string | undefined> {
  if (existsSync(path)) return describePicture(readFileSync(path), name);
  return 'staat niet in deze map; zet hem erin, of verbeter de naam';
}

const describeUnnamed = (file: string) =>
  matchesGlob(file, `${photoFolder}/*/*`)
    ? 'geen index.json in deze map noemt dit bestand; geef het woorden of haal het weg'
    : `zet dit bestand in een eigen map in ${photoFolder}, met een index.json ernaast`;
