import { createHash } from 'node:crypto';

import postcss, { type Rule } from 'postcss';

import type { Ground } from '../../components/drawings/ground.ts';

/** The presentation attributes that a class of `drawing.css` stands for, in the order of the style sheet. */
export type ShapeStyles = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What `drawing.css` says of every drawing: its classes, its frame, and the colours of its custom properties by ground. */
export interface DrawingStyles {
  shapes: ShapeStyles;
  frame: ReadonlyMap<string, string>;
  grounds: Record<Ground, ReadonlyMap<string, string>>;
}

/** The classes of what moves; no rule of a page reaches into a file in every browser, so there they are gone. */
export const moving = /^d-(draw|layer-\d)$/;

const selectors: Record<Ground, string> = { paper: '.drawing', blueprint: '.ground-blueprint .picture' };
/** The declarations of a frame that are attributes of SVG too. */
const presentation = /^(fill|stroke)/;

/** Reads the styles of drawings from `drawing.css`, and its colours from `tokens.css`. */
export function readDrawingStyles(css: string, tokens: string): DrawingStyles {
  const rules = postcss.parse(css).nodes.filter((node): node is Rule => node.type === 'rule');
  const read = (selector: string) => readLines(rules.find((rule) => rule.selector === selector));
  const colours = new Map(
    Array.from(tokens.matchAll(/(--[\w-]+): ([^;]+);/g), ([, name = '', value = '']) => [name, value]),
  );
  const resolve = (value: string) =>
    value.replace(/var\((--[\w-]+)\)/, (whole, name: string) => colours.get(name) ?? whole);
  const paper = read(selectors.paper);
  const createGround = (lines: Map<string, string>) =>
    new Map(Array.from(lines, ([name, value]) => [name, resolve(value)]));
  return {
    shapes: new Map(
      rules
        .filter(({ selector }) => /^\.d-[\w-]+$/.test(selector))
        .map((rule) => [rule.selector.slice(1), readLines(rule)]),
    ),
    frame: new Map([...paper].filter(([name]) => presentation.test(name))),
    grounds: {
      paper: createGround(paper),
      blueprint: createGround(new Map([...paper, ...read(selectors.blueprint)])),
    },
  };
}

/** The address of a file of its kind, by 36 bits of its content's hash: visitors keep it for a year. */
export function nameFile(kind: 'drawing' | 'picture', file: string): string {
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, 6);
  return `/_astro/${kind}.${hash}.svg`;
}

/** Writes shapes for a file: attributes instead of classes, and no white space. */
export function writeShapes(markup: string, styles: ShapeStyles): string {
  const shapes = markup.replace(/\sclass="([^"]*)"/g, (_, list: string) => writeLooks(list, styles));
  const [strange] = /<(?!\/?(g|path|text)\b)[^>]*>/.exec(shapes) ?? [];
  if (strange) throw new Error(`A drawing in a file cannot hold ${strange}.`);
  return shapes.replace(/>\s+|\s+</g, (space) => space.trim()).replaceAll('></path>', '/>');
}

function writeLooks(list: string, styles: ShapeStyles): string {
  const names = new Set(list.split(' ').filter((name) => name !== '' && !moving.test(name)));
  const found = [...styles].filter(([name]) => names.delete(name));
  if (names.size > 0) throw new Error(`drawing.css has no rule for ${[...names].join(', ')} alone.`);
  const looks = new Map(found.flatMap(([, style]) => [...style]));
  return Array.from(looks, ([name, value]) => ` ${name}="${value}"`).join('');
}

const readLines = (rule: Rule | undefined) =>
  new Map((rule?.nodes ?? []).filter((node) => node.type === 'decl').map(({ prop, value }) => [prop, value]));
