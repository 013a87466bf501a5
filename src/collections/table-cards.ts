import { defineHastPlugin, type HastContent } from 'satteri';

type Element = Extract<HastContent, { type: 'element' }>;

/** Columns from which a table is read as cards on a phone; with fewer it fits. */
const leastColumns = 3;

const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

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
      if (names.length < leastColumns) return;
      for (const tag of ['thead', 'tbody', 'tr', 'th', 'td']) {
        for (const element of listBelow(table, tag)) context.setProperty(element, 'role', roles[tag]);
      }
      context.setProperty(table, 'role', 'table');
      for (const row of listBelow(table, 'tr')) {
        for (const [place, cell] of listBelow(row, 'td').entries()) {
          if (place === 0) context.setProperty(cell, 'role', 'rowheader');
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
