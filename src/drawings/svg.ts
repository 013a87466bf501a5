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
import { listParts, moveTo, omit, type Drawing, type Motion, type Part, type Parts } from './parts.ts';

/** SVG attributes, without those that are undefined. */
export const writeAttributes = (attributes: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');

/** The markup of parts; with `hasMotion`, what moves has a class for drawing.css. */
export const writeParts = (parts: Parts, palette: Palette, hasMotion = false): string =>
  listParts(parts)
    .map((part) => writePart(part, palette, hasMotion))
    .join('');

function writePart(part: Part, palette: Palette, hasMotion: boolean): string {
  if ('word' in part) {
    return `<text${writeAttributes({ ...paintWord(palette), ...part.place })}>${part.word}</text> `;
  }
  const looks = paint(part.looks, palette);
  if ('d' in part) {
    const motion = part.isDrawn && { class: hasMotion ? 'drawn' : undefined, pathLength: 1 };
    return `<path${writeAttributes({ ...looks, ...motion, d: part.d })}/>`;
  }
  const attributes = writeAttributes({
    class: hasMotion ? part.motion : undefined,
    transform: part.at && moveTo(part.at),
    ...looks,
  });
  const inner = writeParts(part.parts, palette, hasMotion);
  return attributes ? `<g${attributes}>${inner}</g>` : inner;
}

const openFile = (attributes: Readonly<Record<string, string | number>>) =>
  `<svg xmlns="http://www.w3.org/2000/svg"${writeAttributes(attributes)}>`;

/** What of a picture moves, as an image of its own on top of the rest. */
const movesInPicture = (part: Part): part is Extract<Part, { parts: Parts }> =>
  'parts' in part && (part.motion === 'layer-3' || part.motion === 'revealed');

/** The SVG files of a picture: the static parts, then each moving part, in its own place. */
export function writeImages(
  { viewBox, parts }: Drawing,
  ground: Ground,
): { svg: string; motion: Motion | undefined }[] {
  const palette = imagePalettes[ground];
  const write = (layer: Parts) =>
    `${openFile({ viewBox, ...paintFrame(palette) })}${writeParts(layer, palette)}</svg>`;
  const moved = findParts(parts, movesInPicture);
  return [
    { svg: write(omit(parts, movesInPicture)), motion: undefined },
    ...moved.map((part) => ({ svg: write(part), motion: part.motion })),
  ];
}

function findParts<Found extends Part>(parts: Parts, isFound: (part: Part) => part is Found): Found[] {
  return listParts(parts).flatMap((part) => {
    if (isFound(part)) return [part];
    return 'parts' in part ? findParts(part.parts, isFound) : [];
  });
}

/** An SVG file of numbered parts, and markup that uses them in a page, whose colours, fonts and motion they inherit. */
export function writeUsedParts({ parts }: Drawing): { svg: string; markup: (path: string) => string } {
  const shapes: string[] = [];
  const use = (run: Parts, looks: readonly Look[], name?: string) => {
    const id = `p${shapes.length}`;
    const attributes = writeAttributes({ id, ...paint(looks, pagePalette) });
    shapes.push(`<g${attributes}>${writeParts(run, pagePalette)}</g>`);
    return `<use${writeAttributes({ class: name, href: `#${id}` })}/>`;
  };
  const useAll = (all: Parts, looks: readonly Look[]): string =>
    joinStill(all)
      .map((run) => {
        if (isList(run)) return use(run, looks);
        if (!('parts' in run)) return use(run, looks, 'drawn');
        const inner = useAll(run.parts, [...looks, ...run.looks]);
        return run.motion ? `<g class="${run.motion}">${inner}</g>` : inner;
      })
      .join('');
  const markup = useAll(parts, []);
  return {
    svg: `${openFile({})}${shapes.join('')}</svg>`,
    markup: (path) => markup.replaceAll('href="', `href="${path}`),
  };
}

/** Each moving part, and between them the runs of static parts. */
function joinStill(parts: Parts): (Part | Part[])[] {
  const runs: (Part | Part[])[] = [];
  for (const part of listParts(parts)) {
    const last = runs.at(-1);
    if (hasMotion(part)) runs.push(part);
    else if (isList(last)) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

const isList = (run: Part | Part[] | undefined): run is Part[] => Array.isArray(run);

const hasMotion = (part: Part): boolean =>
  'parts' in part
    ? part.motion !== undefined || listParts(part.parts).some(hasMotion)
    : 'd' in part && part.isDrawn === true;
