import type { Page } from 'playwright/test';

import { listOverflow } from './layout.ts';

/** A line of text on the page, its position and size in px. */
type TextLine = Awaited<ReturnType<typeof readLines>>[number];

/** Reads every visible line of text, except in what stays in view while the page scrolls. */
export function readLines(page: Page) {
  return page.evaluate(() => {
    /** In px: letters may stick out of their box a little. */
    const slack = 2;
    const owners: Element[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const owner = text.parentElement;
      const words = text.textContent?.trim().slice(0, 40);
      if (!owner || !words || !isShown(owner)) continue;
      const shared = {
        name: `“${words}” in ${(owner.cloneNode() as Element).outerHTML}`,
        /** The same number means the same element. */
        owner: number(owner),
        /** In px as displayed, scaled with its drawing. */
        fontSize: measure(owner),
      };
      const range = document.createRange();
      range.selectNodeContents(text);
      // Collapsed spaces and line ends may have a box without width.
      for (const box of [...range.getClientRects()].filter(({ width }) => width > 0)) {
        const { left, right, top, bottom } = box;
        lines.push({ ...shared, left, right, top, bottom, isCut: isCut(owner, box) });
      }
    }
    return lines;

    /** Returns whether sighted readers see an element, and it scrolls with the page. */
    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const styles = listAround(element).map((each) => getComputedStyle(each));
      const isOver = ({ position, bottom }: CSSStyleDeclaration) =>
        position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
      return styles.every((style) => !isOver(style) && style.clipPath !== 'inset(50%)');
    }

    function number(element: Element): number {
      if (owners.at(-1) !== element) owners.push(element);
      return owners.length;
    }

    function measure(element: Element): number {
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      return scale * parseFloat(getComputedStyle(element).fontSize);
    }

    /** Returns whether a box cuts off the line without an ellipsis. */
    function isCut(element: Element, { left, right, top, bottom }: DOMRect): boolean {
      const around = listAround(element);
      const scrolling = around.findIndex((each) => /auto|scroll/.test(getComputedStyle(each).overflow));
      const hiding = around.slice(0, scrolling < 0 ? undefined : scrolling).filter((each) => {
        const { overflow, textOverflow } = getComputedStyle(each);
        return /hidden|clip/.test(overflow) && textOverflow !== 'ellipsis';
      });
      return hiding.some((each) => {
        const edge = each.getBoundingClientRect();
        const isCutSideways = left < edge.left - slack || right > edge.right + slack;
        return isCutSideways || top < edge.top - slack || bottom > edge.bottom + slack;
      });
    }

    function listAround(element: Element): Element[] {
      const parent = element.parentElement;
      return parent && element !== document.body ? [element, ...listAround(parent)] : [element];
    }
  });
}

/** Lists elements beyond the page, lines that overlap and lines cut off; pass `lines` if they were read already. */
export async function listMisfits(page: Page, width: number, lines?: TextLine[]): Promise<string[]> {
  const read = lines ?? (await readLines(page));
  const cut = read.filter(({ isCut }) => isCut).map(({ name }) => `cut off: ${name}`);
  return [...(await listOverflow(page, width)), ...findOverlaps(read), ...cut];
}

function findOverlaps(lines: TextLine[]): string[] {
  const bodies = lines.map((line) => ({ ...line, ...shrink(line) })).toSorted((a, b) => a.top - b.top);
  return bodies.flatMap((one, index) => {
    const below = bodies.slice(index + 1);
    const end = below.findIndex(({ top }) => top >= one.bottom);
    return below
      .slice(0, end < 0 ? undefined : end)
      .filter(({ owner, left, right }) => owner !== one.owner && left < one.right && right > one.left)
      .map((other) => `${one.name} lies over ${other.name}`);
  });
}

/** Keeps the middle half of a line's box: line boxes of a tight heading overlap. */
function shrink({ left, right, top, bottom }: TextLine) {
  const quarter = (bottom - top) / 4;
  return { left: left + 1, right: right - 1, top: top + quarter, bottom: bottom - quarter };
}

/** Lists the words broken across two lines in elements without automatic hyphenation. */
export function listCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const owner = text.parentElement;
      // Text for screen readers is one pixel wide.
      if (!owner?.checkVisibility() || owner.clientWidth === 1) continue;
      if (getComputedStyle(owner).hyphens === 'auto') continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (first && others.some(({ top }) => top >= first.bottom)) cut.push(word);
      }
    }
    return cut;
  });
}
