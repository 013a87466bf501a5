import type { Plugin } from 'vite';

import { dutch } from './dutch.ts';

/** Code of Keystatic's that is replaced; `$&` stands for theirs. `upstream/` offers the first three to its makers. */
export const fixes: [theirs: string, ours: string][] = [
  // An inline part in a table's cell gets a paragraph too many.
  ["componentConfig.kind === 'inline' && !(", "parentType?.name !== 'table_cell' && $&"],
  // An inline part within a link or bold text splits it in two.
  ['childrenToProseMirrorNodes(node.children, nodeType)', '$&, state.marks'],
  // The arrows stop between two parts.
  ["content: 'block+',\n        defining: true,", '$& [independentForGapCursor]: true,'],
  // That words were restored stays in view.
  ['timeout: 8000', 'timeout: undefined'],
  // Throwing away asks first.
  ['            onReset();\n', '            if (confirm("Gooi je weg wat je niet bewaarde?")) onReset();\n'],
  [
    '            props.onReset();\n',
    '            if (confirm("Gooi je weg wat je niet bewaarde?")) props.onReset();\n',
  ],
  // Dutch within an expression; limits as in a build: editors/faults/zod.ts.
  ["singular: 'entry',\n        plural: 'entries'", "singular: 'bestand',\n        plural: 'bestanden'"],
  ['`Must have at least ${pluralize(', '`Te kort: minstens ${pluralize('],
  ['`Must have at most ${pluralize(', '`Te lang: hooguit ${pluralize('],
  ['singular: "item"', 'singular: "onderdeel", plural: "onderdelen"'],
  // No third party: the editor uses the system font.
  [
    '/*#__PURE__*/jsx("link", {\n        href: "https://fonts.googleapis.com/css2?family=Inter:wght@400;500;600;700&display=swap",\n        rel: "stylesheet"\n      })',
    'null',
  ],
];

const literal = new RegExp(`(["'\`])(${Object.keys(dutch).map(RegExp.escape).join('|')})\\1`, 'g');

/** Keystatic's code in Dutch, with our fixes. */
export function patchKeystatic(code: string): string {
  return fixes
    .reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), code)
    .replace(literal, (_whole, quote: string, words: string) => quote + dutch[words] + quote);
}

/** Patches Keystatic where it is bundled. */
export function keystaticPatches(): Plugin {
  return {
    name: 'keystatic-patches',
    transform: (code, id) => (/@keystatic.core.dist/.test(id) ? patchKeystatic(code) : undefined),
  };
}
