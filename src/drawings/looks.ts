import { readToken } from '../styles/tokens.ts';

/** The two grounds of the site: paper and blueprint. */
export type Ground = 'paper' | 'blueprint';

const paper = {
  pen: 'cobalt',
  penInk: 'ink',
  sheet: 'sheet',
  wash: 'cobalt-wash',
  shade: 'cobalt-shade',
  cobalt: 'cobalt',
  ink: 'ink',
  signal: 'signal',
  onSignal: 'ink',
  ground: 'paper',
};
type Colour = keyof typeof paper;

/** The design token of each colour. */
const tokens: Record<Ground, Record<Colour, string>> = {
  paper,
  blueprint: {
    ...paper,
    pen: 'blueprint-line',
    penInk: 'blueprint-text',
    sheet: 'blueprint-sheet',
    wash: 'blueprint-wash',
    shade: 'blueprint-shade',
    cobalt: 'blueprint-cobalt',
    ink: 'blueprint-text',
    ground: 'blueprint',
  },
};

/** The SVG value of each colour. */
export type Palette = Record<Colour, string>;

const createPalette = (names: Record<Colour, string>, write: (name: string) => string) =>
  Object.fromEntries(Object.entries(names).map(([colour, name]) => [colour, write(name)])) as Palette;

/** Custom properties of the page, which forced colours change. */
export const pagePalette = createPalette(tokens.paper, (name) => `var(--color-${name})`);

/** Fixed values, because a page's styles do not reach an image. */
export const imagePalettes: Record<Ground, Palette> = {
  paper: createPalette(tokens.paper, (name) => readToken(`color-${name}`)),
  blueprint: createPalette(tokens.blueprint, (name) => readToken(`color-${name}`)),
};

type Attributes = Readonly<Record<string, string | number>>;

const looks = {
  // Fills; the pen draws their edge.
  sheet: (palette: Palette) => ({ fill: palette.sheet }),
  wash: (palette: Palette) => ({ fill: palette.wash }),
  shade: (palette: Palette) => ({ fill: palette.shade }),
  cobalt: (palette: Palette) => ({ fill: palette.cobalt }),
  ink: (palette: Palette) => ({ fill: palette.ink }),
  signal: (palette: Palette) => ({ fill: palette.signal, stroke: palette.onSignal }),
  // Pens, which also work on a group.
  penInk: (palette: Palette) => ({ stroke: palette.penInk }),
  penSheet: (palette: Palette) => ({ stroke: palette.sheet }),
  penOnSignal: (palette: Palette) => ({ stroke: palette.onSignal }),
  fine: () => ({ 'stroke-width': 1 }),
  bold: () => ({ 'stroke-width': 2.75 }),
  faint: () => ({ opacity: 0.35 }),
  flat: () => ({ stroke: 'none' }),
  cut: () => ({ 'stroke-dasharray': '5 4.5' }),
  dots: () => ({ 'stroke-dasharray': '.1 5' }),
} satisfies Record<string, (palette: Palette) => Attributes>;

export type Look = keyof typeof looks;

/** Returns the SVG attributes of looks; a later look wins. */
export const paint = (names: readonly Look[], palette: Palette): Attributes =>
  Object.assign({}, ...names.map((name) => looks[name](palette))) as Attributes;

/** Returns the SVG attributes of words. The ground shows around them where they interrupt a line; the page sets their size. */
export const paintWord = (palette: Palette): Attributes => ({
  fill: palette.penInk,
  stroke: palette.ground,
  'stroke-width': 12,
  'paint-order': 'stroke',
  'font-weight': 600,
  'text-anchor': 'middle',
});

/** Returns the attributes of the `<svg>` around a drawing in a file. */
export const paintFrame = (palette: Palette): Attributes => ({
  fill: 'none',
  stroke: palette.pen,
  'stroke-width': 1.75,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
});
