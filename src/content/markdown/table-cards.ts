import { defineHastPlugin, type HastContent } from 'satteri';

type Element = Extract<HastContent, { type: 'element' }>;

/** A cell that is only a figure: `€ 6.250`, `8-12 weken`, `- € 540`, `20 minuten tot 1 uur`, `€ 390 per maand`. */
const figure =
  /^(?:niets|(?:[\-−+] ?)?(?:€\s?)?\d[\d.,%\s\-]*(?:\p{L}{1,8})?(?: tot (?:€\s?)?\d[\d.,]*(?: \p{L}{1,8})?)?(?: per \p{L}+)?)$/v;

/** Letters of the longest cell in a table of short values, of a row on a phone, and of an average row in columns. */
const longest = { value: 24, row: 40, columns: 36 };

/**
 * Describes a table to styles/table.css: which columns are figures, and how its rows become cards on a phone. Tables need
 * no roles: since Safari 17 a table keeps its semantics with any `display`.
 */
export const tableCards = defineHastPlugin({
  name: 'table-cards',
  element: {
    filter: ['table'],
    visit(table, context) {
      const headings = listBelow(table, 'th');
      const names = headings.map((cell) => context.textContent(cell));
      const rows = listBelow(table, 'tr')
        .map((row) => listBelow(row, 'td'))
        .filter(({ length }) => length > 0);
      const columns = headings.map((heading, place) => {
        const cells = rows.flatMap((row) => row[place] ?? []);
        const texts = cells.map((cell) => read(cell).trim()).filter(Boolean);
        const length = Math.max(0, ...texts.map((text) => text.length));
        const isFigures = texts.length > 0 && texts.every((text) => figure.test(text));
        return { heading, cells, length, isFigures };
      });
      const [first, ...others] = columns;
      if (!first) return;
      const isWide = names.length > 2;
      for (const { heading, cells, isFigures } of others) {
        if (isFigures)
          for (const cell of [heading, ...cells]) context.setProperty(cell, 'className', 'figures');
      }
      // A name and a figure fit beside each other in one row, and two texts in more.
      const fits = ({ isFigures, length }: (typeof columns)[number]) =>
        length + (isFigures ? first.length : 0) <= longest.row;
      if (!isWide && others.every(fits)) return;
      const length = Math.max(...others.map((column) => column.length));
      const isBrief = length <= longest.value;
      const cells = others.flatMap((column) => column.cells);
      const letters = cells.reduce((all, cell) => all + read(cell, '4-6 weken').length, 0) / rows.length;
      const isFull = others.length > 3 || letters > longest.columns;
      const layout = !isBrief ? 'texts' : isFull ? 'brief' : 'columns';
      context.setProperty(table, 'className', isWide ? `cards ${layout}` : 'cards');
      if (!isWide) return;
      for (const cell of headings) context.setProperty(cell, 'scope', 'col');
      for (const cells of rows) {
        for (const [place, cell] of cells.entries()) {
          // A row header must be a th.
          const [child, ...rest] = cell.children;
          const isLink = child?.type === 'element' && child.tagName === 'a' && rest.length === 0;
          const properties = { scope: 'row', ...(isLink && { className: ['linked'] }) };
          const header = { ...cell, tagName: 'th', properties };
          if (place === 0) context.replaceNode(cell, header);
          else if (cell.children.length > 0) context.setProperty(cell, 'dataKolom', names[place]);
        }
      }
    },
  },
});

/** Stands in for the text of a component. */
const unknown = '…'.repeat(longest.row + 1);

/** Returns the text of a cell, with `amount` in place of each component that is a figure. */
function read(node: Readonly<HastContent>, amount = '€ 1.000 tot € 9.000'): string {
  if (node.type === 'text') return node.value;
  if (node.type.startsWith('mdx')) return 'name' in node && isFigureName(node.name) ? amount : unknown;
  return 'children' in node ? node.children.map((child) => read(child, amount)).join('') : '';
}

const isFigureName = (name: unknown) => name === 'Rate' || name === 'Count';

function listBelow(element: Readonly<Element>, tag: string): Readonly<Element>[] {
  const elements = element.children.filter((child) => child.type === 'element');
  return elements.flatMap((child) => (child.tagName === tag ? [child] : listBelow(child, tag)));
}
