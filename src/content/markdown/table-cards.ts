import { defineHastPlugin, type HastContent } from 'satteri';

type Element = Extract<HastContent, { type: 'element' }>;

/**
 * Puts the name of its column into each cell of a table of three columns or more, for styles/table.css to
 * print before it where rows become cards. No roles: since Safari 17 a table of any `display` is read as one.
 */
export const tableCards = defineHastPlugin({
  name: 'table-cards',
  element: {
    filter: ['table'],
    visit(table, context) {
      const names = listBelow(table, 'th').map((cell) => context.textContent(cell));
      // A table of two columns fits on a phone.
      if (names.length < 3) return;
      context.setProperty(table, 'className', 'cards');
      for (const cell of listBelow(table, 'th')) context.setProperty(cell, 'scope', 'col');
      for (const row of listBelow(table, 'tr')) {
        for (const [place, cell] of listBelow(row, 'td').entries()) {
          // A td may not be the header of its row.
          const header = { ...cell, tagName: 'th', properties: { scope: 'row' } };
          if (place === 0) context.replaceNode(cell, header);
          else context.setProperty(cell, 'dataKolom', names[place]);
        }
      }
    },
  },
});

function listBelow(element: Readonly<Element>, tag: string): Readonly<Element>[] {
  const elements = element.children.filter((child) => child.type === 'element');
  return elements.flatMap((child) => (child.tagName === tag ? [child] : listBelow(child, tag)));
}
