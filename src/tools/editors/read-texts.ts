import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createFiller } from '../../collections/fill.ts';
import { textKinds, type TextKind } from '../../collections/kinds.ts';
import { readTextFile, type TextFile } from './text-file.ts';

/** Every MDX file that the site reads, in the project at `root`, with its counts and lists filled: kind by kind, each by name. */
export async function readTexts(root: string): Promise<TextFile[]> {
  const kinds = Object.entries(textKinds) as [TextKind, (typeof textKinds)[TextKind]][];
  const lists = await Promise.all(
    kinds.map(async ([kind, { folder, pattern }]) => {
      const names = await Array.fromAsync(glob(pattern, { cwd: join(root, 'content', folder) }));
      return Promise.all(
        names.sort().map(async (name) => {
          const file = `content/${folder}/${name.replaceAll('\\', '/')}`;
          return fillTextFile(readTextFile(file, kind, await readFile(join(root, file), 'utf8')), root);
        }),
      );
    }),
  );
  return lists.flat();
}

/** A text with the counts and lists of the project at `root` filled. */
export function fillTextFile(text: TextFile, root: string): TextFile {
  const fill = createFiller(root, new Date());
  return { ...text, fields: fill.fields(text.fields), body: fill.body(text.body, ' ') };
}
