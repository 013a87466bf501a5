import type { Page } from 'playwright/test';

/** A line of text as it stands on the page, in px. */
export interface TextLine {
  /** Its text and the element that holds it. */
  name: string;
  /** Same number, same element. */
  owner: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** As displayed, whatever the scale of a drawing. */
  fontSize: number;
  /** Part of it lies outside a box that hides what does not fit, without saying so with three dots. */
  isCut: boolean;
}

/** Every line of text that can be seen and scrolls with the page. */
export function readLines(page: Pick<Page, 'evaluate'>): Promise<TextLine[]> {
  return page.evaluate(() => {
    const slack = 2;
    const owners: Element[] = [];
    const lines: TextLine[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const owner = text.parentElement;
      const words = text.textContent?.trim().slice(0, 40);
      if (!owner || !words || !isShown(owner)) continue;
      if (owners.at(-1) !== owner) owners.push(owner);
      const name = `“${words}” in ${(owner.cloneNode() as Element).outerHTML}`;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        const { left, right, top, bottom } = box;
        const place = { left, right, top, bottom };
        lines.push({
          name,
          owner: owners.length,
          ...place,
          fontSize: measure(owner),
          isCut: isCut(owner, box),
        });
      }
    }
    return lines;

    /** Neither chrome that lies over the page nor what only screen readers get. */
    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const styles = listAround(element).map((each) => getComputedStyle(each));
      return styles.every(({ position, clipPath }) => position !== 'fixed' && clipPath !== 'inset(50%)');
    }

    function measure(element: Element): number {
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      return scale * parseFloat(getComputedStyle(element).fontSize);
    }

    function isCut(element: Element, { left, right, top, bottom }: DOMRect): boolean {
      const around = listAround(element);
      const scrolling = around.findIndex((each) => /auto|scroll/.test(getComputedStyle(each).overflow));
      const hiding = around.slice(0, scrolling < 0 ? undefined : scrolling).filter((each) => {
        const { overflow, textOverflow } = getComputedStyle(each);
        return /hidden|clip/.test(overflow) && textOverflow !== 'ellipsis';
      });
      return hiding.some((each) => {
        const edge = each.getBoundingClientRect();
        const sideways = left < edge.left - slack || right > edge.right + slack;
        return sideways || top < edge.top - slack || bottom > edge.bottom + slack;
      });
    }

    function listAround(element: Element): Element[] {
      const parent = element.parentElement;
      return parent && element !== document.body ? [element, ...listAround(parent)] : [element];
    }
  });
}

/** The pairs of lines that lie over one another, by name. */
export function findOverlaps(lines: TextLine[]): string[] {
  const bodies = lines.map((line) => ({ ...line, ...shrink(line) })).toSorted((a, b) => a.top - b.top);
  return bodies.flatMap((one, index) => {
    const below = bodies.slice(index + 1);
    const end = below.findIndex(({ top }) => top >= one.bottom);
    return below
      .slice(0, end < 0 ? undefined : end)
      .filter(({ owner, left, right }) => owner !== one.owner && left < one.right && right > one.left)
      .map((other) => `${one.name} and ${other.name}`);
  });
}

/** The part of a line's box that letters fill: lines of a tight heading share the rest. */
function shrink({ left, right, top, bottom }: TextLine) {
  const quarter = (bottom - top) / 4;
  return { left: left + 1, right: right - 1, top: top + quarter, bottom: bottom - quarter };
}

/** The words that are cut in two by the end of a line, where the browser may not put a hyphen. */
export function listCutWords(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const owner = text.parentElement;
      // What only screen readers get is a pixel wide.
      if (!owner?.checkVisibility() || owner.clientWidth === 1) continue;
      if (getComputedStyle(owner).hyphens === 'auto') continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...others] = range.getClientRects();
        if (first && others.some(({ top }) => top >= first.bottom)) cut.push(word);
      }
    }
    return cut;
  });
}
