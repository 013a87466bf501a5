import { findNodeAtLocation, parseTree, type JSONPath, type Node, type ParseError } from 'jsonc-parser';

import { createProblem, placeAt, type Problem, type Located } from '../problems/problem.ts';
import { describeForeign, describeJsonProblem, describeThousands } from '../problems/json.ts';
import { readWithinLimits } from './limits.ts';

/** A parsed JSON file below content/. */
export interface JsonFile extends Located {
  /** `undefined` when the file does not parse; `problems` says why. */
  value: unknown;
  /** Parse errors, duplicate keys, and thousands separators. */
  problems: Problem[];
}

interface Found {
  offset: number;
  message: string;
}

/** Parses a JSON file, with its problems. */
export const parseJsonFile = (file: string, text: string) =>
  readWithinLimits<JsonFile>(
    file,
    text,
    // Editors on Windows put a byte-order mark first.
    () => readJsonFile(file, text.replace(/^\uFEFF/, '')),
    (problems) => ({ file, text: '', value: undefined, problems, locate: () => placeAt('', 0) }),
  );

function readJsonFile(file: string, text: string): JsonFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowEmptyContent: false });
  const unreadable = errors.map(({ error, offset }) => ({ offset, message: describeJsonProblem(error) }));
  const nodes = tree ? listNodes(tree) : [];
  const thousands = errors.length === 0 ? nodes.flatMap((node) => findThousands(node, text)) : [];
  const problems = [
    ...(describeForeign(text, unreadable[0]?.offset) ?? unreadable),
    ...nodes.flatMap(findDuplicateKeys),
    ...thousands,
  ];
  return {
    file,
    text,
    value: errors.length === 0 ? JSON.parse(text) : undefined,
    problems: problems.map(({ offset, message }) => createProblem(file, message, placeAt(text, offset))),
    locate: (path) => placeAt(text, findOffset(tree, path as JSONPath)),
  };
}

const listNodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(listNodes)];

function findOffset(tree: Node | undefined, path: JSONPath): number {
  const node = tree && findNodeAtLocation(tree, path);
  if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  return path.length === 0 ? 0 : findOffset(tree, path.slice(0, -1));
}

/** Finds duplicate keys: the parser silently drops the first value. */
function findDuplicateKeys({ type, children = [] }: Node): Found[] {
  const keys = type === 'object' ? children.map(({ children: pair }) => pair?.[0]) : [];
  return keys.flatMap((key, index) => {
    if (!key || keys.findIndex((other) => other?.value === key.value) === index) return [];
    return { offset: key.offset, message: `"${key.value}" staat er twee keer; haal er één weg` };
  });
}

/** Finds numbers with a Dutch thousands separator: 25.000 parses as 25. */
function findThousands({ type, offset, length }: Node, text: string): Found[] {
  const message = type === 'number' && describeThousands(text.slice(offset, offset + length));
  return message ? [{ offset, message }] : [];
}
