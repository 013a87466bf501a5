import { defineHastPlugin, type HastContent, type HastNode, type HastVisitorContext } from 'satteri';

import { setApostrophes, typesetCell, typesetText, typesetTitle, type Piece } from '../../site/typography.ts';

const code = ['code', 'pre', 'svg', 'script', 'style'];
const titles = ['h2', 'h3'];
const cells = ['td', 'th'];
/** Attributes whose value is visible or read aloud. */
const attributes = ['alt', 'title', 'dataKolom'];

/** Plugin that typesets a text; runs after heading ids are created, which use the words as typed. */
export const typeset = defineHastPlugin({
  name: 'typeset',
  element: {
    filter: ['a', 'img', 'td'],
    visit(element, context) {
      for (const name of attributes) {
        const value = element.properties[name];
        if (typeof value === 'string') context.setProperty(element, name, setApostrophes(value));
      }
    },
  },
  text(text, context) {
    const around = listTagsAround(text, context);
    const isWithin = (tags: string[]) => tags.some((tag) => around.includes(tag));
    if (isWithin(code)) return;
    const isTitle = titles.includes(around[0] ?? '') && context.parent(text).children.length === 1;
    const set = isTitle ? typesetTitle : isWithin(cells) ? typesetCell : typesetText;
    context.replaceNode(text, set(text.value).map(toNode));
  },
});

/** Returns the tag names of the ancestors, nearest first; a component has an empty one. */
function listTagsAround(node: Readonly<HastNode>, context: HastVisitorContext): string[] {
  const parent = context.parent(node);
  if (!parent) return [];
  return ['tagName' in parent ? parent.tagName : '', ...listTagsAround(parent, context)];
}

const toNode = (piece: Piece): HastContent =>
  typeof piece === 'string'
    ? { type: 'text', value: piece }
    : {
        type: 'element',
        tagName: 'span',
        properties: { className: piece.className.split(' ') },
        children: piece.pieces.map(toNode) as never,
      };
