import { matchesGlob } from 'node:path';

import { jsonKinds, ownPhotoKind } from '../../../collections/kinds.ts';
import { describeKey } from '../../../collections/own-photos.ts';
import { stockPhotoKeys } from '../../../site/photos.ts';
import { readJsonFile } from '../../editors/json-file.ts';
import { checkJson } from '../../editors/rules/fields.ts';
import { fromForm } from '../json-form.ts';
import { keepJson } from './keep-json.ts';
import { refuse } from './refuse.ts';

/** The text to save of a JSON file, given the values that its form has. */
export async function prepareJson(file: string, before: string, asked: string): Promise<string> {
  const row = Object.values(jsonKinds).find((kind) => kind.file === file);
  const value: unknown = JSON.parse(asked);
  const text = await keepJson(before || '{}', row ? fromForm(await row.schema(), value) : value, file);
  const key = matchesGlob(file, ownPhotoKind.pattern) ? describeKey(file, stockPhotoKeys) : [];
  refuse(file, [...(await checkJson(readJsonFile(file, text))), ...key]);
  return text;
}
