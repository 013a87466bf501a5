import { createFault, placeAt, type Fault } from '../faults/fault.ts';
import { noImage } from '../faults/html.ts';
import { blankCode } from '../../../content/markdown/prose.ts';
import type { TextFile } from '../files/text-file.ts';

const definition =
  /^[ >]*\[(?!\^)([^[\]\n]+)\]:[ \t]*(?:<[^>\n]*>|[^\s<]\S*)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?[ \t]*$/gm;
/** `[words][name]`, `[name][]`, and pictures also as `![name]`. */
const reference = /(?<![\\\w])(!?)\[(?!\^)([^[\]\n]*)\](?:\[([^[\]\n]*)\])?/g;

/** Links and pictures by a name: pictures, names that nothing defines, and definitions that nothing uses. */
export function checkReferences({ file, body }: Pick<TextFile, 'file' | 'body'>): Fault[] {
  const prose = blankCode(body);
  const names = Array.from(prose.matchAll(definition), ({ 1: name = '', index }) => ({
    id: toId(name),
    name,
    index,
  }));
  const used = new Set<string>();
  const faults: Fault[] = [];
  for (const { 0: whole, 1: isPicture, 2: words = '', 3: name, index } of prose.matchAll(reference)) {
    const next = prose[index + whole.length];
    // A link with its address, a picture with its own, or a definition.
    if (next === '(' || next === ':') continue;
    const id = toId(name || words);
    used.add(id);
    const place = placeAt(prose, index);
    if (isPicture) faults.push(createFault(file, noImage, place));
    else if (name !== undefined && !names.some((each) => each.id === id))
      faults.push(createFault(file, `${whole} wordt geen link; schrijf [${words}](/adres)`, place));
  }
  const idle = names.filter(({ id }) => !used.has(id));
  return [
    ...faults,
    ...idle.map(({ name, index }) =>
      createFault(
        file,
        `naar [${name}] verwijst niets; haal deze regel weg, of schrijf [tekst](/adres)`,
        placeAt(prose, index),
      ),
    ),
  ];
}

/** Names are the same whatever their capitals and spaces. */
const toId = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
