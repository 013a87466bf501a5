import { defineHastPlugin } from 'satteri';

/** Marks the number of a contract's clause, `2.1`, which then stands in the margin. */
export const clauses = defineHastPlugin({
  name: 'clauses',
  element: {
    filter: ['p'],
    visit({ children: [first] }, context) {
      if (first?.type !== 'text') return;
      const [, number, text] = /^(\d{1,2}\.\d{1,2})( .*)$/sv.exec(first.value) ?? [];
      if (number === undefined || text === undefined) return;
      const mark = { type: 'text', value: number } as const;
      const properties = { className: ['clause'] };
      context.replaceNode(first, [
        { type: 'element', tagName: 'span', properties, children: [mark] },
        { type: 'text', value: text },
      ]);
    },
  },
});
