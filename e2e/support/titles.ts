/** A title as it stands on the page; all measures in px. */
export interface ShownTitle {
  text: string;
  /** Its lines from above, and how wide each is. */
  lines: string[];
  widths: number[];
  /** How wide a line may be. */
  lineWidth: number;
  /** The words and ranges of which a part stands on another line; a compound may break behind its own hyphen. */
  brokenWords: string[];
}

/** Every title that can be seen: what is set in the display face. Self-contained, to run within a page of any engine. */
export function readTitles(): ShownTitle[] {
  interface Part {
    text: string;
    box: { left: number; right: number; bottom: number };
    /** Stands on more lines than one. */
    isTorn: boolean;
    word: number;
  }
  const isTitle = (element: Element) => /^"?Bricolage/.test(getComputedStyle(element).fontFamily);
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.closest('svg'))
    .filter((element) => isTitle(element) && !(element.parentElement && isTitle(element.parentElement)))
    .map(readTitle)
    .filter(({ text }) => text !== '');

  function readTitle(title: Element): ShownTitle {
    const parts = readParts(title);
    const lines: Part[][] = [];
    const half = parseFloat(getComputedStyle(title).fontSize) / 2;
    for (const part of parts) {
      const last = lines.at(-1);
      if (last?.[0] && Math.abs(last[0].box.bottom - part.box.bottom) < half) last.push(part);
      else lines.push([part]);
    }
    const onLines = (word: number) => lines.filter((line) => line.some((part) => part.word === word));
    const words = [...new Set(parts.map(({ word }) => word))];
    const broken = words.filter((word) => {
      const own = parts.filter((part) => part.word === word);
      const isRange = /\d-\d/.test(own.map(({ text }) => text).join(''));
      return own.some(({ isTorn }) => isTorn) || (isRange && onLines(word).length > 1);
    });
    const textOf = (some: Part[]) =>
      some
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, ' ')
        .trim();
    return {
      text: textOf(parts),
      lines: lines.map(textOf),
      widths: lines.map(measure),
      lineWidth: getLineWidth(title),
      brokenWords: broken.map((word) => textOf(parts.filter((part) => part.word === word))),
    };
  }

  function measure(line: Part[]): number {
    return Math.max(...line.map(({ box }) => box.right)) - Math.min(...line.map(({ box }) => box.left));
  }

  function getLineWidth(title: Element): number {
    const { display, paddingLeft, paddingRight } = getComputedStyle(title);
    if (display === 'inline' && title.parentElement) return getLineWidth(title.parentElement);
    return title.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  }

  /** The text cut where a line may end: behind spaces, hyphens and soft hyphens, but not behind U+00A0. */
  function readParts(title: Element): Part[] {
    const places: { node: Text; offset: number }[] = [];
    let text = '';
    const nodes = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode() as Text | null; node; node = nodes.nextNode() as Text | null) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (let offset = 0; offset < node.data.length; offset += 1) places.push({ node, offset });
      text += node.data;
    }
    let word = 0;
    return [...text.matchAll(/([^ \n\t\u00ad-]*[-\u00ad]*)([ \n\t]*)/g)].flatMap((match) => {
      const [whole, seen = '', spaces = ''] = match;
      const own = word;
      if (spaces) word += 1;
      const boxes = places.slice(match.index, match.index + seen.length).flatMap(({ node, offset }) => {
        // Letter by letter: the boxes of a longer range hold those of elements too.
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        return [...range.getClientRects()].filter(({ width }) => width > 0);
      });
      const [box] = boxes;
      if (!box) return [];
      const isTorn = boxes.some(({ bottom }) => Math.abs(bottom - box.bottom) > box.height / 2);
      const right = Math.max(...boxes.map((each) => each.right));
      return [{ text: whole, box: { left: box.left, right, bottom: box.bottom }, isTorn, word: own }];
    });
  }
}
