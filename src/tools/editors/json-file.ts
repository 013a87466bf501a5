import { findNodeAtLocation, parseTree, type JSONPath, type Node } from 'jsonc-parser';

import { findJsonFaults } from '../../collections/faults/json.ts';
import { placeAt, type Place, type Fault } from './fault.ts';

/** A JSON file below content/, read for checking. */
export interface JsonFile {
  file: string;
  text: string;
  /** `undefined` when it cannot be read, which is then in `faults`. */
  value: unknown;
  /** Why it cannot be read, and keys that stand there twice. */
  faults: Fault[];
  /** Where a value stands; where it is missing, the nearest one around it. */
  locate: (path: PropertyKey[]) => Place;
}

/** Reads a JSON file and finds out where each of its values stands. */
export function readJsonFile(file: string, text: string): JsonFile {
  const tree = parseTree(text);
  const fault = ({ offset, message }: { offset: number; message: string }): Fault => ({
    ...{ file, message, tip: false },
    ...placeAt(text, offset),
  });
  const faults = findJsonFaults(text).map(fault);
  return {
    file,
    text,
    value: faults.length === 0 ? JSON.parse(text) : undefined,
    faults: [...faults, ...findTwins(tree).map(fault)],
    locate: (path) => placeAt(text, findOffset(tree, path as JSONPath)),
  };
}

function findOffset(tree: Node | undefined, path: JSONPath): number {
  if (!tree) return 0;
  const node = findNodeAtLocation(tree, path);
  if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  return path.length === 0 ? 0 : findOffset(tree, path.slice(0, -1));
}

/** The keys that an object holds twice: the reader would silently drop the first. */
function findTwins(node: Node | undefined): { offset: number; message: string }[] {
  const children = node?.children ?? [];
  const keys = node?.type === 'object' ? children.map(({ children: pair }) => pair?.[0]) : [];
  const twins = keys.flatMap((key, index) => {
    if (!key || keys.findIndex((other) => other?.value === key.value) === index) return [];
    return { offset: key.offset, message: `"${key.value}" staat er twee keer; haal er één weg` };
  });
  return [...twins, ...children.flatMap(findTwins)];
}
