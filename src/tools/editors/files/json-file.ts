import { findNodeAtLocation, parseTree, type JSONPath, type Node, type ParseError } from 'jsonc-parser';

import { ContentError, createFault, nameLines, placeAt, type Fault, type Place } from '../faults/fault.ts';
import { describeForeign, describeJsonFault, describeThousands } from '../faults/json.ts';
import { readWithinLimits } from './limits.ts';

/** A JSON file below content/. */
export interface JsonFile {
  file: string;
  /** Empty when it is too large, or nests too deep, to be read. */
  text: string;
  /** `undefined` when it cannot be read; `faults` says why. */
  value: unknown;
  /** Why it cannot be read, and duplicate keys. */
  faults: Fault[];
  /** The place of a value; of the nearest one around it where it is missing. */
  locate: (path: PropertyKey[]) => Place;
}

/** The value of a JSON file, and what is wrong with it. */
export const parseJsonFile = (file: string, text: string) =>
  readWithinLimits<JsonFile>(
    file,
    text,
    // Editors on Windows put a byte-order mark first.
    () => readJsonFile(file, text.replace(/^\uFEFF/, '')),
    (faults) => ({ file, text: '', value: undefined, faults, locate: () => placeAt('', 0) }),
  );

function readJsonFile(file: string, text: string): JsonFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowEmptyContent: false });
  const unreadable = errors.map(({ error, offset }) => ({ offset, message: describeJsonFault(error) }));
  const foreign = describeForeign(text, unreadable[0]?.offset);
  const thousands = errors.length === 0 ? findThousands(tree, text) : [];
  const faults = [...(foreign ?? unreadable), ...findDuplicateKeys(tree), ...thousands];
  return {
    file,
    text,
    value: errors.length === 0 ? JSON.parse(text) : undefined,
    faults: faults.map(({ offset, message }) => createFault(file, message, placeAt(text, offset))),
    locate: (path) => placeAt(text, findOffset(tree, path as JSONPath)),
  };
}

/** The value of a JSON file; throws a ContentError that names the lines where it cannot be read. */
export function parseJson(file: string, text: string): unknown {
  const { value, faults } = parseJsonFile(file, text);
  if (faults.length > 0) throw new ContentError(file, nameLines(faults));
  return value;
}

function findOffset(tree: Node | undefined, path: JSONPath): number {
  const node = tree && findNodeAtLocation(tree, path);
  if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  return path.length === 0 ? 0 : findOffset(tree, path.slice(0, -1));
}

/** Duplicate keys, of which the reader silently drops the first. */
function findDuplicateKeys(node: Node | undefined): { offset: number; message: string }[] {
  const children = node?.children ?? [];
  const keys = node?.type === 'object' ? children.map(({ children: pair }) => pair?.[0]) : [];
  const duplicates = keys.flatMap((key, index) => {
    if (!key || keys.findIndex((other) => other?.value === key.value) === index) return [];
    return { offset: key.offset, message: `"${key.value}" staat er twee keer; haal er één weg` };
  });
  return [...duplicates, ...children.flatMap(findDuplicateKeys)];
}

/** Numbers in which a point was meant for thousands: 25.000 is read as 25. */
function findThousands(node: Node | undefined, text: string): { offset: number; message: string }[] {
  if (node?.type !== 'number') return (node?.children ?? []).flatMap((child) => findThousands(child, text));
  const { offset, length } = node;
  const typed = text.slice(offset, offset + length);
  const message = describeThousands(typed);
  return message ? [{ offset, message }] : [];
}
