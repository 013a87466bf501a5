import { keepXmlCharacters } from '../../../site/xml-characters.ts';
import { showNotice } from './notice.ts';

/** What a text cannot hold, and what the notice calls it. */
const leftOut: [selector: string, name: string][] = [
  ['img, [src]', 'afbeelding'],
  ['[href^="#_ftn"], [style*="mso-footnote-id"]', 'voetnoot'],
  ['[href^="#_msocom"], [style*="mso-comment"]', 'opmerking'],
];

const headings = 'h1, h2, h3, h4, h5, h6';
const blocks = `${headings}, p, li`;

/** Where one types: in the text, or in a cell of a table. */
const cursor = () => getSelection()?.anchorNode;
const isInCell = () => cursor()?.parentElement?.closest('td, th') != null;

/** Plain text as the editor's: a cell holds one line. */
export const cleanText = (text: string): string => {
  const kept = keepXmlCharacters(text);
  return isInCell() ? kept.trim().replace(/\s*\n\s*/g, ' ') : kept;
};

/** HTML of another program as the editor's: its lists and headings stay, and a notice names what is left out. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(keepXmlCharacters(html), 'text/html');
  const tables = body.querySelectorAll('table');
  if (isInCell() && tables.length === 0) {
    putOnOneLine(body);
    return body.innerHTML;
  }
  // A text of the editor's own.
  if (html.includes('data-pm-slice')) return html;
  const gone = leftOut.flatMap(([selector, name]) => {
    const found = body.querySelectorAll(selector);
    for (const element of found) element.remove();
    return found.length > 0 ? `${name} (${found.length})` : [];
  });
  // Such a link leads to a place in the other document.
  for (const link of body.querySelectorAll('[href^="#"]')) link.replaceWith(...link.childNodes);
  for (const block of body.querySelectorAll(blocks)) if (!block.textContent.trim()) block.remove();
  for (const item of body.querySelectorAll('p[style*="mso-list:"]')) moveToList(item);
  tables.forEach(fitTable);
  if (gone.length > 0) {
    const text = `Niet meegekomen: ${gone.join(', ')}. Een foto zet je erbij met het onderdeel ‘Foto’.`;
    showNotice('Geplakt', [{ text }]);
  }
  // The words that come first go on in the paragraph of the cursor, but not those of a heading or a list.
  const around = cursor();
  const apart = around?.parentElement?.closest('li') ? headings : `${headings}, li`;
  if (around?.nodeName === '#text' && body.querySelector(blocks)?.matches(apart))
    body.prepend(document.createElement('p'));
  return body.innerHTML.replace(/(?<=<\/?)h1\b/g, 'h2').replace(/(?<=<\/?)h[4-6]\b/g, 'h3');
}

/** Word's items are paragraphs that say their level, and draw their own mark. */
function moveToList(item: Element): void {
  const mark = item.querySelector('[style*="mso-list:Ignore"]');
  const kind = /^\s*\w{1,3}[.)]/.test(mark?.textContent ?? '') ? 'OL' : 'UL';
  mark?.remove();
  const level = Number(/level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
  const above = item.previousElementSibling;
  let list = above?.matches(level > 1 ? 'ul, ol' : kind) ? above : undefined;
  if (!list) {
    list = document.createElement(kind);
    item.before(list);
  }
  for (let depth = 1; depth < level && list.lastElementChild; depth += 1) {
    const owner: Element = list.lastElementChild;
    const inner = owner.querySelector(':scope > ul, :scope > ol') ?? document.createElement(kind);
    owner.append(inner);
    list = inner;
  }
  const entry = document.createElement('li');
  entry.append(...item.childNodes);
  list.append(entry);
  item.remove();
}

/** The words of an element without its paragraphs, lists and tables. */
function putOnOneLine(element: Element): void {
  const found = [
    ...element.querySelectorAll(
      `${blocks}, ul, ol, blockquote, pre, div, br, hr, table, tbody, thead, tr, td, th`,
    ),
  ];
  // From the last, while the one before is still there.
  for (const block of found.reverse()) {
    const isNext = block.previousElementSibling?.matches('li');
    block.replaceWith(isNext ? '; ' : ' ', ...block.childNodes);
  }
}

/** A table as the editor's: a line of words in each cell, which is as wide and high as the others. */
function fitTable(table: HTMLTableElement): void {
  const rows = [...table.rows];
  for (const [index, { cells }] of rows.entries())
    // A copy: cells are added and removed below.
    for (const cell of Array.from(cells)) {
      putOnOneLine(cell);
      const { cellIndex, colSpan, rowSpan } = cell;
      for (const row of rows.slice(index, index + rowSpan))
        for (let column = row.contains(cell) ? 1 : 0; column < colSpan; column += 1)
          row.insertCell(Math.min(cellIndex + column, row.cells.length));
      cell.colSpan = 1;
      cell.rowSpan = 1;
    }
}
