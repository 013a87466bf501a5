import type { Plugin } from 'vite';

import { dutch } from './dutch.ts';

/** Code of Keystatic's, and of its parts, that is replaced; `$&` stands for theirs. `upstream/` offers the first three to its makers. */
export const fixes: [theirs: string, ours: string][] = [
  // An inline part in a table's cell gets a paragraph too many.
  ["componentConfig.kind === 'inline' && !(", "parentType?.name !== 'table_cell' && $&"],
  // An inline part within a link or bold text splits it in two.
  ['childrenToProseMirrorNodes(node.children, nodeType)', '$&, state.marks'],
  // The arrows stop between two parts.
  ["content: 'block+',\n        defining: true,", '$& [independentForGapCursor]: true,'],
  // That words were restored stays in view.
  ['timeout: 8000', 'timeout: 60_000'],
  // Throwing away asks first.
  ['            onReset();\n', '            if (confirm("Gooi je weg wat je niet bewaarde?")) onReset();\n'],
  [
    '            props.onReset();\n',
    '            if (confirm("Gooi je weg wat je niet bewaarde?")) props.onReset();\n',
  ],
  // Logging out keeps what was not saved, as a login that is over does.
  ['Promise.all([clearObjectCache(), clearDrafts()])', 'clearObjectCache()'],
  // Dutch within an expression; limits as in a build: editors/problems/zod.ts.
  ["singular: 'entry',\n        plural: 'entries'", "singular: 'bestand',\n        plural: 'bestanden'"],
  ['`Must have at least ${pluralize(', '`Te kort: minstens ${pluralize('],
  ['`Must have at most ${pluralize(', '`Te lang: hooguit ${pluralize('],
  ['singular: "item"', 'singular: "onderdeel", plural: "onderdelen"'],
  ['singular: "change",\n            plural: "changes"', 'singular: "wijziging", plural: "wijzigingen"'],
  ["singular: 'change',\n        plural: 'changes'", "singular: 'wijziging', plural: 'wijzigingen'"],
  ['`${lastCount} selected`', '`${lastCount} gekozen`'],
  ['"aria-label": "Resize"', '"aria-label": "Breedte"'],
  // A button that is called after another, and one without a name.
  ['"aria-label": "Divider",\n        command: (state_0', '"aria-label": "Link",\n        command: (state_0'],
  [
    'jsxs(ActionButton, {\n        marginEnd: entryLayoutPane',
    'jsxs(ActionButton, {"aria-label": "Onderdeel invoegen", marginEnd: entryLayoutPane',
  ],
  // No third party: the editor uses the system font.
  [
    '/*#__PURE__*/jsx("link", {\n        href: "https://fonts.googleapis.com/css2?family=Inter:wght@400;500;600;700&display=swap",\n        rel: "stylesheet"\n      })',
    'null',
  ],
];

const literal = new RegExp(`(["'\`])(${Object.keys(dutch).map(RegExp.escape).join('|')})\\1`, 'g');

const fix = (code: string) => fixes.reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), code);

/** Keystatic's code in Dutch, with our fixes. */
export const patchKeystatic = (code: string): string =>
  fix(code).replace(literal, (_whole, quote: string, words: string) => quote + dutch[words] + quote);

/** Patches Keystatic where it is bundled. */
export function keystaticPatches(): Plugin {
  return {
    name: 'keystatic-patches',
    transform: (code, id) => {
      if (/@keystatic.core.dist/.test(id)) return patchKeystatic(code);
      // Its parts, which have a Dutch of their own.
      return /@keystar.ui.dist/.test(id) ? fix(code) : undefined;
    },
  };
}
