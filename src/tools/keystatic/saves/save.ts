import { basename, extname, matchesGlob } from 'node:path';

import { describePicture } from '../../editors/faults/picture.ts';
import { ContentError, type Fault } from '../../editors/faults/fault.ts';
import { parseJsonFile, type JsonFile } from '../../editors/files/json-file.ts';
import { ownPhotoWords } from '../../editors/files/json-files.ts';
import { textKinds } from '../../editors/files/kinds.ts';
import { describeKey } from '../../editors/rules/own-photo-files.ts';
import { findTextKind, parseTextFile, type TextFile } from '../../editors/files/text-file.ts';
import { ownPhotoFolder } from '../../../site/own-photos.ts';
import { listPhotoKeys, listStockPhotoKeys } from '../../../site/photos.ts';
import { readBody } from '../../editors/body.ts';
import { checkInputs } from '../../editors/check-inputs.ts';
import { partSets } from '../../editors/part-sets.ts';
import { checkFields, checkJson } from '../../editors/rules/fields.ts';
import { checkParts } from '../../editors/rules/parts.ts';
import { listNameFaults } from '../../editors/rules/names.ts';
import { findJson, fromForm } from '../forms/json-form.ts';
import { nameFault, nameFields } from './name-faults.ts';

/** What Keystatic asks to write and to delete; paths are below content/, contents in base64. */
export interface Save {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

const readBytes = (contents: string) => Uint8Array.from(atob(contents), (char) => char.charCodeAt(0));

/** The text of a file in a save. */
export const readContents = (contents: string) => new TextDecoder().decode(readBytes(contents));

/** A text as a save holds it. */
export const toContents = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** The save with each form as its JSON file; throws a ContentError for what the build would refuse. */
export async function prepareSave(save: Save): Promise<Save> {
  const additions = await Promise.all(
    save.additions.map(async ({ path, contents }) => {
      const file = `content/${path}`;
      if (extname(file) === '.json') {
        return { path, contents: toContents(await writeJson(file, readContents(contents))) };
      }
      if (file.startsWith(`${ownPhotoFolder}/`)) await checkPicture(file, readBytes(contents));
      else await checkText(file, readContents(contents));
      return { path, contents };
    }),
  );
  return { ...save, additions };
}

async function writeJson(file: string, written: string): Promise<string> {
  const row = findJson(file);
  const form = readJson(file, written).value;
  const schema = await (row ?? ownPhotoWords).schema();
  const text = `${JSON.stringify(row ? fromForm(schema, form) : form, null, 2)}\n`;
  const faults = (await checkJson(readJson(file, text))).map(({ message }) => ({
    message: nameFields(message, schema),
  }));
  const key = matchesGlob(file, ownPhotoWords.file) ? describeKey(file, listStockPhotoKeys()) : [];
  refuse(file, [...faults, ...key.map(({ message }) => ({ message }))]);
  return text;
}

function readJson(file: string, text: string): JsonFile {
  const json = parseJsonFile(file, text);
  refuse(file, json.faults);
  return json;
}

async function checkPicture(file: string, bytes: Uint8Array): Promise<void> {
  const fault = await describePicture(bytes, basename(file));
  if (fault) refuse(file, [{ message: `foto "${basename(file)}": ${fault}` }]);
}

async function checkText(file: string, written: string): Promise<void> {
  const kind = findTextKind(file);
  if (!kind) return;
  const found = await listTextFaults(parseTextFile(file, kind, written));
  refuse(
    file,
    await Promise.all(found.map(async (fault) => ({ message: await nameFault(fault, kind, written) }))),
  );
}

/** What the build would refuse in a text by itself. */
export async function listTextFaults(text: TextFile): Promise<Fault[]> {
  const { file, kind } = text;
  const names = listNameFaults(text, []);
  const { nodes, faults } = readBody(text);
  const parts = checkParts(file, nodes, { parts: partSets[textKinds[kind].text], photos: listPhotoKeys() });
  const inputs = checkInputs(text, { nodes }, new Date()).filter(({ tip }) => !tip);
  const own = [...names, ...text.faults, ...(await checkFields(text)), ...faults, ...parts];
  return [...own, ...inputs];
}

function refuse(file: string, faults: { message: string }[]): void {
  if (faults.length > 0) throw new ContentError(file, faults);
}
