import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What an editor may use in a text: the name of a part → its attributes, and whether each may be left out. */
export type Parts = ReadonlyMap<string, ReadonlyMap<string, { optional: boolean }>>;

/** The parts in src/components/mdx, read from their own props. */
export async function readParts(root: string): Promise<Parts> {
  const folder = join(root, 'src/components/mdx');
  const files = await Array.fromAsync(glob('*.astro', { cwd: folder }));
  const parts = await Promise.all(
    files.map(async (file) => {
      const props =
        /interface Props \{(.*?)\n\}/s.exec(await readFile(join(folder, file), 'utf8'))?.[1] ?? '';
      const attributes = [...props.matchAll(/^ {2}(\w+)(\?)?:/gm)].map(
        ([, name = '', optional]) => [name, { optional: optional !== undefined }] as const,
      );
      return [basename(file, '.astro'), new Map(attributes)] as const;
    }),
  );
  return new Map(parts);
}
