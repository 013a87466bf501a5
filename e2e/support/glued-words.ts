import { htmlToHast, type HastNode } from 'satteri';

/** Elements that an unstyled page sets apart from the text around them; all others count as inline. */
const blocks = new Set(
  (
    'address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 head header hr html legend li main nav ol option p pre section summary table tbody td ' +
    'tfoot th thead tr ul'
  ).split(' '),
);
const fields = new Set(['input', 'select', 'textarea']);
const skipped = new Set(['script', 'style', 'template', 'title']);

/** Text, or the start or end of an inline element. */
type Piece = { text: string } | { edge: '<' | '>' };

/** Lists words that run together without styles, where elements touch each other or the text beside them. */
export function listGluedWords(html: string): string[] {
  const glued: string[] = [];
  let before = '';
  let edges = '';
  for (const piece of readPieces(htmlToHast(html))) {
    if ('edge' in piece) {
      edges += piece.edge;
      continue;
    }
    if (isGlued(before, edges, piece.text)) glued.push(`${before.slice(-30)}|${piece.text.slice(0, 30)}`);
    before = piece.text;
    edges = '';
  }
  return glued;
}

function isGlued(before: string, edges: string, after: string): boolean {
  if (edges === '' || /\s$|^$/.test(before) || /^\s|^$/.test(after)) return false;
  // Punctuation may touch an element, a letter, digit or opening bracket may not; two elements must never touch.
  return edges.includes('><') || (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(after));
}

function* readPieces(node: HastNode): Generator<Piece> {
  if (node.type === 'text') yield { text: node.value };
  if (!('children' in node)) return;
  const name = node.type === 'element' ? node.tagName : '';
  if (skipped.has(name)) return;
  const isBlock = blocks.has(name);
  yield isBlock ? { text: ' ' } : { edge: '<' };
  if (fields.has(name)) yield { text: '[ ]' };
  else for (const child of node.children) yield* readPieces(child);
  yield isBlock ? { text: ' ' } : { edge: '>' };
}
