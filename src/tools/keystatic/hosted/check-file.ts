import type { z } from 'astro/zod';
import { parse } from 'yaml';

import { listFieldFaults } from '../../../collections/faults/zod.ts';
import { ownPhotoKind, textKinds } from '../../../collections/kinds.ts';
import { folderKinds, type Content } from '../config.ts';
import { fillNames } from '../fields/checked-field.ts';
import { findJson, fromForm } from '../json-form.ts';
import { nameFields } from '../name-faults.ts';

/** A file of content/ as it is committed, in base64; throws what the build would refuse in its fields. */
export async function checkFile(path: string, contents: string, { singles }: Pick<Content, 'singles'>) {
  if (path.endsWith('.json')) {
    const row = findJson(path);
    const schema = await (row ?? ownPhotoKind).schema();
    const form: unknown = JSON.parse(decode(contents));
    const value = row ? fromForm(schema, form) : form;
    refuse(schema, value);
    return { path, contents: encode(`${JSON.stringify(value, null, 2)}\n`) };
  }
  const [, folder, slug] = /^content\/(.*)\/(.*)\.mdx$/.exec(path) ?? [];
  const kind =
    folderKinds.find((each) => textKinds[each].folder === folder) ??
    singles.find((single) => single.slug === slug)?.kind;
  if (folder && kind) {
    const [, yaml = ''] = /^---\n(.*?)^---/ms.exec(decode(contents)) ?? [];
    refuse(await textKinds[kind].schema(), parse(String(fillNames(yaml)), { customTags: ['timestamp'] }));
  }
  return { path, contents };
}

const decode = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
const encode = (text: string) => new TextEncoder().encode(text).toBase64();

function refuse(schema: z.ZodType, value: unknown): void {
  const { error } = schema.safeParse(value, { reportInput: true });
  if (error)
    throw new Error(
      listFieldFaults(error.issues)
        .map(({ message }) => nameFields(message, schema))
        .join('\n'),
    );
}
