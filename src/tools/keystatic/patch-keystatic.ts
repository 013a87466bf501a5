import type { Plugin } from 'vite';

import { dutch } from './dutch.ts';

/** Code of Keystatic and its replacement, in which `$&` stands for the original; `upstream/` has the first three as patches. */
export const fixes: [theirs: string, ours: string][] = [
  // Without an extra paragraph around an inline component in a table cell.
  ["componentConfig.kind === 'inline' && !(", "parentType?.name !== 'table_cell' && $&"],
  // An inline component does not split the link or bold text around it.
  ['childrenToProseMirrorNodes(node.children, nodeType)', '$&, state.marks'],
  // The arrow keys can stop between two components.
  ["content: 'block+',\n        defining: true,", '$& [independentForGapCursor]: true,'],
  // The message about restored changes stays visible.
  ['timeout: 8000', 'timeout: 60_000'],
  // Discarding changes asks for confirmation.
  ['            onReset();\n', '            if (confirm("Gooi je weg wat je niet bewaarde?")) onReset();\n'],
  [
    '            props.onReset();\n',
    '            if (confirm("Gooi je weg wat je niet bewaarde?")) props.onReset();\n',
  ],
  // A logout keeps unsaved changes, as an ended session does.
  ['Promise.all([clearObjectCache(), clearDrafts()])', 'clearObjectCache()'],
  // Dutch within expressions; messages about limits equal those of editors/problems/zod.ts.
  ["singular: 'entry',\n        plural: 'entries'", "singular: 'bestand',\n        plural: 'bestanden'"],
  ['`Must have at least ${pluralize(', '`Te kort: minstens ${pluralize('],
  ['`Must have at most ${pluralize(', '`Te lang: hooguit ${pluralize('],
  ['singular: "item"', 'singular: "onderdeel", plural: "onderdelen"'],
  ['singular: "change",\n            plural: "changes"', 'singular: "wijziging", plural: "wijzigingen"'],
  ["singular: 'change',\n        plural: 'changes'", "singular: 'wijziging', plural: 'wijzigingen'"],
  ['`${lastCount} selected`', '`${lastCount} gekozen`'],
  ['"aria-label": "Resize"', '"aria-label": "Breedte"'],
  // A button with the name of another, and one without a name.
  ['"aria-label": "Divider",\n        command: (state_0', '"aria-label": "Link",\n        command: (state_0'],
  [
    'jsxs(ActionButton, {\n        marginEnd: entryLayoutPane',
    'jsxs(ActionButton, {"aria-label": "Onderdeel invoegen", marginEnd: entryLayoutPane',
  ],
  // No requests to third parties: the editor uses the system font.
  [
    '/*#__PURE__*/jsx("link", {\n        href: "https://fonts.googleapis.com/css2?family=Inter:wght@400;500;600;700&display=swap",\n        rel: "stylesheet"\n      })',
    'null',
  ],
];

const literal = new RegExp(`(["'\`])(${Object.keys(dutch).map(RegExp.escape).join('|')})\\1`, 'g');

const fix = (code: string) => fixes.reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), code);

/** Translates Keystatic's code to Dutch and applies the fixes. */
export const patchKeystatic = (code: string): string =>
  fix(code).replace(literal, (_whole, quote: string, words: string) => quote + dutch[words] + quote);

/** Patches Keystatic in a bundle. */
export function keystaticPatches(): Plugin {
  return {
    name: 'keystatic-patches',
    transform: (code, id) => {
      if (/@keystatic.core.dist/.test(id)) return patchKeystatic(code);
      // Keystatic's design system has its own Dutch translations.
      return /@keystar.ui.dist/.test(id) ? fix(code) : undefined;
    },
  };
}
