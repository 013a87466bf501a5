import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { z } from 'astro/zod';

import { ContentError } from '../../../collections/faults/zod.ts';
import { jsonKinds, textKinds, type TextKind } from '../../../collections/kinds.ts';
import { claimSlug } from '../../../collections/loader.ts';
import { photoKeys } from '../../../site/photos.ts';
import { readBody } from '../../editors/body.ts';
import type { Fault } from '../../editors/fault.ts';
import { partSets } from '../../editors/part-sets.ts';
import { fillTextFile } from '../../editors/read-texts.ts';
import { readJsonFile } from '../../editors/json-file.ts';
import { checkFields, checkJson } from '../../editors/rules/fields.ts';
import { checkParts } from '../../editors/rules/parts.ts';
import { readTextFile } from '../../editors/text-file.ts';
import type { Content } from '../config.ts';
import { fromForm } from '../json-form.ts';
import { keepJson } from './keep-json.ts';
import { keepText } from './keep-text.ts';

/** What Keystatic asks to write and to delete; paths start below content/, contents are in base64. */
export interface Save {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

/**
 * A save that writes the files of the project at `root` as the site keeps them; throws a ContentError for what the
 * build would refuse.
 */
export async function prepareSave(save: Save, content: Content, root: string): Promise<Save> {
  const additions = await Promise.all(
    save.additions.map(async ({ path, contents }) => {
      // An entry with another address is a file with another name: what it was is in the file that goes.
      const names = [path, ...save.deletions.map((deletion) => deletion.path)];
      const old = names.map((name) => join(root, 'content', name)).find((name) => existsSync(name));
      const before = old ? await readFile(old, 'utf8') : '';
      const asked = Buffer.from(contents, 'base64').toString();
      const prepare = path.endsWith('.json') ? prepareJson : prepareText;
      const text = await prepare(`content/${path}`, before, asked, content, root);
      return { path, contents: Buffer.from(text).toString('base64') };
    }),
  );
  return { ...save, additions };
}

async function prepareJson(file: string, before: string, asked: string): Promise<string> {
  const row = Object.values(jsonKinds).find((kind) => kind.file === file);
  const value: unknown = JSON.parse(asked);
  const text = await keepJson(before, row ? fromForm(await row.schema(), value) : value, file);
  refuse(file, await checkJson(readJsonFile(file, text)));
  return text;
}

async function prepareText(
  file: string,
  before: string,
  asked: string,
  content: Content,
  root: string,
): Promise<string> {
  const slug = claimSlug(basename(file), dirname(file), new Map());
  const isHere = (folder: string) => dirname(file) === `content/${folder}`;
  const kind =
    content.singles.find((single) => single.slug === slug && isHere(textKinds[single.kind].folder))?.kind ??
    content.folders.find((name) => isHere(textKinds[name].folder));
  const text = keepText(before, asked, kind && (await readDefaults(kind)));
  if (!kind) return text;
  const read = fillTextFile(readTextFile(file, kind, text), root);
  const { nodes, faults } = readBody(read);
  const parts = checkParts(file, nodes, { parts: partSets[textKinds[kind].text], photos: photoKeys });
  refuse(file, [...(await checkFields(read)), ...faults, ...parts]);
  return text;
}

/** What a field is when it is left out. */
async function readDefaults(kind: TextKind): Promise<Record<string, unknown>> {
  const { shape } = (await textKinds[kind].schema()) as z.ZodObject;
  const rows = Object.entries(shape) as [string, z.ZodType][];
  return Object.fromEntries(rows.map(([name, schema]) => [name, schema.safeParse(undefined).data]));
}

function refuse(file: string, faults: Fault[]): void {
  if (faults.length > 0) {
    throw new ContentError(
      file,
      faults.map(({ message }) => message),
    );
  }
}
