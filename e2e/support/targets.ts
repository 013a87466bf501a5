import type { Page } from 'playwright/test';

/** The smallest touch targets in px: width and height of a target, or the line height in running text. */
const sizes = { target: 44, line: 24 };

/** Lists the links, buttons and fields that are too small to touch; scrolls through the page. */
export function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(({ target, line }) => {
    const pressable = document.querySelectorAll<HTMLElement>('a, button, input, textarea, select, summary');
    return [...pressable]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.tabIndex >= 0 &&
          !isSkipLink(element),
      )
      .filter((element) => (isInRunningText(element) ? isLow(element) : !isHit(element)))
      .map(({ outerHTML }) => outerHTML.slice(0, 200));

    function isSkipLink(element: HTMLElement): boolean {
      return element.getBoundingClientRect().bottom <= 0 && getComputedStyle(element).position === 'fixed';
    }

    function isInRunningText(element: HTMLElement): boolean {
      const others = element.parentElement?.textContent?.replace(element.textContent ?? '', '').trim();
      return getComputedStyle(element).display === 'inline' && Boolean(others);
    }

    function isLow(element: HTMLElement): boolean {
      return parseFloat(getComputedStyle(element).lineHeight) < line;
    }

    /** Returns whether a finger hits the element, or a label that activates it. */
    function isHit(element: HTMLElement): boolean {
      const boxes = [element, ...((element as HTMLInputElement).labels ?? [])];
      return boxes.some((box) => hasCross(box, boxes));
    }

    /** Returns whether a cross of the minimum size, centred in a box, stays within the boxes. */
    function hasCross(box: HTMLElement, boxes: HTMLElement[]): boolean {
      box.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = box.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      const reach = target / 2 - 1;
      const ends = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const;
      return ends.every((end) => boxes.some((each) => each.contains(document.elementFromPoint(...end))));
    }
  }, sizes);
}
