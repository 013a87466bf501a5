import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What an attribute of a part may be. */
interface Attribute {
  optional: boolean;
  /** The only values there are; empty when any will do. */
  choices: string[];
}

/** What an editor may use in a text: the name of a part → its attributes. */
export type Parts = ReadonlyMap<string, ReadonlyMap<string, Attribute>>;

/** The parts in the map of src/components/mdx/parts.ts, with their own props. */
export async function readParts(root: string): Promise<Parts> {
  const folder = join(root, 'src/components/mdx');
  const map = /mdxParts = \{([^}]*)\}/.exec(await readFile(join(folder, 'parts.ts'), 'utf8'))?.[1] ?? '';
  const names = map.split(',').map((name) => name.trim());
  const parts = names.filter((name) => /^[A-Z]\w*$/.test(name));
  return new Map(
    await Promise.all(
      parts.map(async (name) => {
        const source = await readFile(join(folder, `${name}.astro`), 'utf8');
        return [name, readAttributes(source)] as const;
      }),
    ),
  );
}

function readAttributes(source: string): Map<string, Attribute> {
  const props = /interface Props \{(.*?)\n\}/s.exec(source)?.[1] ?? '';
  return new Map(
    [...props.matchAll(/^ {2}(\w+)(\?)?: (.*)$/gm)].map(([, name = '', optional, type = '']) => [
      name,
      {
        optional: optional !== undefined,
        choices: [...type.matchAll(/'([^']*)'/g)].map(([, choice = '']) => choice),
      },
    ]),
  );
}
