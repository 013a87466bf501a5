// A drawing as it stands in a page, made fit for a renderer that knows none of our fonts. By hand, because librsvg, in
// sharp, takes fonts from the system only, and Satori draws an svg inside as a picture, without the page's styles.

/** Left, top, width and height in pixels. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** One svg element: its view box and the markup inside. */
export interface Drawing {
  viewBox: Box;
  body: string;
}

/** A word as an outline: path data that starts at the left of its base line, and its width, in pixels. */
export interface Outline {
  path: string;
  width: number;
}

/** Takes the markup of one svg element apart. */
export function parseDrawing(svg: string): Drawing {
  const [, attributes = '', body = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = attribute(attributes, 'viewBox').split(' ').map(Number);
  if (!width || !height) throw new Error('This drawing has no view box.');
  return { viewBox: [left, top, width, height], body };
}

/** A small drawing, such as an icon, is not made larger than this. */
const maxScale = 7.2;

/** Where a drawing lies when it is made to fit in the middle of `box`. */
export function fit([, , width, height]: Box, [left, top, boxWidth, boxHeight]: Box): Box {
  const scale = Math.min(boxWidth / width, boxHeight / height, maxScale);
  const [fitWidth, fitHeight] = [width * scale, height * scale];
  return [left + (boxWidth - fitWidth) / 2, top + (boxHeight - fitHeight) / 2, fitWidth, fitHeight];
}

/** The markup with every word in it turned into its outline, in its own place and looks. */
export async function outlineWords(
  body: string,
  outline: (word: string) => Promise<Outline>,
  fontPx: number,
): Promise<string> {
  const parts = body.split(/(<text\b[^>]*>[^<]*<\/text>)/);
  const outlined = parts.map(async (part) => {
    const [, attributes, word] = /^<text\b([^>]*)>([^<]*)</.exec(part) ?? [];
    if (attributes === undefined || word === undefined) return part;
    const { path, width } = await outline(word.trim());
    const [x, y] = [attribute(attributes, 'x'), attribute(attributes, 'y')].map(Number);
    const down = attributes.includes('dy=".35em"') ? 0.35 * fontPx : 0;
    const move = `translate(${(x ?? 0) - width / 2} ${(y ?? 0) + down})`;
    const transform = `${attribute(attributes, 'transform')} ${move}`.trim();
    const looks = attributes.replace(/\s(x|y|dy|transform)="[^"]*"/g, '');
    return `<path${looks} transform="${transform}" d="${path}"/>`;
  });
  return (await Promise.all(outlined)).join('');
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}
