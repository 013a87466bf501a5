import {
  imagePalettes,
  pagePalette,
  paint,
  paintFrame,
  paintWord,
  type Ground,
  type Look,
  type Palette,
} from './looks.ts';
import { listShapes, moveTo, omit, type Drawing, type Motion, type Shape, type Shapes } from './shapes.ts';

/** Writes SVG attributes, without the undefined ones. */
export const writeAttributes = (attributes: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');

/** Writes the markup of shapes; with `hasMotion`, moving groups get a class for drawing.css. */
export const writeShapes = (shapes: Shapes, palette: Palette, hasMotion = false): string =>
  listShapes(shapes)
    .map((shape) => writeShape(shape, palette, hasMotion))
    .join('');

function writeShape(shape: Shape, palette: Palette, hasMotion: boolean): string {
  if ('word' in shape) {
    return `<text${writeAttributes({ ...paintWord(palette), ...shape.place })}>${shape.word}</text> `;
  }
  const looks = paint(shape.looks, palette);
  if ('d' in shape) {
    const motion = shape.isDrawn && { class: hasMotion ? 'drawn' : undefined, pathLength: 1 };
    return `<path${writeAttributes({ ...looks, ...motion, d: shape.d })}/>`;
  }
  const attributes = writeAttributes({
    class: hasMotion ? shape.motion : undefined,
    transform: shape.at && moveTo(shape.at),
    ...looks,
  });
  const inner = writeShapes(shape.shapes, palette, hasMotion);
  return attributes ? `<g${attributes}>${inner}</g>` : inner;
}

const openFile = (attributes: Readonly<Record<string, string | number>>) =>
  `<svg xmlns="http://www.w3.org/2000/svg"${writeAttributes(attributes)}>`;

/** Whether a group becomes an image on top of the rest of a picture. */
const movesInPicture = (shape: Shape): shape is Extract<Shape, { shapes: Shapes }> =>
  'shapes' in shape && (shape.motion === 'layer-3' || shape.motion === 'revealed');

/** Writes the SVG files of a picture: the static shapes, then each moving group, in place. */
export function writeImages(
  { viewBox, shapes }: Drawing,
  ground: Ground,
): { svg: string; motion: Motion | undefined }[] {
  const palette = imagePalettes[ground];
  const write = (layer: Shapes) =>
    `${openFile({ viewBox, ...paintFrame(palette) })}${writeShapes(layer, palette)}</svg>`;
  const moved = findShapes(shapes, movesInPicture);
  return [
    { svg: write(omit(shapes, movesInPicture)), motion: undefined },
    ...moved.map((shape) => ({ svg: write(shape), motion: shape.motion })),
  ];
}

function findShapes<Found extends Shape>(shapes: Shapes, isFound: (shape: Shape) => shape is Found): Found[] {
  return listShapes(shapes).flatMap((shape) => {
    if (isFound(shape)) return [shape];
    return 'shapes' in shape ? findShapes(shape.shapes, isFound) : [];
  });
}

/** Writes an SVG file of numbered shapes, and markup that uses them in a page, whose colours, fonts and motion they inherit. */
export function writeUsedShapes({ shapes }: Drawing): { svg: string; markup: (path: string) => string } {
  const groups: string[] = [];
  const use = (run: Shapes, looks: readonly Look[], name?: string) => {
    const id = `p${groups.length}`;
    const attributes = writeAttributes({ id, ...paint(looks, pagePalette) });
    groups.push(`<g${attributes}>${writeShapes(run, pagePalette)}</g>`);
    return `<use${writeAttributes({ class: name, href: `#${id}` })}/>`;
  };
  const useAll = (all: Shapes, looks: readonly Look[]): string =>
    joinStill(all)
      .map((run) => {
        if (isList(run)) return use(run, looks);
        if (!('shapes' in run)) return use(run, looks, 'drawn');
        const inner = useAll(run.shapes, [...looks, ...run.looks]);
        return run.motion ? `<g class="${run.motion}">${inner}</g>` : inner;
      })
      .join('');
  const markup = useAll(shapes, []);
  return {
    svg: `${openFile({})}${groups.join('')}</svg>`,
    markup: (path) => markup.replaceAll('href="', `href="${path}`),
  };
}

/** Joins consecutive static shapes, and keeps moving ones apart. */
function joinStill(shapes: Shapes): (Shape | Shape[])[] {
  const runs: (Shape | Shape[])[] = [];
  for (const shape of listShapes(shapes)) {
    const last = runs.at(-1);
    if (hasMotion(shape)) runs.push(shape);
    else if (isList(last)) last.push(shape);
    else runs.push([shape]);
  }
  return runs;
}

const isList = (run: Shape | Shape[] | undefined): run is Shape[] => Array.isArray(run);

const hasMotion = (shape: Shape): boolean =>
  'shapes' in shape
    ? shape.motion !== undefined || listShapes(shape.shapes).some(hasMotion)
    : 'd' in shape && shape.isDrawn === true;
