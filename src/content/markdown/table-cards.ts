import { defineHastPlugin, type HastContent } from 'satteri';

type Element = Extract<HastContent, { type: 'element' }>;

/** A cell that is only a figure: `€ 6.250`, `8-12 weken`, `- € 540`. */
const figure = /^(?:[\-−+] ?)?(?:€\s?)?\d[\d.,%\s\-]*(?:\p{L}{1,8})?$/v;

/** Letters of the longest cell in a column of short ones. */
const longest = 18;

/**
 * Adds the name of its column to each cell of a table with three or more columns, which styles/table.css shows where
 * rows become cards, and marks columns of figures and of short texts. Tables need no roles: since Safari 17 a table keeps
 * its semantics with any `display`.
 */
export const tableCards = defineHastPlugin({
  name: 'table-cards',
  element: {
    filter: ['table'],
    visit(table, context) {
      const headings = listBelow(table, 'th');
      const names = headings.map((cell) => context.textContent(cell));
      const rows = listBelow(table, 'tr').map((row) => listBelow(row, 'td'));
      for (const [place, heading] of headings.entries()) {
        const column = rows.flatMap((cells) => cells[place] ?? []);
        const texts = column.map((cell) => context.textContent(cell).trim()).filter(Boolean);
        if (place === 0 || texts.length === 0) continue;
        if (column.every(isText) && texts.every((text) => figure.test(text))) {
          for (const cell of [heading, ...column]) context.setProperty(cell, 'className', 'figures');
        } else if (names.length > 2 && texts.every(({ length }) => length <= longest)) {
          for (const cell of column) context.setProperty(cell, 'className', 'short');
        }
      }
      // Two columns fit on a phone.
      if (names.length < 3) return;
      context.setProperty(table, 'className', 'cards');
      for (const cell of headings) context.setProperty(cell, 'scope', 'col');
      for (const cells of rows) {
        for (const [place, cell] of cells.entries()) {
          // A row header must be a th.
          const header = { ...cell, tagName: 'th', properties: { scope: 'row' } };
          if (place === 0) context.replaceNode(cell, header);
          else context.setProperty(cell, 'dataKolom', names[place]);
        }
      }
    },
  },
});

/** Tells whether a cell has no component, whose text is not known here. */
const isText = ({ children }: Readonly<Element>) => children.every(({ type }) => !type.startsWith('mdx'));

function listBelow(element: Readonly<Element>, tag: string): Readonly<Element>[] {
  const elements = element.children.filter((child) => child.type === 'element');
  return elements.flatMap((child) => (child.tagName === tag ? [child] : listBelow(child, tag)));
}
