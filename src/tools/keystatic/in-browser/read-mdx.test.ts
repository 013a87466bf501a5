import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listNodes, readBody, type TextNode } from '../../editors/body.ts';
import { readTextFiles } from '../../editors/files/text-file.ts';
import { root } from '../../testing/trial-site.ts';
import { readMdx } from './read-mdx.ts';

test('a browser reads links, parts, tables and headings as the build does', () => {
  const pick = (nodes: TextNode[]) =>
    nodes.flatMap(({ type, url, name, attributes, position: { start } }) =>
      /^(mdx|image|link|table)/.test(type)
        ? [[type, url, name, start.line, attributes?.map(({ value }) => typeof value === 'string' && value)]]
        : [],
    );
  for (const text of readTextFiles(root)) {
    const { nodes, anchors } = readBody(text);
    const { tree, anchors: own } = readMdx(text.body);
    assert.deepEqual([own, pick(listNodes(tree as TextNode))], [anchors, pick(nodes)], text.file);
  }
  assert.throws(() => readMdx('Een {'), /closing brace/);
});
