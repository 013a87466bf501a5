import { basename, dirname } from 'node:path';

import type { z } from 'astro/zod';

import { textKinds, type TextKind } from '../../../collections/kinds.ts';
import { describeName } from '../../../collections/loader.ts';
import { parseTextFile } from '../../../collections/text-file.ts';
import { listPhotoKeys } from '../../../site/photos.ts';
import { readBody } from '../../editors/body.ts';
import { partSets } from '../../editors/part-sets.ts';
import { expandTextFile } from '../../editors/read-texts.ts';
import { checkFields } from '../../editors/rules/fields.ts';
import { checkParts } from '../../editors/rules/parts.ts';
import { checkScreens } from '../../editors/rules/screens.ts';
import type { Content } from '../config.ts';
import { keepText } from './keep-text.ts';
import { refuse } from './refuse.ts';

/** The text to save of an MDX file, given what the editor writes. */
export async function prepareText(
  file: string,
  before: string,
  asked: string,
  content: Content,
  root: string,
): Promise<string> {
  const slug = basename(file, '.mdx');
  refuse(
    file,
    describeName({ file, slug }, []).map((message) => ({ message })),
  );
  const isHere = (folder: string) => dirname(file) === `content/${folder}`;
  const kind =
    content.singles.find((single) => single.slug === slug && isHere(textKinds[single.kind].folder))?.kind ??
    content.folders.find((name) => isHere(textKinds[name].folder));
  const text = keepText(before, asked, kind && (await readDefaults(kind)));
  if (!kind) return text;
  const read = expandTextFile(parseTextFile(file, kind, text), root);
  const { nodes, faults } = readBody(read);
  const parts = checkParts(file, nodes, { parts: partSets[textKinds[kind].text], photos: listPhotoKeys() });
  refuse(file, [...(await checkFields(read)), ...faults, ...parts, ...checkScreens(read)]);
  return text;
}

/** What a field is when it is left out. */
async function readDefaults(kind: TextKind): Promise<Record<string, unknown>> {
  const { shape } = (await textKinds[kind].schema()) as z.ZodObject;
  const rows = Object.entries(shape) as [string, z.ZodType][];
  return Object.fromEntries(rows.map(([name, schema]) => [name, schema.safeParse(undefined).data]));
}
