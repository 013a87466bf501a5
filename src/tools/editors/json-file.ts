import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findNodeAtLocation, parseTree, type JSONPath, type Node } from 'jsonc-parser';

import { createFault, placeAt, type Fault, type Place } from '../../collections/faults/fault.ts';
import { findJsonFaults } from '../../collections/faults/json.ts';
import { jsonKinds, ownPhotoKind } from '../../collections/kinds.ts';

/** A JSON file below content/. */
export interface JsonFile {
  file: string;
  text: string;
  /** `undefined` when it cannot be read; `faults` says why. */
  value: unknown;
  /** Why it cannot be read, and duplicate keys. */
  faults: Fault[];
  /** The place of a value; of the nearest one around it where it is missing. */
  locate: (path: PropertyKey[]) => Place;
}

/** Every JSON file that the site reads, in the project at `root`. */
export function readJsonFiles(root: string): JsonFile[] {
  const ownPhotos = globSync(ownPhotoKind.pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const files = [...Object.values(jsonKinds).map(({ file }) => file), ...ownPhotos.sort()];
  return files.map((file) => readJsonFile(file, readFileSync(join(root, file), 'utf8')));
}

/** The value of a JSON file, and what is wrong with it. */
export function readJsonFile(file: string, text: string): JsonFile {
  const tree = parseTree(text);
  const unreadable = findJsonFaults(text);
  const faults = [...unreadable, ...findTwins(tree)];
  return {
    file,
    text,
    value: unreadable.length === 0 ? JSON.parse(text) : undefined,
    faults: faults.map(({ offset, message }) => createFault(file, message, placeAt(text, offset))),
    locate: (path) => placeAt(text, findOffset(tree, path as JSONPath)),
  };
}

function findOffset(tree: Node | undefined, path: JSONPath): number {
  if (!tree) return 0;
  const node = findNodeAtLocation(tree, path);
  if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  return path.length === 0 ? 0 : findOffset(tree, path.slice(0, -1));
}

/** Duplicate keys, of which the reader silently drops the first. */
function findTwins(node: Node | undefined): { offset: number; message: string }[] {
  const children = node?.children ?? [];
  const keys = node?.type === 'object' ? children.map(({ children: pair }) => pair?.[0]) : [];
  const twins = keys.flatMap((key, index) => {
    if (!key || keys.findIndex((other) => other?.value === key.value) === index) return [];
    return { offset: key.offset, message: `"${key.value}" staat er twee keer; haal er één weg` };
  });
  return [...twins, ...children.flatMap(findTwins)];
}
