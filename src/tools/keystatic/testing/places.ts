import { z } from 'astro/zod';

import { jsonKinds, textKinds, type TextKind } from '../../../collections/kinds.ts';
import { readTexts } from '../../editors/read-texts.ts';
import { readContent } from '../read-content.ts';

/** A file, and where the editor opens it. */
export interface Place {
  file: string;
  /** Below /keystatic. */
  path: string;
  /** Whether the form is a list, whose rows open a form of their own. */
  isList: boolean;
}

/** One file of each kind of content in the project at `root`. */
export async function listPlaces(root: string): Promise<Place[]> {
  const [{ folders }, texts] = await Promise.all([readContent(root), readTexts(root)]);
  const inTexts = (Object.keys(textKinds) as TextKind[]).flatMap((kind) => {
    const text = texts.find((each) => each.kind === kind);
    if (!text) return [];
    const inFolder = `collection/${textKinds[kind].folder}/item/${text.slug}`;
    const path = folders.includes(kind) ? inFolder : `singleton/pagina-${text.slug}`;
    return { file: text.file, path, isList: false };
  });
  const inData = await Promise.all(
    Object.entries(jsonKinds).map(async ([kind, { file, schema }]) => {
      return { file, path: `singleton/${kind}`, isList: !((await schema()) instanceof z.ZodObject) };
    }),
  );
  return [...inTexts, ...inData];
}
