import { htmlToHast, type HastNode } from 'satteri';

/** What HTML without styles puts on lines of its own; everything else stands in a line. */
const blocks = new Set(
  (
    'address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 head header hr html legend li main nav ol option p pre section summary table tbody td ' +
    'tfoot th thead tr ul'
  ).split(' '),
);
const fields = new Set(['input', 'select', 'textarea']);
const unread = new Set(['script', 'style', 'template', 'title']);

/** Text, or where an element in a line begins or ends. */
type Piece = { text: string } | { edge: '<' | '>' };

/** Words that run together where a page is read without styles: of two elements side by side, or of one and its text. */
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
  // A comma may follow an element at once, a letter or bracket may not.
  return edges.includes('><') || (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(after));
}

function* readPieces(node: HastNode): Generator<Piece> {
  if (node.type === 'text') yield { text: node.value };
  if (!('children' in node)) return;
  const name = node.type === 'element' ? node.tagName : '';
  if (unread.has(name)) return;
  const isBlock = blocks.has(name);
  yield isBlock ? { text: ' ' } : { edge: '<' };
  if (fields.has(name)) yield { text: '[ ]' };
  else for (const child of node.children) yield* readPieces(child);
  yield isBlock ? { text: ' ' } : { edge: '>' };
}
