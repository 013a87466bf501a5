import { createProblem, placeAt, type Problem } from '../problems/problem.ts';
import { noImage } from '../problems/html.ts';
import { blankCode } from '../../../content/markdown/prose.ts';
import type { TextFile } from '../files/text-file.ts';

const definition =
  /^[ >]*\[(?!\^)([^[\]\n]+)\]:[ \t]*(?:<[^>\n]*>|[^\s<]\S*)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?[ \t]*$/gm;
/** Matches `[words][name]`, `[name][]` and `![name]`. */
const reference = /(?<![\\\w])(!?)\[(?!\^)([^[\]\n]*)\](?:\[([^[\]\n]*)\])?/g;

/** Names ignore case and repeated spaces. */
const toId = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Reports images by reference, undefined references, and unused definitions. */
export function checkReferences({ file, body }: TextFile): Problem[] {
  const prose = blankCode(body);
  const definitions = [...prose.matchAll(definition)];
  const defined = new Set(definitions.map(([, name = '']) => toId(name)));
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const { 0: whole, 1: isPicture, 2: words = '', 3: name, index } of prose.matchAll(reference)) {
    // An inline link or image, or a definition.
    if (/[(:]/.test(prose.charAt(index + whole.length))) continue;
    const id = toId(name || words);
    const isLost = name !== undefined && !defined.has(id);
    const message = isPicture ? noImage : `${whole} wordt geen link; schrijf [${words}](/adres)`;
    used.add(id);
    if (isPicture || isLost) problems.push(createProblem(file, message, placeAt(prose, index)));
  }
  const idle = definitions.filter(([, name = '']) => !used.has(toId(name)));
  return [
    ...problems,
    ...idle.map(({ 1: name, index }) => {
      const message = `naar [${name}] verwijst niets; haal deze regel weg, of schrijf [tekst](/adres)`;
      return createProblem(file, message, placeAt(prose, index));
    }),
  ];
}
