import { defineHastPlugin, type HastContent } from 'satteri';

type Element = Extract<HastContent, { type: 'element' }>;

/**
 * Adds the name of its column to each cell of a table with three or more columns, which styles/table.css shows where
 * rows become cards. Tables need no roles: since Safari 17 a table keeps its semantics with any `display`.
 */
export const tableCards = defineHastPlugin({
  name: 'table-cards',
  element: {
    filter: ['table'],
    visit(table, context) {
      const names = listBelow(table, 'th').map((cell) => context.textContent(cell));
      // Two columns fit on a phone.
      if (names.length < 3) return;
      context.setProperty(table, 'className', 'cards');
      for (const cell of listBelow(table, 'th')) context.setProperty(cell, 'scope', 'col');
      for (const row of listBelow(table, 'tr')) {
        for (const [place, cell] of listBelow(row, 'td').entries()) {
          // A row header must be a th.
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
