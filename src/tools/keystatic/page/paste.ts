import { keepXmlCharacters } from '../../../site/xml-characters.ts';

/** Elements that a text cannot contain, with their Dutch names. */
const leftOut: [selector: string, name: string][] = [
  ['img, [src]', 'afbeelding'],
  ['[href^="#_ftn"], [style*="mso-footnote-id"]', 'voetnoot'],
  ['[href^="#_msocom"], [style*="mso-comment"]', 'opmerking'],
];

const blocks = 'h1, h2, h3, h4, h5, h6, p, li';

/** Cleans pasted HTML of other programs before Keystatic reads it; calls `tell` with what was left out. */
export function cleanPastes(tell: (words: string) => void): void {
  const onPaste = (event: ClipboardEvent) => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isOwn = !event.isTrusted && event.clipboardData?.types.includes(cleaned);
    // HTML that was copied within the editor needs no cleaning.
    if (isOwn || html.includes('data-pm-slice') || !(event.target as Element).closest('.ProseMirror')) return;
    event.preventDefault();
    event.stopPropagation();
    const data = new DataTransfer();
    const { words, left } = cleanHtml(html);
    tell(left.length > 0 ? `Niet meegekomen: ${left.join(', ')}.` : '');
    data.setData('text/plain', keepXmlCharacters(text));
    if (html) data.setData('text/html', words);
    data.setData(cleaned, 'yes');
    const init = { clipboardData: data, bubbles: true, cancelable: true };
    event.target?.dispatchEvent(new ClipboardEvent('paste', init));
  };
  document.addEventListener('paste', onPaste, true);
}

/** Type that marks a cleaned paste, which passes the listener again. */
const cleaned = 'application/x-redactie';

/** Cleans HTML; `left` names the elements that were removed. */
function cleanHtml(html: string): { words: string; left: string[] } {
  const { body } = new DOMParser().parseFromString(keepXmlCharacters(html), 'text/html');
  const left = leftOut.flatMap(([selector, name]) => {
    const found = body.querySelectorAll(selector);
    for (const element of found) element.remove();
    return found.length > 0 ? `${name} (${found.length})` : [];
  });
  // A fragment points within the other document.
  for (const link of body.querySelectorAll('[href^="#"]')) link.replaceWith(...link.childNodes);
  for (const block of body.querySelectorAll(blocks)) if (!block.textContent.trim()) block.remove();
  for (const item of body.querySelectorAll('p[style*="mso-list:"]')) moveToList(item);
  for (const cell of body.querySelectorAll('td, th')) putOnOneLine(cell);
  const words = body.innerHTML.replace(/(?<=<\/?)h1\b/g, 'h2').replace(/(?<=<\/?)h[4-6]\b/g, 'h3');
  return { words, left };
}

/** Converts a list item of Word, which is a paragraph with a level and its own marker. */
function moveToList(item: Element): void {
  const mark = item.querySelector('[style*="mso-list:Ignore"]');
  const tag = /^\s*\w{1,3}[.)]/.test(mark?.textContent ?? '') ? 'OL' : 'UL';
  mark?.remove();
  const level = Number(/level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
  const above = item.previousElementSibling;
  let list = above?.matches(level > 1 ? 'ul, ol' : tag) ? above : undefined;
  if (!list) {
    list = document.createElement(tag);
    item.before(list);
  }
  for (let depth = 1; depth < level && list.lastElementChild; depth += 1) {
    const parent: Element = list.lastElementChild;
    const inner = parent.querySelector(':scope > ul, :scope > ol') ?? document.createElement(tag);
    parent.append(inner);
    list = inner;
  }
  const entry = document.createElement('li');
  entry.append(...item.childNodes);
  list.append(entry);
  item.remove();
}

/** Removes blocks from a table cell, which can only contain one line. */
function putOnOneLine(cell: Element): void {
  // In reverse order, because each block looks at the one before it.
  for (const block of [...cell.querySelectorAll(`${blocks}, ul, ol, div, br`)].reverse()) {
    const isNext = block.previousElementSibling?.matches('li');
    block.replaceWith(isNext ? '; ' : ' ', ...block.childNodes);
  }
}
