import { defineHastPlugin, type HastContent } from 'satteri';

type Element = Extract<HastContent, { type: 'element' }>;

const roles = { thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', th: 'columnheader', td: 'cell' };

/**
 * Puts the name of its column into each cell of a table of three columns or more, for styles/on-demand/table.css to
 * print before it where rows become cards; the roles say what a `display` of that kind takes away in Safari.
 */
export const tableCards = defineHastPlugin({
  name: 'table-cards',
  element: {
    filter: ['table'],
    visit(table, context) {
      const names = listBelow(table, 'th').map((cell) => context.textContent(cell));
      // A table of two columns fits on a phone.
      if (names.length < 3) return;
      for (const [tag, role] of Object.entries(roles)) {
        for (const element of listBelow(table, tag)) context.setProperty(element, 'role', role);
      }
      context.setProperty(table, 'role', 'table');
      for (const cell of listBelow(table, 'th')) context.setProperty(cell, 'scope', 'col');
      for (const row of listBelow(table, 'tr')) {
        for (const [place, cell] of listBelow(row, 'td').entries()) {
          // A td may not be the header of its row.
          const header = { ...cell, tagName: 'th', properties: { role: 'rowheader', scope: 'row' } };
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
